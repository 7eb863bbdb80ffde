/** What grows and stands on the map of Yield. */
import { sceneryPart } from '../../../table/kit/map/scenery.tsx';
import { sceneryOf } from './growth.ts';
import type { Layout } from './places.ts';
import { SYMBOLS, type SymbolName } from './symbols.ts';

export const Scenery = sceneryPart<Layout, SymbolName>({ symbols: SYMBOLS, of: sceneryOf });
