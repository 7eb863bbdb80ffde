/** What can be open beside or above the table. */
export type Panel = 'log' | 'rules' | 'words' | 'chat';
/** The chat is there only in online. */
export const PANELS: readonly Panel[] = ['log', 'rules', 'words', 'chat'];

export type Open =
  | Panel
  | 'summary'
  | 'options'
  | 'keys'
  | 'menu'
  | 'ending'
  | 'more'
  | 'recap'
  | 'takeBack'
  | 'analysis'
  | null;

export const isPanel = (open: Open): open is Panel => open !== null && (PANELS as readonly string[]).includes(open);
