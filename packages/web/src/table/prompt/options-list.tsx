/** Every answer to the open question as a list in words: nothing is only on the board. */

import Search from 'icon:lucide/search';
import type { BaseOption } from '@interregnum/kernel';
import { useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { type Hovered, hovering } from '../kit/hovered.tsx';
import type { Choice } from '../kit/title.ts';
import { useShared } from '../state/table-context.ts';
import css from './options-list.module.css';

/** More than this would only be scrolled past; the search narrows it. */
const SHOWN = 120;

interface OptionsListProps {
  choices: readonly Choice<BaseOption>[];
  describe(choice: Choice<BaseOption>): string;
  hovered: Hovered;
  onChoose(index: number): void;
  onClose(): void;
}

export default function OptionsList({ choices, describe, hovered, onChoose, onClose }: OptionsListProps) {
  const { text } = useShared().words;
  const [search, setSearch] = useState('');
  const worded = useMemo(() => choices.map(choice => ({ choice, words: describe(choice) })), [choices, describe]);
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = worded.filter(({ words, choice }) =>
    wanted.every(word => words.toLowerCase().includes(word) || choice.code.includes(word)),
  );
  return (
    <Sheet title={text('table.allOptions')} onClose={onClose} tall>
      <div className={css.options}>
        <label className={css.search}>
          <Search />
          <input
            type="search"
            value={search}
            placeholder={text('table.options.search')}
            aria-label={text('table.options.search')}
            onChange={event => setSearch(event.target.value)}
          />
        </label>
        <p className={css.count} role="status">
          {text('table.options.count', { count: found.length })}
        </p>
        <ul className={css.list}>
          {found.slice(0, SHOWN).map(({ choice, words }) => (
            <li key={choice.code}>
              <Button
                className={css.option}
                data-code={choice.code}
                onClick={() => {
                  onClose();
                  onChoose(choice.index);
                }}
                {...hovering(hovered, choice.index)}
              >
                {words}
              </Button>
            </li>
          ))}
        </ul>
        {found.length > SHOWN && (
          <p className={css.count}>{text('table.options.more', { count: found.length - SHOWN })}</p>
        )}
      </div>
    </Sheet>
  );
}
