/** Answers as chips: those that what is taken up on the table leaves open. Everything here lies on the table as well. */
import type { Option } from '@interregnum/old-kings-crown';
import { OptionChips, PickChip, Row } from '../../../table/kit/chips.tsx';
import { narrowed } from '../state/clicks.ts';
import type { Props } from '../state/props.ts';
import { pick, usePicked } from '../state/selection.ts';
import { thingsOf } from '../state/things.ts';
import { lookOf } from './look.tsx';
import { offersItself } from './plain.ts';

/** So many chips are looked over at once; more are narrowed down first. */
const FEW = 14;

export function Choice(props: Props) {
  const { view, options, question, text } = props;
  const { things } = usePicked(question);
  const left = narrowed(view, options, things).filter(o => offersItself(o, view));
  if (left.length > FEW && things.length === 0) return <FirstStep {...props} of={left} />;
  return (
    <Row>
      {things.length > 0 && (
        <PickChip look={{ words: text('okc.order.again') }} pressed onClick={() => pick(question, {})} />
      )}
      <OptionChips {...props} of={left} show={o => lookOf(props, o)} />
    </Row>
  );
}

/** The first thing of each option, once. */
function FirstStep({ of, ...props }: Props & { of: readonly Option[] }) {
  const firsts = new Map<string, Option>();
  for (const o of of) {
    const [first] = thingsOf(o, props.view);
    if (first !== undefined && !firsts.has(first)) firsts.set(first, o);
  }
  return (
    <Row>
      {[...firsts].map(([thing, o]) => (
        <PickChip
          key={thing}
          look={{ ...lookOf(props, o), words: wordsOf(props, thing, o) }}
          pressed={false}
          onClick={() => pick(props.question, { things: [thing] })}
        />
      ))}
    </Row>
  );
}

const wordsOf = ({ text, seatNames }: Props, thing: string, o: Option): string => {
  if (thing.startsWith('slot.')) return text(`okc.region.${['highlands', 'plateau', 'lowlands'][Number(thing[5])]!}`);
  if (thing.startsWith('party.')) return seatNames[Number(thing.slice('party.'.length))] ?? o.code;
  return text(thing);
};
