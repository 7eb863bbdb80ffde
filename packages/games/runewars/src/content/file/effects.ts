/** Programs and conditions as parts of things. */
import { expectList } from '@interregnum/kernel';
import type { Condition, Op } from '../effect.ts';
import type { Field } from './field.ts';
import { readCondition, readProgram, writeCondition, writeProgram } from './program.ts';

export const program: Field<readonly Op[]> = { read: readProgram, write: writeProgram };

const MOST_CONDITIONS = 4;
export const conditions: Field<readonly Condition[]> = {
  read: (value, path) => expectList(value, MOST_CONDITIONS, path).map((one, i) => readCondition(one, [...path, i])),
  write: all => all.map(writeCondition),
};
