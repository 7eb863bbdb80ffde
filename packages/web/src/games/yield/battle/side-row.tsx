/** One side of a battle: its Armies with open dials, bonuses, colours it may use, cards played, total. */
import Act from 'icon:game-icons/crossed-swords';
import White from 'icon:lucide/flag';
import type { Seat } from '@interregnum/kernel';
import {
  AMBUSH_BONUS,
  type Army,
  COLOURS,
  has,
  isDestroyed,
  type Kind,
  pieceOf,
  playKind,
  playSeat,
  type Side,
  sideOf,
  UNDEAD_ARMIES,
  valueInBattle,
} from '@interregnum/yield';
import { keyed } from '../../../parts/keyed.ts';
import { joined } from '../../../table/kit/words.ts';
import { BattleCard, CoveredCard } from '../cards/battle-card.tsx';
import { RegionSign } from '../cards/region-sign.tsx';
import { Emblem } from '../houses/emblem.tsx';
import { ownerClass } from '../houses/houses.ts';
import { ArmyPicture } from '../houses/meeple.tsx';
import { kindName, type Props, pieceName, regionName } from '../state/props.ts';
import { armiesOfSide, championBonus, coveredOf, membersOf } from '../state/reading.ts';
import css from './battle.module.css';
import type { TrackerProps } from './tracker.tsx';

type SideProps = TrackerProps & { side: Side };

export function SideRow(props: SideProps) {
  const { view, battle, side, text, seatNames } = props;
  const members = membersOf(view, battle, side);
  const out = !(battle.remaining & (1 << side));
  const holds = !out && battle.holder === side && battle.winner === null && !battle.drawn;
  return (
    <li className={`${css.side} ${ownerClass(members[0] ?? 0)}`} data-out={out} data-holds={holds}>
      <header className={css.head}>
        {members.map(seat => (
          <Emblem key={seat} seat={seat} size={20} />
        ))}
        <b className={css.name}>
          {joined(
            text,
            members.map(seat => seatNames[seat]!),
          )}
        </b>
        {holds && (
          <span className={css.tag}>
            <Act /> {text('yield.battle.initiative')}
          </span>
        )}
        {out && (
          <span className={css.tag} data-out="true">
            <White /> {text('yield.battle.yielded')}
          </span>
        )}
        <Colours {...props} members={members} />
        <strong key={battle.totals[side]} className={css.total}>
          {battle.totals[side]}
        </strong>
      </header>
      <div className={css.parts}>
        <span className={css.dials}>
          {armiesOfSide(view, battle.armies, side).map(army => (
            <OpenDial key={army} {...props} army={army} />
          ))}
        </span>
        <Bonuses {...props} members={members} />
        <Plays {...props} />
      </div>
      {view.viewer !== null && members.includes(view.viewer) && <OwnCovered {...props} seat={view.viewer} />}
    </li>
  );
}

function OpenDial({ view, army, text }: Props & { army: Army }) {
  const gone = isDestroyed(view, army);
  const label = text(gone ? 'yield.battle.fallen' : 'yield.battle.dial', {
    piece: pieceName(text, pieceOf(army)),
    units: view.units[army] ?? 0,
  });
  return (
    <span className={css.dial} data-gone={gone} role="img" aria-label={label} title={label}>
      <ArmyPicture army={army} size={30} champion={view.champion === army} />
      <b key={view.units[army]}>{view.units[army]}</b>
    </span>
  );
}

function Colours({ battle, members, text }: TrackerProps & { members: readonly Seat[] }) {
  const usable = COLOURS.filter(colour => members.some(seat => battle.colours[seat]! & (1 << colour)));
  const label = text('yield.battle.colours', {
    regions: joined(
      text,
      usable.map(colour => regionName(text, colour)),
    ),
  });
  return (
    <span className={css.colours} role="img" aria-label={label} title={label}>
      {usable.map(colour => (
        <RegionSign key={colour} region={colour} size={15} />
      ))}
    </span>
  );
}

/** Every bonus by itself: Ambush, Fortresses, Champion, the undead. */
function Bonuses({ view, battle, side, members, text }: SideProps & { members: readonly Seat[] }) {
  const bonuses = [
    ...(battle.ambusher !== null && sideOf(view, battle.ambusher) === side
      ? [text('yield.bonus.ambush', { value: AMBUSH_BONUS })]
      : []),
    ...members.flatMap(seat =>
      battle.fortressBonus[seat]! > 0 ? [text('yield.bonus.fortresses', { value: battle.fortressBonus[seat]! })] : [],
    ),
    ...members.flatMap(seat =>
      championBonus(view, seat, 0) > 0 ? [text('yield.bonus.champion', { value: championBonus(view, seat, 0) })] : [],
    ),
    ...(members.some(seat => has(view, seat, UNDEAD_ARMIES)) ? [text('yield.bonus.undead')] : []),
  ];
  return bonuses.map(bonus => (
    <span key={bonus} className={css.bonus}>
      {bonus}
    </span>
  ));
}

/** The cards in the order played. */
function Plays({ view, battle, side, text }: SideProps) {
  const plays = battle.plays.filter(play => sideOf(view, playSeat(play)) === side);
  return (
    <span className={css.plays}>
      {keyed(plays).map(({ key, item }) => {
        const [seat, kind] = [playSeat(item), playKind(item)];
        return (
          <span key={key} className={css.play} role="img" aria-label={playInWords(text, kind)}>
            {kind === null ? (
              <CoveredCard value={valueInBattle(view, battle, seat, 0, false)} />
            ) : (
              <BattleCard kind={kind} bonus={championBonus(view, seat, kind)} />
            )}
          </span>
        );
      })}
    </span>
  );
}

const playInWords = (text: Props['text'], kind: Kind | null): string =>
  kind === null ? text('yield.battle.faceDown') : kindName(text, kind);

/** Only the owner knows what lies face down. */
function OwnCovered({ view, seat, text }: Props & { seat: Seat }) {
  const cards = coveredOf(view, seat);
  if (cards.length === 0) return null;
  const names = joined(
    text,
    cards.map(card => kindName(text, card.kind)),
  );
  return <p className={css.covered}>{text('yield.battle.ownDown', { cards: names })}</p>;
}
