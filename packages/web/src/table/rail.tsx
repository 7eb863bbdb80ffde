/** Beside the board: log, rules and the table in words as tabs, time below. */
import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { PANELS, type Panel } from './panels.ts';
import css from './table.module.css';
import { useShared } from './table-context.ts';

interface RailProps {
  panel: Panel;
  onPanel(panel: Panel): void;
  panels: Readonly<Record<Panel, ReactNode>>;
  transport: ReactNode;
}

export function Rail({ panel, onPanel, panels, transport }: RailProps) {
  const { text } = useShared().words;
  return (
    <aside className={css.rail} aria-label={text('table.rail')}>
      <Tabs.Root value={panel} onValueChange={value => onPanel(value as Panel)} className={css.tabs}>
        <Tabs.List className={css.tabList} aria-label={text('table.rail')}>
          {PANELS.map(which => (
            <Tabs.Tab key={which} value={which} className={css.tab} data-panel={which}>
              {text(`table.${which}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {PANELS.map(which => (
          <Tabs.Panel key={which} value={which} className={css.panel}>
            {panels[which]}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      {transport}
    </aside>
  );
}
