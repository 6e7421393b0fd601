import { expect, test } from 'vitest';
import { canBeSent, inOrder, type WaitingMessage } from './waiting-message.ts';

const written = (id: string, writtenAt: number): WaitingMessage => ({
  id,
  owner: 'pine/ana',
  conversationId: 'keys',
  text: id,
  writtenAt,
});

test('whoever logs out is asked about messages that wait, and not about those that were refused', () => {
  const waits = written('a', 1);
  const refused: WaitingMessage = { ...written('b', 2), refusal: 'not_found' };
  expect([waits, refused].filter(canBeSent)).toEqual([waits]);
});

test('messages that wait are sent as they were written, those of one moment in the order of their ids', () => {
  const [first, second, third] = [written('b', 1), written('a', 2), written('c', 2)];
  expect(inOrder([third, second, first])).toEqual([first, second, third]);
});
