/** OKC-088: what a winning Bid does: take, steal with the odds, or throw out. */
import { controllerOf, defenceOf, KINGDOM_CARDS, type Kingdom, type Option } from '@interregnum/old-kings-crown';
import { type ChipLook, OptionRow } from '../../../table/kit/chips.tsx';
import { narrowed } from '../state/clicks.ts';
import { kingdomName, type Props, partyName } from '../state/props.ts';
import { usePicked } from '../state/selection.ts';
import { KingdomPicture } from './look.tsx';

export function BidChoice(props: Props) {
  const { view, options, question } = props;
  const { things } = usePicked(question);
  return <OptionRow {...props} of={narrowed(view, options, things)} show={o => lookOf(props, o)} />;
}

const picture = (kingdom: Kingdom) => <KingdomPicture id={KINGDOM_CARDS[kingdom]!.id} />;

function lookOf(props: Props, o: Option): ChipLook {
  const { view, text } = props;
  switch (o.type) {
    case 'take':
      return {
        picture: picture(view.market[o.slot]!),
        words: text('okc.take'),
        small: kingdomName(text, view.market[o.slot]!),
        tone: 'good',
      };
    case 'takeDeck':
      return { words: text('okc.take'), small: text('okc.take.unseen'), tone: 'good' };
    case 'stealKingdom':
      return {
        picture: picture(o.kingdom),
        words: stealWords(props, o.kingdom),
        small: odds(props, o.kingdom),
        tone: 'good',
      };
    case 'discardSlot':
      return {
        picture: picture(view.market[o.slot]!),
        words: text('okc.discard'),
        small: kingdomName(text, view.market[o.slot]!),
      };
    default:
      return { words: text('okc.discard'), small: text('okc.discard.both') };
  }
}

const stealWords = (props: Props, kingdom: Kingdom): string =>
  `${props.text('okc.steal')}: ${kingdomName(props.text, kingdom)}`;

/** "8 against 7", and whose it is. */
function odds(props: Props, kingdom: Kingdom): string {
  const { view, text } = props;
  const holder = controllerOf(view, kingdom);
  const held = view.controlled[holder]!.find(one => one.kingdom === kingdom)!;
  const n = view.bidTotals[view.viewer!] ?? 0;
  return `${text('okc.against', { n, defence: defenceOf(view, holder, held) })}, ${partyName(props, holder)}`;
}
