/** A panel about what happens on the board: over the rail of a desk, elsewhere in the freest corner of the map; it folds. */
import Fold from 'icon:lucide/chevron-down';
import Unfold from 'icon:lucide/chevron-up';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useScreen } from '../../../parts/use-screen.ts';
import { useText } from '../../../texts/texts.ts';
import css from './aside.module.css';
import { useCorner } from './corner.ts';

/** The room over the rail; `null`: there is no rail. */
export const OverRail = createContext<HTMLElement | null>(null);

/** Puts what is inside over the rail where there is one. */
export function Beside({ children }: { children: ReactNode }) {
  const rail = use(OverRail);
  const onDesk = useScreen() === 'desk';
  return onDesk && rail ? createPortal(children, rail) : children;
}

interface AsideProps {
  label: string;
  /** What it is about. */
  areas: readonly number[];
  question: number | null;
  className?: string | undefined;
  data?: Readonly<Record<`data-${string}`, string | boolean>>;
  /** It begins folded where it would cover the map: what can be played lies there. */
  brief?: boolean;
  /** Folded, it is a line within what it stands in, and covers nothing. */
  line?: boolean;
  /** What stays when it is folded. */
  title: ReactNode;
  children: ReactNode;
}

export function Aside({ label, areas, question, brief = false, line = false, title, children, ...props }: AsideProps) {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  const { corner, inset } = useCorner(panel, areas, question);
  const onDesk = useScreen() === 'desk';
  const [chosen, choose] = useState<{ brief: boolean; folded: boolean } | null>(null);
  const folded = !onDesk && (chosen?.brief === brief ? chosen.folded : brief);
  const place = {
    '--inset-top': `${inset.top}px`,
    '--inset-right': `${inset.right}px`,
    '--inset-bottom': `${inset.bottom}px`,
    '--inset-left': `${inset.left}px`,
  };
  return (
    <section
      ref={panel}
      className={`${css.aside} ${props.className ?? ''}`}
      style={place}
      tabIndex={onDesk ? 0 : undefined}
      data-corner={corner}
      data-beside=""
      data-folded={folded}
      data-line={line && folded}
      aria-label={label}
      {...props.data}
    >
      <div className={css.head}>
        <div className={css.title}>{title}</div>
        {!onDesk && (
          <button
            type="button"
            className={css.fold}
            aria-expanded={!folded}
            aria-label={t(folded ? 'aside.unfold' : 'aside.fold')}
            onClick={() => choose({ brief, folded: !folded })}
          >
            {folded ? <Unfold /> : <Fold />}
          </button>
        )}
      </div>
      {!folded && children}
    </section>
  );
}
