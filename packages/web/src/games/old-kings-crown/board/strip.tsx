/** Sites and market: Kingdom Cards to be had, the Court, the Sites of Power, the piles that all share. */
import {
  contentOf,
  FACTIONS,
  isSeat,
  kingdomSource,
  ownerOf,
  seatOf,
  siteThreshold,
  TRAIT,
} from '@interregnum/old-kings-crown';
import type { ReactNode } from 'react';
import { keyed } from '../../../parts/keyed.ts';
import { CardWords } from '../../../table/kit/hand/words.tsx';
import { MiniCard } from '../cards/card-face.tsx';
import { KingdomBack, KingdomMini } from '../cards/kingdom-face.tsx';
import { sourceText } from '../cards/words.ts';
import { FactionMark } from '../marks/faction-mark.tsx';
import { openPile } from '../reveal/piles.ts';
import { cardName, cardSpot, factionOf, kingdomName, kingdomSpot, type Props, partyName } from '../state/props.ts';
import { questOf } from '../state/reading.ts';
import { DECK } from '../state/things.ts';
import { Piece, Thing } from './piece.tsx';
import css from './strip.module.css';

export function Strip(props: Props) {
  const { text } = props;
  return (
    <section className={css.strip} aria-label={text('okc.strip')} tabIndex={-1}>
      <Market {...props} />
      <Court {...props} />
      <Sites {...props} />
      <SharedPiles {...props} />
    </section>
  );
}

function Market(props: Props) {
  const { view, text } = props;
  return (
    <ul className={css.group} aria-label={text('okc.market')}>
      {keyed(view.market).map(({ at: slot, item: kingdom }) => (
        <li key={kingdom} className={`${css.card} ${css.named}`}>
          <Piece
            {...props}
            thing={kingdomSpot(kingdom)}
            face={kingdomSpot(kingdom)}
            label={text('okc.market.slot', {
              slot: slot + 1,
              kingdom: kingdomName(text, kingdom),
              words: sourceText(view, text, kingdomSource(kingdom)) ?? '',
            })}
          >
            <KingdomMini kingdom={kingdom} text={text} />
          </Piece>
          <span className={css.label} aria-hidden="true">
            <CardWords of={kingdomName(text, kingdom)} />
          </span>
        </li>
      ))}
      <li className={css.card}>
        <Thing
          {...props}
          thing={DECK}
          label={text('okc.pile.deck', { count: view.kingdomDeck.length })}
          className={css.pile}
        >
          <KingdomBack />
          <b className={css.count}>{view.kingdomDeck.length}</b>
        </Thing>
      </li>
    </ul>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className={css.titled}>
      <small aria-hidden="true">{title}</small>
      {children}
    </span>
  );
}

/** OKC-173: who has Authority there. */
function Court(props: Props) {
  const { view, text } = props;
  return (
    <section className={css.court} aria-label={text('okc.court')} data-spot="zone.court" data-place="court">
      <Titled title={text('okc.court')}>
        <ul className={css.row}>
          {view.court.map(card => (
            <li key={card} className={css.card}>
              <Piece
                {...props}
                thing={cardSpot(card)}
                face={cardSpot(card)}
                label={text('okc.court.card', {
                  card: cardName(text, card),
                  seat: partyName(props, ownerOf(view, card)),
                  n: contentOf(view).authority[card]!,
                })}
              >
                <MiniCard card={card} text={text} />
              </Piece>
            </li>
          ))}
          {view.court.length === 0 && (
            <li className={css.empty}>{text(view.seal ? 'okc.court.seal' : 'okc.court.empty')}</li>
          )}
        </ul>
      </Titled>
    </section>
  );
}

/** In the order of the factions. */
function Sites(props: Props) {
  const { view, text } = props;
  const seats = FACTIONS.map(faction => seatOf(view, faction)).filter(seat => seat >= 0 && isSeat(view, seat));
  return (
    <Titled title={text('okc.sites')}>
      <ul className={css.sites} aria-label={text('okc.sites')}>
        {seats.map(seat => {
          const [quest, needed] = [questOf(view, seat), siteThreshold(view, seat)];
          const label = text('okc.site.words', { seat: partyName(props, seat), n: quest, needed });
          const myth = view.aside.some(card => TRAIT[card] === 'myth' && ownerOf(view, card) === seat);
          return (
            <li key={seat} title={label} className={css.site} data-place={`site.${seat}`}>
              <FactionMark faction={factionOf(view, seat)} size={16} />
              <span className={css.meter} aria-hidden="true">
                {keyed(new Array<null>(needed).fill(null)).map(({ key, at }) => (
                  <i key={key} data-full={at < quest} />
                ))}
              </span>
              {myth && (
                <span className={css.myth} aria-hidden="true">
                  ★
                </span>
              )}
              <span className="visually-hidden">{label}</span>
            </li>
          );
        })}
      </ul>
    </Titled>
  );
}

function SharedPiles(props: Props) {
  const { view, text } = props;
  return (
    <ul className={css.piles}>
      <li>
        <Thing
          {...props}
          thing="pile.kingdomDiscard"
          label={text('okc.pile.kingdomDiscard', { count: view.kingdomDiscard.length })}
          className={css.shared}
          otherwise={() => openPile({ of: 'kingdom', seat: null })}
        >
          <span>{text('okc.pile.kingdomDiscard.short')}</span>
          <b>{view.kingdomDiscard.length}</b>
        </Thing>
      </li>
      <li data-place="lost">
        <Thing
          {...props}
          thing="zone.lost"
          label={text('okc.pile.lost', { count: view.lost.length })}
          className={css.shared}
          otherwise={() => openPile({ of: 'lost', seat: null })}
        >
          <span>{text('okc.pile.lost.short')}</span>
          <b>{view.lost.length}</b>
        </Thing>
      </li>
    </ul>
  );
}
