/** The viewer's own board: Tactic Tiles, Commander, Kingdom Cards with their Occupiers, the Site of Power, the piles. */
import type { Seat } from '@interregnum/kernel';
import {
  type Controlled,
  commanderSource,
  contentOf,
  defenceOf,
  isReady,
  kingdomSource,
  limitOf,
  type Tile,
  tileSource,
  tilesOf,
} from '@interregnum/old-kings-crown';
import { MiniCard } from '../cards/card-face.tsx';
import { KingdomMini } from '../cards/kingdom-face.tsx';
import { CommanderFace, TileFace } from '../cards/tile-face.tsx';
import { sourceName, sourceText } from '../cards/words.ts';
import { Shaken } from '../marks/shaken.tsx';
import { openPile } from '../reveal/piles.ts';
import { cardName, cardSpot, kingdomName, kingdomSpot, type Props, sourceSpot, tileSpot } from '../state/props.ts';
import { suffersIn } from '../state/reading.ts';
import css from './own.module.css';
import { Piece, Thing } from './piece.tsx';

type OwnProps = Props & { viewer: Seat };

export function Own(props: OwnProps) {
  const { view, viewer, text } = props;
  if (!view.factions[viewer]) return null;
  return (
    <section className={css.own} aria-label={text('okc.own')}>
      <Piles {...props} />
      <ul className={css.kingdoms} aria-label={text('okc.own.kingdoms')}>
        {view.controlled[viewer]!.map(held => (
          <li key={held.kingdom}>
            <HeldKingdom {...props} held={held} />
          </li>
        ))}
        {view.controlled[viewer]!.length === 0 && <li className={css.none}>{text('okc.own.noKingdoms')}</li>}
        <li>
          <OwnSite {...props} />
        </li>
      </ul>
      <ul className={css.tiles} aria-label={text('okc.own.tiles')}>
        {tilesOf(view.factions[viewer]!).map(tile => (
          <li key={tile}>
            <OwnTile {...props} tile={tile} />
          </li>
        ))}
        <li>
          <OwnCommander {...props} />
        </li>
      </ul>
    </section>
  );
}

function HeldKingdom({ held, ...props }: OwnProps & { held: Controlled }) {
  const { view, viewer, text } = props;
  const defence = defenceOf(view, viewer, held);
  return (
    <span className={css.kingdom}>
      <span className={css.occupier}>
        <Piece
          {...props}
          thing={cardSpot(held.occupier)}
          face={cardSpot(held.occupier)}
          label={text('okc.occupier', {
            card: cardName(text, held.occupier),
            n: contentOf(view).strength[held.occupier]!,
          })}
        >
          <MiniCard card={held.occupier} text={text} />
        </Piece>
      </span>
      <Piece
        {...props}
        thing={kingdomSpot(held.kingdom)}
        face={kingdomSpot(held.kingdom)}
        label={text('okc.kingdom.held', {
          kingdom: kingdomName(text, held.kingdom),
          n: defence,
          words: sourceText(view, text, kingdomSource(held.kingdom)) ?? '',
        })}
      >
        <KingdomMini kingdom={held.kingdom} text={text} defence={defence} used={view.used.includes(held.kingdom)} />
      </Piece>
    </span>
  );
}

function OwnTile({ tile, ...props }: OwnProps & { tile: Tile }) {
  const { view, text } = props;
  const ready = isReady(view, tile);
  return (
    <Piece
      {...props}
      thing={tileSpot(tile)}
      face={tileSpot(tile)}
      label={text(ready ? 'okc.tile.ready' : 'okc.tile.used', {
        tile: text(tileSpot(tile)),
        words: sourceText(view, text, tileSource(tile)) ?? '',
      })}
    >
      <TileFace tile={tile} text={text} ready={ready} tokens={view.tokens[tile]!} />
    </Piece>
  );
}

function OwnCommander(props: OwnProps) {
  const { view, viewer, text } = props;
  const faction = view.factions[viewer]!;
  const source = commanderSource(faction);
  const uses = view.disc?.holder === viewer ? view.disc.uses : 0;
  return (
    <Piece
      {...props}
      thing={sourceSpot(source)}
      face={sourceSpot(source)}
      label={text('okc.commander', {
        commander: sourceName(text, source),
        n: uses,
        words: sourceText(view, text, source) ?? '',
      })}
    >
      <CommanderFace faction={faction} text={text} uses={uses} />
    </Piece>
  );
}

/** The cards on their Quest, and those that are set aside. */
function OwnSite(props: OwnProps) {
  const { view, viewer, text } = props;
  const cards = view.sites[viewer]!;
  if (cards.length === 0) return null;
  return (
    <ul className={css.site} aria-label={text('okc.own.site')}>
      {cards.map(card => (
        <li key={card}>
          <Piece {...props} thing={cardSpot(card)} face={cardSpot(card)} label={cardName(text, card)}>
            <MiniCard card={card} text={text} />
          </Piece>
        </li>
      ))}
    </ul>
  );
}

function Piles(props: OwnProps) {
  const { view, viewer, text } = props;
  const [hand, limit] = [view.hands[viewer]!.length, limitOf(view, viewer)];
  const draw = view.draw[viewer]!.length;
  const discard = view.discard[viewer]!.length;
  const lost = view.attrition[viewer]!;
  const suffers = suffersIn(props.news, viewer);
  return (
    <ul className={css.piles}>
      <li title={text('okc.own.limit', { n: hand, limit })} data-low={lost > 0}>
        <small>{text('okc.own.hand')}</small>
        <b>
          {hand}/{limit}
        </b>
        <span className={css.notches} data-suffers={suffers} aria-hidden="true">
          {Array.from({ length: limit + lost }, (_, nth) => nth).map(nth => (
            <i key={nth} data-gone={nth >= limit} />
          ))}
        </span>
        <span className="visually-hidden">{text('okc.own.limit', { n: hand, limit })}</span>
      </li>
      <li title={text('okc.own.draw.words', { count: draw })} data-place="draw">
        <small>{text('okc.own.draw')}</small>
        <Shaken when={suffers}>{draw}</Shaken>
        <span className="visually-hidden">{text('okc.own.draw.words', { count: draw })}</span>
      </li>
      <li data-place="discard">
        <Thing
          {...props}
          thing={`discard.${viewer}`}
          label={text('okc.own.discard.words', { count: discard })}
          className={css.pile}
          otherwise={() => openPile({ of: 'discard', seat: viewer })}
        >
          <small>{text('okc.own.discard')}</small>
          <b>{discard}</b>
        </Thing>
      </li>
    </ul>
  );
}
