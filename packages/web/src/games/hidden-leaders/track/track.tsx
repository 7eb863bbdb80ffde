/** The power track: twelve spaces, two markers, the dark area, and where the markers could go. */
import { contentOf, LAST_SPACE, type Marker } from '@interregnum/hidden-leaders';
import type { MouseEvent } from 'react';
import { hovering } from '../../../table/kit/hovered.tsx';
import { reader } from '../board/hero-button.tsx';
import { Peg } from '../marks/peg.tsx';
import type { Journeys } from '../state/journeys.ts';
import type { Props } from '../state/props.ts';
import { usePicked } from '../state/selection.ts';
import { type Ghost, ghostsOf } from './ghosts.ts';
import css from './track.module.css';

const SPACES = Array.from({ length: LAST_SPACE }, (_, i) => i + 1);
const MARKERS: readonly Marker[] = ['red', 'green'];

/** `moves`: with which of the events each marker moves. */
export function Track({ moves, ...props }: Props & { moves: Journeys['markers'] }) {
  const { view, text, options, attempt, beat } = props;
  const looked = reader.useLookedAt();
  const picked = usePicked(props.question);
  const pointed = props.hovered.use();
  const ghosts = ghostsOf(props, looked ?? picked.card, pointed);
  const { darkFrom, start } = contentOf(view);
  const dark = view.red >= darkFrom && view.green >= darkFrom;
  const moving = options.some(option => option.type === 'move');
  return (
    <section className={css.track} data-dark={dark} aria-label={trackInWords(props)}>
      <ol className={css.spaces} aria-hidden="true">
        {SPACES.map(space => (
          <li
            key={space}
            className={css.space}
            data-dark={space >= darkFrom}
            data-edge={space === darkFrom}
            data-start={space === start}
          >
            <span className={css.number}>{space}</span>
          </li>
        ))}
      </ol>
      <Gap {...props} />
      {MARKERS.map(marker => (
        <span
          key={marker}
          className={css.marker}
          data-marker={marker}
          data-spot={`marker.${marker}`}
          style={{ '--at': view[marker] - 1, transitionDelay: `${(moves[marker] ?? 0) * beat}ms` }}
          title={text(`hdl.track.${marker}`, { space: view[marker] })}
        >
          <Peg peg={marker} size="100%" />
        </span>
      ))}
      {ghosts.map(ghost => (
        <GhostPeg key={`${ghost.marker} ${ghost.space}`} ghost={ghost} ghosts={ghosts} {...props} />
      ))}
      {moving && <Refused {...props} ghosts={ghosts} onAttempt={attempt} />}
    </section>
  );
}

const trackInWords = ({ view, text }: Props): string =>
  text('hdl.track.words', { red: view.red, green: view.green, last: LAST_SPACE, dark: contentOf(view).darkFrom });

/** How far the leading marker is ahead. */
function Gap({ view: { red, green }, text }: Props) {
  const ahead = Math.abs(red - green);
  if (ahead === 0) return null;
  return (
    <span
      className={css.gap}
      data-leads={red > green ? 'red' : 'green'}
      style={{ '--at': Math.min(red, green) - 1, '--ahead': ahead }}
      aria-hidden="true"
    >
      <span>{text('hdl.track.ahead', { spaces: ahead })}</span>
    </span>
  );
}

/** Fingertips are wider than spaces: a press means the space that it is on. */
function pressedOf(event: MouseEvent<HTMLElement>, own: Ghost, ghosts: readonly Ghost[]): Ghost {
  const { left, width } = event.currentTarget.parentElement!.getBoundingClientRect();
  const space = Math.ceil((LAST_SPACE * (event.clientX - left)) / width);
  const there = ghosts.find(ghost => ghost.marker === own.marker && ghost.space === space && ghost.code !== null);
  return event.detail === 0 ? own : (there ?? own);
}

function GhostPeg({ ghost, ghosts, ...props }: Props & { ghost: Ghost; ghosts: readonly Ghost[] }) {
  const { choose, text } = props;
  const { marker, space, code, hot, joined } = ghost;
  const place = { className: css.ghost, 'data-marker': marker, 'data-hot': hot, style: { '--at': space - 1 } };
  if (code === null) {
    return (
      <span {...place}>
        <Peg peg={marker} size="100%" />
        {joined && <span className={css.joined}>{text(`hdl.move.${joined}`)}</span>}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...place}
      data-offer="move"
      aria-label={text('hdl.track.move', { marker: { term: `marker.${marker}` }, space })}
      onClick={event => choose(pressedOf(event, ghost, ghosts).code ?? code)}
      {...hovering(props.hovered, code)}
    >
      <span className={css.ring}>
        <Peg peg={marker} size="100%" />
      </span>
    </button>
  );
}

/** A press on any other space asks for a move that is not offered; the shell says why not. */
function Refused({ view, ghosts, onAttempt }: Props & { ghosts: readonly Ghost[]; onAttempt(code: string): void }) {
  const free = (marker: Marker, space: number) =>
    space !== view[marker] && !ghosts.some(ghost => ghost.marker === marker && ghost.space === space);
  return MARKERS.flatMap(marker =>
    SPACES.filter(space => free(marker, space) && Math.abs(space - view[marker]) <= 3).map(space => (
      <button
        key={`${marker} ${space}`}
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={css.refused}
        data-marker={marker}
        style={{ '--at': space - 1 }}
        onClick={() => onAttempt(moveCode(marker, space - view[marker]))}
      />
    )),
  );
}

const moveCode = (marker: Marker, amount: number): string => `${marker}${amount > 0 ? '+' : ''}${amount}`;
