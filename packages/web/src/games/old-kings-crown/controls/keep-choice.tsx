/** OKC-029: one of two Kingdom Cards, and the Supporter under it. */
import { KINGDOM_CARDS, type Kingdom, kingdomSource } from '@interregnum/old-kings-crown';
import { AnswerButton } from '../../../table/kit/answer-button.tsx';
import { PickChip, Row } from '../../../table/kit/chips.tsx';
import { optionWords } from '../board/piece.tsx';
import { kingdomName, sourceText } from '../cards/words.ts';
import { narrowed } from '../state/clicks.ts';
import { kingdomSpot, type Props } from '../state/props.ts';
import { pick, usePicked } from '../state/selection.ts';
import css from './controls.module.css';
import { KingdomPicture } from './look.tsx';

export function KeepChoice(props: Props) {
  const { view, options, question, text } = props;
  const { things } = usePicked(question);
  const kingdoms = [...new Set(options.flatMap(o => (o.type === 'keepKingdom' ? [o.kingdom] : [])))];
  const chosen = kingdoms.find(kingdom => things.includes(kingdomSpot(kingdom))) ?? null;
  const left = narrowed(view, options, things);
  const press = (kingdom: Kingdom) => {
    const others = things.filter(thing => !thing.startsWith('kingdom.'));
    pick(question, { things: chosen === kingdom ? others : [kingdomSpot(kingdom), ...others] });
  };
  return (
    <div className={css.column}>
      <Row>
        {kingdoms.map(kingdom => (
          <PickChip
            key={kingdom}
            data-spot={kingdomSpot(kingdom)}
            look={{
              picture: <KingdomPicture id={KINGDOM_CARDS[kingdom]!.id} />,
              words: kingdomName(text, kingdom),
              small: sourceText(view, text, kingdomSource(kingdom)) ?? '',
            }}
            pressed={chosen === kingdom}
            onClick={() => press(kingdom)}
          />
        ))}
      </Row>
      {chosen !== null && left.length === 1 ? (
        <AnswerButton answer={left[0]} choose={props.choose}>
          {optionWords(props, left[0]!)}
        </AnswerButton>
      ) : (
        <p className={css.hint}>{text(chosen === null ? 'okc.keep.kingdom' : 'okc.keep.card')}</p>
      )}
    </div>
  );
}
