/** RNW-004, RNW-009: which tile is laid and how it is turned; the map shows where it fits. */

import Turn from 'icon:lucide/rotate-cw';
import { type Hex, hexesOf } from '@interregnum/kernel';
import { printedTiles, TILES, type TileNumber } from '@interregnum/runewars';
import { useEffect } from 'react';
import { Button } from '../../../parts/button.tsx';
import { AnswerButton } from '../../../table/kit/answer-button.tsx';
import { PickChip, Row } from '../../../table/kit/chips.tsx';
import { around } from '../../../table/kit/map/geometry.ts';
import { usePlayed } from '../../../table/kit/played.ts';
import { cornersOf } from '../map/hexes.ts';
import { TileDrawing } from '../map/tile-drawing.tsx';
import { inHand, sitesOf, tilesInHand, turnedOn, turnInHand, turnsOf } from '../state/building.ts';
import type { Props } from '../state/props.ts';
import { pick, usePicked } from '../state/selection.ts';
import css from './controls.module.css';

const ORIGIN: Hex = { q: 0, r: 0 };

/** RNW-006: the places are on the map; the one that was looked at is taken here, too. */
export function SiteChoice({ view, options, question, text, choose }: Props) {
  const picked = usePicked(question);
  const { site } = picked;
  if (site === null) return <p role="status">{text('runewars.sites', { n: sitesOf(view, options, picked).length })}</p>;
  return (
    <AnswerButton answer={{ code: site }} choose={choose}>
      {text('runewars.lay')}
    </AnswerButton>
  );
}

export function TileChoice(props: Props) {
  const { view, options, question, text } = props;
  const picked = usePicked(question);
  const tile = inHand(view, options, picked);
  const turns = turnInHand(view, options, picked);
  const turn = (by: 1 | -1 = 1) => pick(question, turnedOn(view, options, picked, by));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.target instanceof HTMLInputElement) return;
      if (event.ctrlKey || event.metaKey) return;
      event.stopPropagation(); // the table would open its rules
      turn(event.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  });
  if (tile === null) return null;
  return (
    <div className={css.bid}>
      <Row>
        {tilesInHand(options).map(one => (
          <PickChip
            key={one}
            pressed={one === tile}
            look={{
              picture: <TilePicture tile={one} turns={one === tile ? turns : 0} />,
              words: text('runewars.tile', { tile: TILES[one]!.id }),
            }}
            onClick={() => pick(question, { tile: one, turns: 0 })}
          />
        ))}
      </Row>
      {turnsOf(view, options, tile).length > 1 && (
        <Button icon={Turn} onClick={() => turn()}>
          {text('runewars.turn')}
        </Button>
      )}
      <SiteChoice {...props} />
    </div>
  );
}

function TilePicture({ tile, turns }: { tile: TileNumber; turns: number }) {
  const corners = hexesOf(printedTiles(usePlayed()), { tile, at: ORIGIN, turns }).map(hex => cornersOf(hex, false));
  const { x, y, width, height } = around(corners.flat());
  return (
    <svg className={css.tile} viewBox={`${x - 8} ${y - 8} ${width + 16} ${height + 16}`} aria-hidden="true">
      <TileDrawing placed={{ tile, at: ORIGIN, turns }} upright={false} />
    </svg>
  );
}
