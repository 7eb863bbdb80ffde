/** YLD-D13: what the card still allows, as chips; an Army and then a Location, on the map or here. */
import Ambush from 'icon:game-icons/hooded-assassin';
import Hand from 'icon:game-icons/robber-hand';
import Fortress from 'icon:game-icons/stone-tower';
import Flag from 'icon:game-icons/tower-flag';
import Boot from 'icon:game-icons/walking-boot';
import {
  armyOf,
  conquerable,
  isFortress,
  type Location,
  MOVE_ALL,
  type Option,
  PIECES,
  type Piece,
  sideOf,
} from '@interregnum/yield';
import { OptionChips, OptionRow, PickChip, Row } from '../../../table/kit/chips.tsx';
import { optionsOfType } from '../../../table/kit/options.ts';
import { joined } from '../../../table/kit/words.ts';
import { RegionSign } from '../cards/region-sign.tsx';
import { Emblem } from '../houses/emblem.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { useLayoutFor } from '../map/places.ts';
import { modeOf } from '../state/clicks.ts';
import { armyName, colourName, type Props, pieceName, placeName } from '../state/props.ts';
import { actionsUnderWay, ambushBattle, armiesOfSide, meetsEnemy, sidesIn } from '../state/reading.ts';
import { type Mode, pick, usePicked } from '../state/selection.ts';
import css from './controls.module.css';

export function ActionMenu(props: Props) {
  const { options, text } = props;
  const picked = usePicked(props.question);
  const here = options.filter(o => picked.location !== null && leadsTo(o, picked.location));
  if (picked.mode === null && picked.army === null && here.length > 1) return <Places {...props} of={here} />;
  return (
    <div className={css.menu} data-flow="">
      <Row label={text('yield.menu')}>
        <Modes {...props} />
        <OptionChips
          {...props}
          of={optionsOfType(options, 'conquer')}
          show={() => ({
            picture: <Flag className={css.icon} />,
            words: text('yield.menu.conquer'),
            small: conquests(props),
          })}
        />
        <OptionChips
          {...props}
          of={optionsOfType(options, 'ambush')}
          show={({ piece }) => ({
            tone: 'bad',
            picture: <Ambush className={css.icon} />,
            words: text('yield.menu.ambush'),
            small: foesOf(props, piece),
          })}
        />
      </Row>
      <Details {...props} />
    </div>
  );
}

const placeOf = (o: Option): Location | null => ('to' in o ? o.to : 'location' in o ? o.location : null);
const leadsTo = (o: Option, location: Location): boolean => placeOf(o) === location;

const MODES: readonly { mode: Mode; Icon: typeof Boot }[] = [
  { mode: 'step', Icon: Boot },
  { mode: 'upgrade', Icon: Fortress },
  { mode: 'fortress', Icon: Fortress },
];

/** How often an action is still open. */
function leftOf({ view }: Props, mode: Mode): string {
  const actions = actionsUnderWay(view);
  if (!actions) return '';
  if (mode === 'upgrade') return `${2 - actions.placements}/2`;
  if (mode === 'fortress') return '×1';
  const unmoved = PIECES.filter(
    piece => view.at[armyOf(actions.seat, piece)] !== null && !(actions.moved & (1 << piece)),
  );
  return `×${actions.steps + actions.extra + (actions.card === MOVE_ALL ? unmoved.length : 0)}`;
}

function Modes(props: Props) {
  const { question, options, text } = props;
  const picked = usePicked(question);
  const active = picked.mode ?? (picked.army === null ? null : 'step');
  return MODES.filter(({ mode }) => options.some(option => modeOf(option) === mode)).map(({ mode, Icon }) => (
    <PickChip
      key={mode}
      pressed={active === mode}
      look={{
        picture: <Icon className={css.icon} />,
        words: (
          <>
            {text(`yield.menu.${mode}`)} <b className={css.times}>{leftOf(props, mode)}</b>
          </>
        ),
      }}
      onClick={() => pick(question, active === mode ? {} : { mode })}
    />
  ));
}

function conquests({ view, text }: Props): string {
  const places = conquerable(view, view.viewer!).map(location => placeName(view, location));
  return joined(text, places);
}

/** Whom an Ambush with this Army would fight. */
function foesOf({ view, text, seatNames }: Props, piece: Piece): string {
  const battle = ambushBattle(view, armyOf(view.viewer!, piece));
  const foes = sidesIn(view, battle)
    .filter(side => side !== sideOf(view, view.viewer!))
    .flatMap(side => armiesOfSide(view, battle, side));
  return joined(
    text,
    foes.map(foe => armyName(text, seatNames, foe)),
  );
}

/** The second row: Armies that can go, places for the one in hand, colours to steal. */
function Details(props: Props) {
  const { view, options } = props;
  const { mode, army, location } = usePicked(props.question);
  if (mode === 'fortress') {
    const moves = optionsOfType(options, 'fortress');
    return <Places {...props} of={moves.filter(({ from }) => location === null || from === location)} />;
  }
  if (mode === 'upgrade') return <Places {...props} of={options.filter(option => modeOf(option) === 'upgrade')} />;
  if (army !== null) {
    const steps = optionsOfType(options, 'step');
    return <Places {...props} of={steps.filter(({ piece }) => armyOf(view.viewer!, piece) === army)} />;
  }
  return (
    <Row>
      <StepArmies {...props} />
      <Steals {...props} />
    </Row>
  );
}

function StepArmies({ view, question, options, text }: Props) {
  const pieces = [...new Set(optionsOfType(options, 'step').map(option => option.piece))];
  return pieces.map(piece => {
    const army = armyOf(view.viewer!, piece);
    return (
      <PickChip
        key={piece}
        pressed={false}
        look={{
          picture: <ArmyPicture army={army} champion={view.champion === army} />,
          words: (
            <>
              {pieceName(text, piece)} <b className={css.dial}>{view.units[army]}</b>
            </>
          ),
          small: placeName(view, view.at[army]!),
        }}
        onClick={() => pick(question, { army })}
      />
    );
  });
}

const Steals = (props: Props) => (
  <OptionChips
    {...props}
    of={optionsOfType(props.options, 'steal')}
    show={({ seat, colour }) => ({
      picture: (
        <span className={css.pair}>
          <Hand className={css.icon} />
          <Emblem seat={seat} size={16} />
        </span>
      ),
      words: (
        <>
          <RegionSign region={colour} /> {colourName(props.text, colour)}
        </>
      ),
      small: props.text('yield.menu.stealFrom', { seat: props.seatNames[seat]! }),
    })}
  />
);

/** Steps, placements and moves of Fortresses by the Location they lead to. */
function Places({ of, ...props }: Props & { of: readonly Option[] }) {
  const { view, text } = props;
  const { regions } = useLayoutFor(view);
  return (
    <OptionRow
      {...props}
      of={of.filter(o => placeOf(o) !== null)}
      show={o => {
        const to = placeOf(o)!;
        const danger = o.type === 'step' && meetsEnemy(view, sideOf(view, view.viewer!), to);
        return {
          tone: danger ? 'bad' : 'plain',
          picture:
            o.type === 'step' ? (
              <ArmyPicture army={armyOf(view.viewer!, o.piece)} size={30} />
            ) : (
              <RegionSign region={regions[to]!} size={18} />
            ),
          words: text(`yield.do.${o.type}`, { place: placeName(view, to) }),
          small: smallWords(props, o, to, danger),
        };
      }}
    />
  );
}

function smallWords({ view, text }: Props, o: Option, to: number, danger: boolean): string {
  const value = view.stacks[to]!.length;
  if (danger) return text('yield.do.danger');
  if (o.type === 'upgrade') return text('yield.value.becomes', { value, more: value + 1 });
  if (o.type === 'fortress') {
    const moved = view.stacks[o.from]!.length;
    return isFortress(view, to) ? text('yield.do.merge', { value: value + moved }) : placeName(view, o.from);
  }
  return isFortress(view, to) ? text('yield.value', { value }) : '';
}
