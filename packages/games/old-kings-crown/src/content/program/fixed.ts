/** Moments with a question or a rule of their own: there an effect is one of a few programs, not any. */
import type { Path } from '@interregnum/kernel';
import type { Condition, Moment } from '../effect.ts';
import type { Limit } from '../kingdom-card.ts';
import { CONDITIONS, OPS, PARAMETERS } from './effect-words.ts';
import type { Doing } from './found.ts';
import type { Kind } from './needs.ts';
import { refuseIf } from './sets.ts';

/** A program as the file writes it; `#` stands for a number, `*` for which cards they are. */
interface Fixed {
  readonly mode: Doing['mode'];
  readonly kinds: readonly Kind[];
  readonly limit?: Limit;
  readonly needs?: readonly string[];
  readonly name?: string;
  readonly do: readonly string[];
}

const LAID: Omit<Fixed, 'do'> = {
  mode: 'may',
  kinds: ['card'],
  needs: ['this is here'],
  name: 'a Location for a card',
};
const DECREE: Omit<Fixed, 'do'> = { mode: 'auto', kinds: ['card'], needs: ['this is in the Clash'] };

/** By moment: all that can be done there. At a Loss and after the rewards it is what windows cannot do. */
const FIXED: Readonly<Partial<Record<Moment, readonly Fixed[]>>> = {
  'MSp-O': [{ mode: 'may', kinds: ['tile', 'commander', 'kingdom'], do: ['set the Order Track'] }],
  AuD: [
    {
      mode: 'may',
      kinds: ['tile', 'commander', 'kingdom'],
      needs: ['there are my facedown cards here'],
      name: 'a card of my hand cards or my facedown cards elsewhere',
      do: ['swap my face-down card here and it'],
    },
  ],
  onCourt: [{ mode: 'may', kinds: ['tile', 'commander', 'kingdom'], do: ['my cards stay in the Court'] }],
  afterShrine: [{ mode: 'may', kinds: ['tile', 'commander', 'kingdom'], do: ['draw #'] }],
  onLoss: [
    { mode: 'may', kinds: ['card'], needs: ['this is here'], do: ['this goes to hand'] },
    { mode: 'may', kinds: ['kingdom'], name: 'a card of my revealed cards here', do: ['it goes to the bottom'] },
  ],
  AuE: [
    { ...LAID, do: ['this Fortifies the Location'] },
    { ...LAID, do: ['this Pillages the Location'] },
  ],
  afterHeraldSteal: [
    { mode: 'auto', kinds: ['kingdom'], do: ['pick an opponent stolen from', 'steal # from that player'] },
  ],
  onAttrition: [
    { mode: 'auto', kinds: ['kingdom'], limit: null, do: ['the hand size stays'] },
    {
      mode: 'auto',
      kinds: ['kingdom'],
      limit: 'spend',
      do: ['spend this, the Occupier to the hand', 'the hand size stays'],
    },
    {
      mode: 'auto',
      kinds: ['kingdom'],
      limit: 'spend',
      do: ['spend this, the Occupier to the discard', 'the hand size stays'],
    },
  ],
  AuDec: [
    { ...DECREE, do: ['I win'] },
    { ...DECREE, do: ['to the Lost Pile: opposing revealed * in the Clash', 'I win'] },
    { ...DECREE, do: ['I tie with the leader'] },
    { ...DECREE, do: ['nobody wins'] },
  ],
};
/** Here windows have their programs too. */
const SHARED: readonly Moment[] = ['AuE', 'afterHeraldSteal'];

const said = (conditions: readonly Condition[]): (string | null)[] => conditions.map(one => CONDITIONS.write(one));
const isLine = (line: string, text: string): boolean => {
  const [before, after] = line.split('*');
  if (after !== undefined) return text.startsWith(before!) && text.endsWith(after);
  return text.replace(/\d+/g, '#') === line;
};

function isAs(effect: Doing, fixed: Fixed): boolean {
  const lines = effect.do.map(op => OPS.write(op)!);
  const first = effect.mode === 'may' ? effect.offer.first : null;
  const name = first === null || first.of === 'way' ? undefined : PARAMETERS.write(first);
  return (
    effect.mode === fixed.mode &&
    name === fixed.name &&
    lines.length === fixed.do.length &&
    fixed.do.every((line, i) => isLine(line, lines[i]!)) &&
    first?.of !== 'way'
  );
}

const isOffered = ({ kinds, limit }: Fixed, kind: Kind, limited: Limit): boolean =>
  kinds.includes(kind) && (limit === undefined || limit === limited);

const shown = ({ name, do: lines }: Fixed): string =>
  `[${lines.join(', ')}]${name === undefined ? '' : ` with 'name: ${name}'`}`;

/** Whether an effect is a program of such a moment; throws when it should be and is not. */
export function isFixed(effect: Doing, kind: Kind, limit: Limit, path: Path): boolean {
  const here = (FIXED[effect.at] ?? []).filter(one => one.mode === effect.mode);
  if (here.length === 0) return false;
  const possible = here.filter(one => isOffered(one, kind, limit));
  const found = possible.find(one => isAs(effect, one));
  if (!found && SHARED.includes(effect.at)) return false;
  refuseIf(possible.length === 0, path, 'nothing of this kind has an effect at this moment');
  refuseIf(!found, [...path, 'do'], `expected ${possible.map(shown).join(' or ')}`);
  const conditions = said(effect.if);
  const missing = (found!.needs ?? []).find(one => !conditions.includes(one));
  refuseIf(missing !== undefined, path, `this needs the condition '${missing}'`);
  refuseIf(effect.at === 'onAttrition' && effect.if.length > 0, [...path, 'if'], 'expected no conditions here');
  return true;
}
