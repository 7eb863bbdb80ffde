/** The examples in docs/protocol.md are what the schemas say; the schemas refuse what they must. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { accounts, clientMessage, ERROR_CODES, failure, HTTP_STATUS, LIMITS, serverMessage, table } from './index.ts';

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const examples = [...text.matchAll(/```json ([\w ]+)\n([\s\S]*?)```/g)].map(
  ([, kind, json]) => [kind!, json!] as const,
);

const SHAPES: Readonly<Record<string, z.ZodType>> = {
  client: clientMessage,
  server: serverMessage,
  failure,
  'request calling': table.calling,
  'request newTable': table.newTable,
  'request joining': table.joining,
  'request deletingAccount': accounts.deletingAccount,
  'request notificationSettings': accounts.notificationSettings,
};

describe('docs/protocol.md', () => {
  it('has examples of everything that is sent', () => {
    expect(new Set(examples.map(([kind]) => kind))).toEqual(new Set(Object.keys(SHAPES)));
  });
  it.each(examples)('shows a %s message of the right shape', (kind, json) => {
    expect(SHAPES[kind]!.safeParse(JSON.parse(json)).error).toBeUndefined();
  });
  it('names every error', () => {
    expect(ERROR_CODES.filter(code => !text.includes(`\`${code}\``))).toEqual([]);
  });
  it('names every command and message', () => {
    const types = [...clientMessage.options, ...serverMessage.options].map(shape => shape.shape.type.value);
    expect(types.filter(type => !text.includes(`\`${type}\``) && !text.includes(`"${type}"`))).toEqual([]);
  });
});

describe('a message of a client', () => {
  const answer = { type: 'answer', command: 'abcd', question: 1, option: 'pass' };
  it('may not have more fields than it should', () => {
    expect(clientMessage.safeParse(answer).success).toBe(true);
    expect(clientMessage.safeParse({ ...answer, seat: 1 }).success).toBe(false);
  });
  it.each([
    ['an id with other characters', { ...answer, command: 'a:b:c' }],
    ['a short id', { ...answer, command: 'abc' }],
    ['a question that is no count', { ...answer, question: -1 }],
    ['no option', { ...answer, option: '' }],
    ['a long option', { ...answer, option: 'x'.repeat(LIMITS.code + 1) }],
    ['an empty line of chat', { type: 'chat', command: 'abcd', text: '   ' }],
  ])('may not have %s', (_, message) => {
    expect(clientMessage.safeParse(message).success).toBe(false);
  });
});

describe('errors', () => {
  it('have a status each', () => {
    expect(ERROR_CODES.every(code => HTTP_STATUS[code] >= 400)).toBe(true);
  });
});
