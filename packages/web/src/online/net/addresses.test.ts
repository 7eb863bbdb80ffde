import { expect, test } from 'vitest';
import { invitationAddress } from './addresses.ts';

test('an invitation stays out of what a server gets to see of a link', () => {
  const link = new URL(invitationAddress('abcd', 'secret'), 'https://games.example.org');
  expect(link.hash).toBe('#secret');
  expect(link.pathname + link.search).not.toContain('secret');
});
