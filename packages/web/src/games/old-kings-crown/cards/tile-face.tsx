/** A Tactic Tile, ready or used; a Commander with what the Disc still allows. */
import {
  commanderSource,
  type Faction,
  SOURCES,
  type Source,
  type Tile,
  tileSource,
} from '@interregnum/old-kings-crown';
import type { ReactNode } from 'react';
import { keyed } from '../../../parts/keyed.ts';
import { usePlayed } from '../../../table/kit/played.ts';
import { Emblem, fieldOf } from '../emblems/emblem.tsx';
import { factionClass } from '../marks/livery.ts';
import css from './tiles.module.css';
import { sourceName, sourceText, type Text } from './words.ts';

interface TileProps {
  tile: Tile;
  text: Text;
  ready: boolean;
  /** Influence on a Ritual tile. */
  tokens: number;
}

/** As wide as its place: emblem, name, tokens; the words where there is room for them. */
export function TileFace({ tile, text, ready, tokens }: TileProps) {
  const source = tileSource(tile);
  const entry = SOURCES[source]!;
  const needed = entry.kind === 'tile' ? (entry.data.ritual?.tokens ?? 0) : 0;
  return (
    <Plaque source={source} text={text} dim={!ready}>
      {needed > 0 && ready && <Pips of={needed} filled={tokens} />}
    </Plaque>
  );
}

interface CommanderProps {
  faction: Faction;
  text: Text;
  /** What the Commander Disc on it shows; 0: it is elsewhere. */
  uses: number;
}

export const CommanderFace = ({ faction, text, uses }: CommanderProps) => (
  <Plaque source={commanderSource(faction)} text={text} dim={uses === 0}>
    <span className={css.disc} data-uses={uses}>
      {'III'.slice(0, uses)}
    </span>
  </Plaque>
);

interface PlaqueProps {
  source: Source;
  text: Text;
  /** It cannot be used now: turned and hatched. */
  dim: boolean;
  children: ReactNode;
}

function Plaque({ source, text, dim, children }: PlaqueProps) {
  const words = sourceText(usePlayed(), text, source);
  const entry = SOURCES[source]!;
  const livery = entry.kind === 'kingdom' ? 'crown' : entry.data.faction;
  return (
    <span className={`${css.plaque} ${factionClass(livery)}`}>
      <span className={css.face} data-dim={dim}>
        <Emblem of={entry.data.id} field={fieldOf(entry)} livery={livery} className={css.emblem} />
        <span className={css.main}>
          <span className={css.name}>{sourceName(text, source)}</span>
          <span className={css.words}>{words}</span>
        </span>
        {children}
      </span>
    </span>
  );
}

/** One mark for each token that a Ritual needs. */
const Pips = ({ of, filled }: { of: number; filled: number }) => (
  <span className={css.pips}>
    {keyed(new Array<null>(of).fill(null)).map(({ key, at }) => (
      <span key={key} className={css.pip} data-filled={at < filled} />
    ))}
  </span>
);
