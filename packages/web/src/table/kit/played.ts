/** The content that the table on the screen is played with, for what is drawn without a view of it, such as single cards. */
import type { WithContent } from '@interregnum/kernel';
import { createContext, use } from 'react';

export const PlayedContext = createContext<WithContent>({ content: null });

export const usePlayed = (): WithContent => use(PlayedContext);
