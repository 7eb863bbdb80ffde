/** Beside the board: log, rules, the table in words and the chat as tabs, time below. */
import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode, Ref } from 'react';
import { useOnlineSlots } from '../state/online-slots.ts';
import { useShared } from '../state/table-context.ts';
import css from './frame.module.css';
import { PANELS, type Panel } from './panels.ts';

interface RailProps {
  panel: Panel;
  onPanel(panel: Panel): void;
  panels: Readonly<Record<Panel, ReactNode>>;
  transport: ReactNode;
  /** What lies over it for a while. */
  over: Ref<HTMLDivElement>;
}

export function Rail({ panel, onPanel, panels, transport, over }: RailProps) {
  const { text } = useShared().words;
  const online = useOnlineSlots();
  const shown = PANELS.filter(which => which !== 'chat' || online);
  return (
    <aside className={css.rail} aria-label={text('table.rail')}>
      <Tabs.Root value={panel} onValueChange={value => onPanel(value as Panel)} className={css.tabs}>
        <Tabs.List className={css.tabList} aria-label={text('table.rail')}>
          {shown.map(which => (
            <Tabs.Tab key={which} value={which} className={css.tab} data-panel={which}>
              {text(`table.${which}`)}
              {which === 'chat' && online?.unread}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {shown.map(which => (
          <Tabs.Panel key={which} value={which} className={css.panel}>
            {panels[which]}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      {transport}
      <div ref={over} className={css.over} />
    </aside>
  );
}
