/** The cards that the viewer holds, to be read at any time: Tactics, Quests, the Objective. */
import type { Seat } from '@interregnum/kernel';
import { NONE, OBJECTIVES, QUESTS, TACTICS, type View } from '@interregnum/runewars';
import { useState } from 'react';
import { keyed } from '../../../parts/keyed.ts';
import { cardInFull, sectionsOf, TacticalFate } from '../battle/fate-card.tsx';
import { CardPicture } from '../cards/card-face.tsx';
import { type OwnGoal, ownGoal } from '../state/goal.ts';
import type { Props } from '../state/props.ts';
import css from './own.module.css';

function heldBy(view: View, seat: Seat): string[] {
  const held = (list: readonly { readonly id: string }[], cards: readonly (number | null)[]) =>
    cards.flatMap(card => (card === null || card === NONE ? [] : [list[card]!.id]));
  return [
    ...held(TACTICS, view.tactics[seat]!),
    ...held(QUESTS, view.quests[seat]!),
    ...held(OBJECTIVES, [view.objective[seat] ?? null]),
  ];
}

const nameOf = (text: Props['text'], id: string, goal: OwnGoal | null): string =>
  goal?.id === id
    ? text(goal.isMet ? 'runewars.goal.met' : 'runewars.goal.open', { card: text(`card.${id}`) })
    : text(`card.${id}`);

export function OwnCards({ view, text }: Props) {
  const [read, setRead] = useState<string | null>(null);
  if (view.viewer === null) return null;
  const cards = keyed(heldBy(view, view.viewer));
  const goal = ownGoal(view);
  if (cards.length === 0) return null;
  const shown = cards.find(({ key }) => key === read)?.item;
  const faces = shown === undefined ? null : sectionsOf(view, shown);
  return (
    <section className={css.own} aria-label={text('runewars.own')} data-aside="" data-reading={shown !== undefined}>
      <ul>
        {cards.map(({ key, item: id }) => (
          <li key={key}>
            <button
              type="button"
              className={css.card}
              data-spot={`card.${id}`}
              aria-pressed={read === key}
              title={text(`text.${id}`)}
              onClick={() => setRead(read === key ? null : key)}
            >
              <span className={css.picture} data-met={goal?.id === id ? goal.isMet : undefined}>
                <CardPicture id={id} size={24} />
              </span>
              <span className={css.name}>{text(`card.${id}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={css.text} role="status">
        {shown && (
          <>
            {faces && <TacticalFate faces={faces} text={text} />}
            <span>
              <b>{nameOf(text, shown, goal)}</b> {cardInFull(view, text, shown)}
            </span>
          </>
        )}
      </p>
    </section>
  );
}
