/** The parts of the box: what every card, token, tile and unit belongs to. */
export const MODULES = ['base', 'bow', 'dev', 'cmd', 'free'] as const;
/** `bow`: Banners of War. `dev`, `cmd`, `free`: its Development cards, Commanders and Free Cities. */
export type Module = (typeof MODULES)[number];
