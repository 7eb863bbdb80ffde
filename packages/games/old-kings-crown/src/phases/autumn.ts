/** Autumn (OKC-120..OKC-126): three Regions, one after the other, each finished before the next is chosen. */
import { openWindow } from '../effects/window.ts';
import { heard, tell } from '../events.ts';
import { option } from '../options.ts';
import { NONE, type Party, REGION_NUMBERS, type RegionNumber } from '../pieces.ts';
import { ASK } from '../questions.ts';
import { clearTieValue, isSolo, simulacrumRegion } from '../simulacrum.ts';
import { at, call, procedure, type Result, type State } from '../state.ts';
import { isDone, isSeat } from '../table.ts';
import { afterRewards } from './after-rewards.ts';
import { clash } from './clash.ts';
import { reveal } from './reveal.ts';
import { rewards } from './rewards.ts';

type Nothing = Record<string, never>;

const regionsLeft = (s: State): RegionNumber[] => REGION_NUMBERS.filter(region => !isDone(s, region));

/** OKC-122: the last in order chooses first, the last but one second, unless somebody claims the choice (T-CL2, K15). */
function chooser(s: State): Party {
  const kind = s.choices === 0 ? 'firstChoice' : 'secondChoice';
  const claimed = s.lasting.find(one => one.kind === kind);
  return claimed?.party ?? s.order.at(-1 - Math.min(s.choices, 1))!;
}

function choose(s: State, party: Party | null, region: RegionNumber): void {
  s.region = region;
  s.choices++;
  tell({ type: 'regionChosen', party, region });
}

/** OKC-140, OKC-Q114: exactly one result for everybody (OKC-Q21, OKC-Q22). */
function resultFor(s: State, party: Party): Result {
  const { first, retreated, winner } = s.clash!;
  if (!first.includes(party)) return 'none';
  if (retreated.includes(party)) return 'retreat';
  if (winner === null) return 'tie';
  return winner === party ? 'win' : 'loss';
}

export function setResults(s: State): void {
  for (const party of s.order) s.results[at(s, s.region, party)] = resultFor(s, party);
  if (!heard()) return;
  const results = s.order.map(party => ({ party, result: resultFor(s, party) }));
  tell({ type: 'result', region: s.region, results });
}

/** OKC-121. */
export const region = procedure<Nothing>('region', {
  reveal: s => call(s, reveal, {}),
  clash: s => call(s, clash, {}),
  results: s => setResults(s),
  rewards: s => {
    const { winner } = s.clash!;
    if (winner !== null) call(s, rewards, { seat: winner }); // OKC-170
  },
  after: s => call(s, afterRewards, {}),
  close: s => {
    if (isSolo(s)) clearTieValue(s, s.region);
    s.clash = null;
    s.region = NONE;
  },
});

const nextRegion = procedure<Nothing>('nextRegion', {
  choose: {
    question: ASK.region,
    ask: 'forced',
    who: s => chooser(s),
    options: s => {
      s.window = 'AuX';
      const left = regionsLeft(s);
      return isSeat(s, chooser(s)) || left.length === 1 ? left.map(option.region) : [];
    },
    then: (s, _, answer, party) => {
      if (answer.type === 'region') choose(s, regionsLeft(s).length === 1 ? null : party, answer.region);
    },
  },
  simulacrum: s => {
    if (s.region === NONE) choose(s, chooser(s), simulacrumRegion(s, regionsLeft(s)));
  },
  resolve: s => call(s, region, {}),
});

export const autumn = procedure<Nothing>('autumn', {
  early: s => openWindow(s, 'EAu'), // OKC-120
  regions: { while: s => regionsLeft(s).length > 0, do: s => call(s, nextRegion, {}) },
  late: s => openWindow(s, 'LAu'), // OKC-126
});
