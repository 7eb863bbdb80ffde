/** The controls of a title by question. */
import type { ComponentType } from 'react';
import type { TableProps } from './title.ts';

/** A table over the questions of a title: one that is forgotten does not compile. `null`: plain buttons are enough. */
export type ControlsByQuestion<Q extends string, P> = Readonly<Record<Q, ComponentType<P> | null>>;

/** The controls for the question that the viewer is asked, if any. */
export const controlFor = <Q extends string, P extends Pick<TableProps, 'view' | 'options'>>(
  controls: ControlsByQuestion<Q, P>,
  { view, options }: P,
): ComponentType<P> | null => (options.length > 0 && view.ask ? (controls[view.ask.id as Q] ?? null) : null);
