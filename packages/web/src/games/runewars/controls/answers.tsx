/** Any question as rows of chips, a row for each kind of answer; a press on the map leaves those of that area. */
import { describe } from '@interregnum/runewars';
import { AnswerButton } from '../../../table/kit/answer-button.tsx';
import { type ChipLook, OptionChips, PickChip, Row } from '../../../table/kit/chips.tsx';
import { grouped } from '../../../table/kit/plain/plain-table.tsx';
import { areaOf, narrowed } from '../state/clicks.ts';
import { areaName, type Option, type Props } from '../state/props.ts';
import { pick, usePicked } from '../state/selection.ts';
import css from './controls.module.css';
import { lookOf } from './look.tsx';
import { isPlain } from './plain.ts';

/** More areas than this are pressed on the map; the list of all options has them, too. */
const FEW_AREAS = 12;

const isForMap = (group: readonly Option[]): boolean =>
  group.length > FEW_AREAS && group.every(option => areaOf(option) !== null);

interface AnswersProps extends Props {
  look?(option: Option): ChipLook;
}

export function Answers({ look, ...props }: AnswersProps) {
  const { options, question, text, choose } = props;
  const picked = usePicked(question);
  const open = narrowed(options, picked).filter(option => !isPlain(option));
  const [only, ...others] = picked.area === null ? [] : open.filter(o => areaOf(o) === picked.area);
  return (
    <div className={css.answers}>
      {picked.area !== null && options.some(o => areaOf(o) === picked.area) && (
        <Row>
          <PickChip
            pressed
            look={{ words: areaName(text, picked.area), small: text('runewars.answers.back') }}
            onClick={() => pick(question, {})}
          />
          {only && others.length === 0 && (
            <AnswerButton answer={only} choose={choose}>
              {props.say(describe(only, props.view))}
            </AnswerButton>
          )}
        </Row>
      )}
      {(grouped(others.length > 0 ? open : open.filter(o => o !== only)) as readonly (readonly Option[])[]).map(
        group =>
          isForMap(group) ? (
            <p key={group[0]!.type} className={css.onMap}>
              {text('runewars.answers.onMap', { n: group.length })}
            </p>
          ) : (
            <Row key={group[0]!.type}>
              <OptionChips {...props} of={group} show={look ?? lookOf(props)} />
            </Row>
          ),
      )}
    </div>
  );
}
