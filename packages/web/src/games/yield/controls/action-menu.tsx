/** YLD-D13: what the card still allows, as chips; an Army and then a Location, on the map or here. */
import Ambush from 'icon:game-icons/hooded-assassin';
import Hand from 'icon:game-icons/robber-hand';
import Fortress from 'icon:game-icons/stone-tower';
import Flag from 'icon:game-icons/tower-flag';
import Boot from 'icon:game-icons/walking-boot';
import { armyOf, conquerable, isFortress, MOVE_ALL, type Option, PIECES, sideOf } from '@interregnum/yield';
import { optionsOfType } from '../../../table/kit/options.ts';
import { RegionSign } from '../cards/region-sign.tsx';
import { Emblem } from '../houses/emblem.tsx';
import { ArmyPicture } from '../houses/meeple.tsx';
import { useLayoutFor } from '../map/layout-context.ts';
import { modeOf } from '../state/clicks.ts';
import { armyName, colourName, joined, type Props, pieceName, placeName } from '../state/props.ts';
import { actionsUnderWay, ambushBattle, armiesOfSide, meetsEnemy, questionKey, sidesIn } from '../state/reading.ts';
import { type Mode, pick, usePicked } from '../state/selection.ts';
import { OptionChip, PickChip, Row } from './chip.tsx';
import css from './controls.module.css';

export function ActionMenu(props: Props) {
  const { view, options } = props;
  const picked = usePicked(questionKey(view));
  const here = options.filter(o => picked.location !== null && leadsTo(o, picked.location));
  if (picked.mode === null && picked.army === null && here.length > 1) return <Options {...props} of={here} />;
  return (
    <div className={css.menu}>
      <Row label={props.text('yield.menu')}>
        <Modes {...props} />
        {optionsOfType(options, 'conquer').map(choice => (
          <li key={choice.code}>
            <OptionChip {...props} choice={choice} picture={<Flag className={css.icon} />} small={conquests(props)}>
              {props.text('yield.menu.conquer')}
            </OptionChip>
          </li>
        ))}
        <Ambushes {...props} />
      </Row>
      <Details {...props} />
    </div>
  );
}

const leadsTo = (o: Option, location: number): boolean =>
  ('to' in o && o.to === location) || ('location' in o && o.location === location);

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
  const { view, options, text } = props;
  const question = questionKey(view);
  const picked = usePicked(question);
  const active = picked.mode ?? (picked.army === null ? null : 'step');
  return MODES.filter(({ mode }) => options.some(option => modeOf(option) === mode)).map(({ mode, Icon }) => (
    <li key={mode}>
      <PickChip
        pressed={active === mode}
        picture={<Icon className={css.icon} />}
        onClick={() => pick(question, active === mode ? {} : { mode })}
      >
        {text(`yield.menu.${mode}`)} <b className={css.times}>{leftOf(props, mode)}</b>
      </PickChip>
    </li>
  ));
}

const conquests = ({ view, text }: Props): string =>
  joined(
    text,
    conquerable(view, view.viewer!).map(location => placeName(view, location)),
  );

function Ambushes(props: Props) {
  const { view, options, text, seatNames } = props;
  return optionsOfType(options, 'ambush').map(choice => {
    const army = armyOf(view.viewer!, choice.piece);
    const battle = ambushBattle(view, army);
    const foes = sidesIn(view, battle)
      .filter(side => side !== sideOf(view, view.viewer!))
      .flatMap(side => armiesOfSide(view, battle, side));
    return (
      <li key={choice.code}>
        <OptionChip
          {...props}
          choice={choice}
          tone="bad"
          picture={<Ambush className={css.icon} />}
          small={joined(
            text,
            foes.map(foe => armyName(text, seatNames, foe)),
          )}
        >
          {text('yield.menu.ambush')}
        </OptionChip>
      </li>
    );
  });
}

/** The second row: Armies that can go, places for the one in hand, colours to steal. */
function Details(props: Props) {
  const { view, options } = props;
  const { mode, army, location } = usePicked(questionKey(view));
  if (mode === 'fortress') {
    const moves = optionsOfType(options, 'fortress').filter(option => location === null || option.from === location);
    return <Options {...props} of={moves} />;
  }
  if (mode === 'upgrade') return <Options {...props} of={options.filter(option => modeOf(option) === 'upgrade')} />;
  if (army !== null) {
    const steps = optionsOfType(options, 'step').filter(option => armyOf(view.viewer!, option.piece) === army);
    return <Options {...props} of={steps} />;
  }
  return (
    <Row>
      <StepArmies {...props} />
      <Steals {...props} />
    </Row>
  );
}

function StepArmies({ view, options, text }: Props) {
  const question = questionKey(view);
  const pieces = [...new Set(optionsOfType(options, 'step').map(option => option.piece))];
  return pieces.map(piece => {
    const army = armyOf(view.viewer!, piece);
    return (
      <li key={piece}>
        <PickChip
          pressed={false}
          picture={<ArmyPicture seat={view.viewer!} piece={piece} size={34} champion={view.champion === army} />}
          small={placeName(view, view.at[army]!)}
          onClick={() => pick(question, { army })}
        >
          {pieceName(text, piece)} <b className={css.dial}>{view.units[army]}</b>
        </PickChip>
      </li>
    );
  });
}

function Steals(props: Props) {
  const { options, text, seatNames } = props;
  return optionsOfType(options, 'steal').map(choice => (
    <li key={choice.code}>
      <OptionChip
        {...props}
        choice={choice}
        picture={
          <span className={css.pair}>
            <Hand className={css.icon} />
            <Emblem seat={choice.seat} size={16} />
          </span>
        }
        small={text('yield.menu.stealFrom', { seat: seatNames[choice.seat]! })}
      >
        <RegionSign region={choice.colour} /> {colourName(text, choice.colour)}
      </OptionChip>
    </li>
  ));
}

/** Steps, placements and moves of Fortresses by the Location they lead to. */
function Options({ of, ...props }: Props & { of: readonly Option[] }) {
  return (
    <Row>
      {of.map(choice => (
        <li key={choice.code}>
          <PlaceOption {...props} choice={choice} />
        </li>
      ))}
    </Row>
  );
}

function PlaceOption({ choice, ...props }: Props & { choice: Option }) {
  const { view, text } = props;
  const o = choice;
  const { regions } = useLayoutFor(view.seats);
  const to = 'to' in o ? o.to : 'location' in o ? o.location : null;
  if (to === null) return null;
  const danger = o.type === 'step' && meetsEnemy(view, sideOf(view, view.viewer!), to);
  return (
    <OptionChip
      {...props}
      choice={choice}
      tone={danger ? 'bad' : 'plain'}
      picture={
        o.type === 'step' ? (
          <ArmyPicture seat={view.viewer!} piece={o.piece} size={30} />
        ) : (
          <RegionSign region={regions[to]!} size={18} />
        )
      }
      small={smallWords(props, o, to, danger)}
    >
      {text(`yield.do.${o.type}`, { place: placeName(view, to) })}
    </OptionChip>
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
