/** Whether a scene has the stage or is about to take it: what moves on the board afterwards waits for it. */
import { createContext, use } from 'react';

export const Staged = createContext(false);
export const useStaged = (): boolean => use(Staged);
