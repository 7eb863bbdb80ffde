/** The players: a panel each, where room is short small panels or only seals; a press on one opens the player's mat. */
import type { Seat } from '@interregnum/kernel';
import { useState } from 'react';
import { Portrait } from '../../parts/portrait.tsx';
import { Seal } from '../../parts/seal.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { levelWords } from '../../setup/bots.ts';
import { useText } from '../../texts/texts.ts';
import { PlayerMat } from '../kit/pieces/mat.tsx';
import { useOnlineSlots } from '../state/online-slots.ts';
import { useShared } from '../state/table-context.ts';
import type { Play } from '../state/use-play.ts';
import css from './seats.module.css';

export type SeatsLook = 'panels' | 'compact' | 'seals';

interface SeatsProps {
  play: Play;
  acting: readonly Seat[];
  look: SeatsLook;
}

export function Seats({ play, acting, look }: SeatsProps) {
  const { title, words, seatNames, self, bots } = useShared();
  const online = useOnlineSlots();
  const [shown, setShown] = useState<Seat | null>(null);
  const { SeatPanel } = title.ui;
  const order = title.ui.seatOrder?.(play.props.view) ?? seatNames.map((_, seat) => seat);
  return (
    <>
      <ul className={css.seats} data-look={look}>
        {order.map(seat => (
          <li
            key={seat}
            className={css.seat}
            data-spot={`seat.${seat + 1}`}
            data-acting={acting.includes(seat)}
            data-own={play.props.view.viewer === seat}
            style={seat === self ? { '--you': JSON.stringify(words.text('table.you')) } : undefined}
          >
            {look === 'seals' ? (
              <span className={css.sealed}>
                <Seal seat={seat} size={22} />
                {seat === self ? (
                  <span className={css.you}>{words.text('table.you')}</span>
                ) : (
                  <span className={css.name}>{seatNames[seat]}</span>
                )}
              </span>
            ) : (
              <SeatPanel {...play.props} seat={seat} compact={look === 'compact'} />
            )}
            {online?.beside(seat)}
            <button
              type="button"
              className={css.show}
              aria-label={words.text('table.player', { name: seatNames[seat]! })}
              onClick={() => setShown(seat)}
            />
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Sheet title={seatNames[shown]!} wide onClose={() => setShown(null)}>
          <BotWords name={seatNames[shown]!} level={bots[shown] ?? null} />
          <SeatPanel {...play.props} seat={shown} compact={false} />
          <div className={css.mat} data-mat="">
            <PlayerMat parts={title.ui.mat(play.props, shown)} />
          </div>
        </Sheet>
      )}
    </>
  );
}

/** The face of a bot, how strong it is, and of what character. */
function BotWords({ name, level }: { name: string; level: string | null }) {
  const t = useText();
  if (level === null) return null;
  return (
    <p className={css.bot}>
      <Portrait name={name} size={52} />
      <span>{levelWords(level, t)}</span>
    </p>
  );
}
