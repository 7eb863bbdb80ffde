/** Positions as people write them. */
export * from './basics.ts';
export * from './fields.ts';
export * from './forms.ts';
export * from './place.ts';
export * from './position.ts';
export * from './stock.ts';
