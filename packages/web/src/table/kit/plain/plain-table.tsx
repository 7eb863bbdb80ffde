/** The table of a title that brings none of its own: what the viewer may know as facts, all options as buttons. */
import type { BaseOption, BaseView, Game, Seat } from '@interregnum/kernel';
import { useMemo } from 'react';
import { Seal } from '../../../parts/seal.tsx';
import { Hand } from '../hand/hand.tsx';
import { OptionButton } from '../hovered.tsx';
import type { TableProps } from '../title.ts';
import { type Fact, factsOf, plainLabel } from './facts.ts';
import css from './plain-table.module.css';

/** A title's word for a field of its notation: the message `position.FIELD`. */
export const labelKey = (key: string): string => `position.${key}`;

interface PlainWords {
  game: Game;
  /** Whether the title has a message of this name. */
  knows(message: string): boolean;
}

export const viewFacts = ({ proof }: Game, view: BaseView<BaseOption>, seats: number) =>
  factsOf(proof.position.write(view), seats);

export const factLabel = ({ knows }: PlainWords, text: TableProps['text'], { key }: Fact): string =>
  knows(labelKey(key)) ? text(labelKey(key)) : plainLabel(key);

/** Pieces of one name are told apart by their number. */
function Pieces({ of }: { of: readonly string[] }) {
  const numbered = of.map((piece, i) => ({ piece, number: of.slice(0, i).filter(other => other === piece).length }));
  return (
    <ul className={css.pieces}>
      {numbered.map(({ piece, number }) => (
        <li key={`${piece} ${number}`}>{piece}</li>
      ))}
    </ul>
  );
}

type FactsProps = Pick<TableProps, 'text'> & { words: PlainWords; of: readonly Fact[]; className?: string | undefined };

function FactList({ words, text, of, className = css.facts }: FactsProps) {
  return (
    <dl className={className}>
      {of.map(fact => (
        <div key={fact.key} className={css.fact}>
          <dt>{factLabel(words, text, fact)}</dt>
          <dd>{typeof fact.value === 'string' ? fact.value : <Pieces of={fact.value} />}</dd>
        </div>
      ))}
    </dl>
  );
}

export const plainBoard = (words: PlainWords) =>
  function PlainBoard({ view, seatNames, text }: TableProps) {
    const { common, seats } = useMemo(() => viewFacts(words.game, view, seatNames.length), [view, seatNames]);
    const order = view.viewer === null ? seats : [...seats.slice(view.viewer), ...seats.slice(0, view.viewer)];
    return (
      <div className={css.board} data-plain-board="">
        <FactList words={words} text={text} of={common} />
        {order.map(facts => {
          const seat = seats.indexOf(facts);
          return (
            <section key={seat} className={css.place} aria-label={seatNames[seat]} data-own={seat === view.viewer}>
              <h2>
                <Seal seat={seat} size={24} /> {seatNames[seat]}
              </h2>
              <FactList words={words} text={text} of={facts} />
            </section>
          );
        })}
      </div>
    );
  };

/** The shortest facts fit into a panel; everything is on the board. */
const SHORT = 12;

export const plainSeatPanel = (words: PlainWords) =>
  function PlainSeatPanel({ view, seatNames, text, seat, compact }: TableProps & { seat: Seat; compact: boolean }) {
    const facts = useMemo(() => viewFacts(words.game, view, seatNames.length).seats[seat]!, [view, seatNames, seat]);
    return (
      <article className={css.panel} aria-label={seatNames[seat]}>
        <span className={css.name}>
          <Seal seat={seat} size={compact ? 18 : 22} /> {seatNames[seat]}
        </span>
        <FactList
          words={words}
          text={text}
          of={facts.filter(({ value }) => typeof value === 'string' && value.length <= SHORT)}
          className={css.brief}
        />
      </article>
    );
  };

/** So many answers stand beside the question as plain buttons with keys; more are grouped below it. */
export const FEW_OPTIONS = 9;

/** Options of one type stand together, in the order of the rules. */
export function grouped(options: readonly BaseOption[]): readonly (readonly BaseOption[])[] {
  const groups = new Map<string, BaseOption[]>();
  for (const option of options) groups.set(option.type, [...(groups.get(option.type) ?? []), option]);
  return [...groups.values()];
}

/** Options in so few letters are cards of a hand. */
const FEW_LETTERS = 12;

export const plainControls = ({ game }: PlainWords) =>
  function PlainControls({ view, options, question, choose, hovered, say, text }: TableProps) {
    if (options.length <= FEW_OPTIONS) return null;
    const wordsOf = (option: BaseOption) => say(game.words.describe(option, view));
    const button = (option: BaseOption) => (
      <OptionButton
        hovered={hovered}
        code={option.code}
        className={css.option}
        data-code={option.code}
        data-offer={option.code}
        onClick={() => choose(option.code)}
      >
        {wordsOf(option)}
      </OptionButton>
    );
    return (
      <div className={css.controls}>
        {grouped(options).map(group => {
          const [{ type }] = group as [BaseOption];
          const short = group.every(option => wordsOf(option).length <= FEW_LETTERS);
          return short ? (
            <Hand
              key={type}
              className={css.hand}
              label={text('table.allOptions')}
              cards={group}
              keyOf={({ code }) => code}
              question={question}
              isLifted={() => false}
            >
              {button}
            </Hand>
          ) : (
            <ul key={type} className={css.group}>
              {group.map(option => (
                <li key={option.code}>{button(option)}</li>
              ))}
            </ul>
          );
        })}
      </div>
    );
  };
