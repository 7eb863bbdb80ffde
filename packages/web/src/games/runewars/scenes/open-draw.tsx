/** Fate cards drawn openly, for neutral units or a test: their destinies, what came of them, what is left of the deck. */
import { contentOf, type Destiny, tellEvent } from '@interregnum/runewars';
import stage from '../../../table/kit/stage/paper.module.css';
import { hasCome } from '../../../table/kit/stage/scene.ts';
import { FateCard } from '../battle/fate-card.tsx';
import controls from '../controls/controls.module.css';
import { FateLeft } from '../controls/fate-left.tsx';
import type { SceneProps } from './props.ts';
import css from './scenes.module.css';
import { lastOf } from './staged.ts';

export function OpenDraw({ scene, ...props }: SceneProps) {
  const { act, text, say } = props;
  const cards = scene.news.flatMap(e => (e.type === 'destiny' ? e.cards : []));
  const result = lastOf(scene.news, 'diplomacy') ?? lastOf(scene.news, 'tested');
  const title = text(
    result === null
      ? 'runewars.stage.draw'
      : result.type === 'tested'
        ? 'runewars.stage.test'
        : 'runewars.stage.diplomacy',
  );
  const told = hasCome('consequence', act);
  const chosen: Destiny | null = told ? (result?.destiny ?? null) : null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <div className={`${css.cards} ${css.openly}`}>
        {cards.map((card, at) => (
          <span
            key={card}
            className={css.dealt}
            style={{ '--at': at }}
            data-chosen={chosen === null ? undefined : contentOf(props.view).fate[card]!.destiny === chosen}
          >
            <FateCard card={card} reads={null} open={hasCome('reveal', act)} text={text} />
          </span>
        ))}
      </div>
      <p className={`${stage.told} ${css.verdict}`} data-told={told}>
        {cards.length === 0 && result && <i className={controls.gem} data-destiny={result.destiny} />}
        {result && say(tellEvent(result, props.view))}
      </p>
      <FateLeft {...props} />
    </section>
  );
}
