/** A window: one chip for each effect that can be used; one with a choice is picked first, and its targets glow. */
import type { Option, Source } from '@interregnum/old-kings-crown';
import { OptionRow, PickChip, Row } from '../../../table/kit/chips.tsx';
import { sourceName, sourceText } from '../cards/words.ts';
import { narrowed } from '../state/clicks.ts';
import { type Props, sourceSpot } from '../state/props.ts';
import { pick, usePicked } from '../state/selection.ts';
import { Choice } from './choice.tsx';
import css from './controls.module.css';
import { lookOf, SourcePicture } from './look.tsx';

type Use = Option & { source: Source };
const isUse = (o: Option): o is Use => 'source' in o;

export function SourceChoice(props: Props) {
  const { view, options, question, text } = props;
  const { things } = usePicked(question);
  const uses = options.filter(isUse);
  const sources = [...new Set(uses.map(o => o.source))];
  const chosen = sources.find(source => things.includes(sourceSpot(source))) ?? null;
  if (uses.length === 0) return <Choice {...props} />;
  return (
    <div className={css.column} data-flow="">
      <Row>
        {sources.map(source => {
          const own = uses.filter(o => o.source === source);
          const look = {
            picture: <SourcePicture source={source} />,
            words: sourceName(text, source),
            small: sourceText(view, text, source) ?? '',
          };
          return (
            <PickChip
              key={source}
              look={look}
              pressed={chosen === source}
              data-code={own.length === 1 ? own[0]!.code : undefined}
              onClick={() =>
                own.length === 1
                  ? props.choose(own[0]!.code)
                  : pick(question, { things: chosen === source ? [] : [sourceSpot(source)] })
              }
            />
          );
        })}
      </Row>
      {chosen !== null && (
        <OptionRow
          {...props}
          of={narrowed(view, options, things).filter(isUse)}
          show={o => ({ ...lookOf(props, o), words: targetWords(props, o) })}
        />
      )}
    </div>
  );
}

/** The words after the name of the source, which is said above. */
function targetWords(props: Props, o: Use): string {
  const words = lookOf(props, o).words as string;
  const name = props.text(sourceSpot(o.source));
  const after = words.slice(words.indexOf(name) + name.length).replace(/^[:\s]+/, '');
  return after === '' ? words : after;
}
