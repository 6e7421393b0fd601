import { afterEach, expect, test, vi } from 'vitest';
import { beLed, leavesTyped } from './leaving.ts';

const hub = { pathname: '/communication-hub', search: { open: 'new' } };
const thread = { pathname: '/communication-hub', search: { conversation: 'a' } };
const payments = { pathname: '/payments', search: {} };

afterEach(() => vi.useRealTimers());

test.each([
  ['to another screen', 'PUSH', payments, true],
  ['back to another part of the screen', 'BACK', thread, true],
  ['of a dialog that stands in the address, as it closes', 'REPLACE', thread, false],
  ['of a dialog that goes on to what it made', 'PUSH', thread, false],
  ['back to the same', 'BACK', hub, false],
])('the way %s leads off what is typed, or not', (_, action, next, leaves) => {
  expect(leavesTyped({ action, current: hub, next })).toBe(leaves);
});

test('a pushed notice leads off what is typed also where it stays on the screen, and nothing after it does', () => {
  vi.useFakeTimers();
  const way = { action: 'PUSH', current: hub, next: thread };
  let asked: boolean | undefined;
  beLed(() => {
    asked = leavesTyped(way);
  });
  expect(asked).toBe(true);
  vi.runAllTimers();
  expect(leavesTyped(way)).toBe(false);
});
