/** A card, tile or Kingdom Card on the table as something to press and to read, and everything else that can be pressed. */
import { type Option, oldKingsCrown } from '@interregnum/old-kings-crown';
import type { ReactNode } from 'react';
import { CardButton } from '../../../table/kit/card/card-button.tsx';
import { magnifying } from '../../../table/kit/card/magnifier.tsx';
import { hovering } from '../../../table/kit/hovered.tsx';
import { carryOut, NOTHING } from '../../../table/kit/meaning.ts';
import { offersOn, press } from '../state/clicks.ts';
import type { Props } from '../state/props.ts';
import { type Picked, selection, usePicked } from '../state/selection.ts';

/** Whatever has a face is read by its spot: `card.CL01`, `kingdom.K07`, `tile.T-NO1`, `commander.CM-NO`. */
export const reader = magnifying<string>();

export const optionWords = ({ say, view }: Props, option: Option): string =>
  say(oldKingsCrown.words.describe(option, view));

interface PieceProps extends Props {
  /** What it is to options and to words that point at it. */
  thing: string;
  /** What can be read of it; `null`: it lies face down. */
  face: string | null;
  label: string;
  inHand?: boolean;
  /** The Region or Location that it lies on: what is pressed where the piece itself is no answer. */
  ground?: string;
  children: ReactNode;
}

/** Something with a face. */
export function Piece({ thing, face, label, inHand = false, ground, children, ...props }: PieceProps) {
  const { view, options } = props;
  const picked = usePicked(props.question);
  const offers = options.length === 0 ? [] : offersOn(view, options, picked, thing);
  const meant = offers.length === 0 ? pressedThrough(props, picked, thing, ground) : thing;
  return (
    <CardButton
      card={face}
      id={thing}
      label={label}
      offers={offers}
      answers={offers.length === 1}
      means={() => (options.length === 0 ? NOTHING : press(view, options, picked, meant, inHand))}
      picked={picked.things.includes(thing) ? 'picked' : null}
      hovered={props.hovered}
      reader={reader}
      describe={option => optionWords(props, option as Option)}
      onMeaning={meaning => carryOut(props, selection, meaning)}
    >
      {children}
    </CardButton>
  );
}

/** What lies below, where that is an answer. */
const pressedThrough = ({ view, options }: Props, picked: Picked, thing: string, ground: string | undefined): string =>
  ground !== undefined && offersOn(view, options, picked, ground).length > 0 ? ground : thing;

interface ThingProps extends Props {
  thing: string;
  label: string;
  className?: string | undefined;
  data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;
  ground?: string;
  /** What a press does when it is no answer. */
  otherwise?(): void;
  children?: ReactNode;
}

/** Something without a face: a Region, a Location, a pile, a place of the order. */
export function Thing({ thing, label, className, data, ground, otherwise, children, ...props }: ThingProps) {
  const { view, options } = props;
  const picked = usePicked(props.question);
  const offers = options.length === 0 ? [] : offersOn(view, options, picked, thing);
  const hot = props.hovered.use(now => offers.some(each => each.code === now));
  const [offer] = offers;
  const click = () => {
    const meaning =
      options.length === 0
        ? NOTHING
        : press(view, options, picked, offer ? thing : pressedThrough(props, picked, thing, ground));
    if (meaning.do === 'nothing') otherwise?.();
    else carryOut(props, selection, meaning);
  };
  const isIdle = !offer && !otherwise;
  return (
    <button
      type="button"
      className={className}
      data-spot={thing}
      data-offer={offer?.code}
      data-code={offers.length === 1 ? offer!.code : undefined}
      data-hot={hot}
      data-picked={picked.things.includes(thing) || undefined}
      tabIndex={isIdle ? -1 : 0}
      aria-label={offers.length === 1 ? `${label}. ${optionWords(props, offer!)}` : label}
      aria-pressed={picked.things.includes(thing) || undefined}
      onClick={click}
      {...(offer ? hovering(props.hovered, offer.code) : {})}
      {...data}
    >
      {children}
    </button>
  );
}
