/** Every answer to the open question as a list in words: nothing is only on the board. */

import type { BaseOption } from '@interregnum/kernel';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { type Hovered, hovering } from '../kit/hovered.tsx';
import { useShared } from '../state/table-context.ts';
import css from './options-list.module.css';

/** More than this would only be scrolled past; the search narrows it. */
const SHOWN = 120;

/** A keyboard on the screen would cover the list. */
const mayType = (): boolean => matchMedia('(hover: hover)').matches;

interface Worded {
  option: BaseOption;
  words: string;
}

/** Options of one kind that follow each other. */
function ofOneKind(all: readonly Worded[]): Worded[][] {
  const groups: Worded[][] = [];
  for (const one of all) {
    const group = groups.at(-1);
    if (group && group[0]?.option.type === one.option.type) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

interface OptionsListProps {
  options: readonly BaseOption[];
  describe(option: BaseOption): string;
  hovered: Hovered;
  onChoose(code: string): void;
  onClose(): void;
}

export default function OptionsList({ options, describe, hovered, onChoose, onClose }: OptionsListProps) {
  const { text } = useShared().words;
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const worded = useMemo(() => options.map(option => ({ option, words: describe(option) })), [options, describe]);
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = worded.filter(({ words, option }) =>
    wanted.every(word => words.toLowerCase().includes(word) || option.code.includes(word)),
  );
  return (
    <Sheet title={text('table.allOptions')} onClose={onClose} tall first={mayType() ? field : undefined}>
      <div className={css.options}>
        <SearchField ref={field} label={text('table.options.search')} value={search} onChange={setSearch} />
        <p className={css.count} role="status">
          {text('table.options.count', { count: found.length })}
        </p>
        {ofOneKind(found.slice(0, SHOWN)).map(group => (
          <ul key={group[0]!.option.code} className={css.list}>
            {group.map(({ option, words }) => (
              <li key={option.code}>
                <Button
                  className={css.option}
                  data-code={option.code}
                  onClick={() => {
                    onClose();
                    onChoose(option.code);
                  }}
                  {...hovering(hovered, option.code)}
                >
                  {words}
                </Button>
              </li>
            ))}
          </ul>
        ))}
        {found.length > SHOWN && (
          <p className={css.count}>{text('table.options.more', { count: found.length - SHOWN })}</p>
        )}
      </div>
    </Sheet>
  );
}
