import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unreachable } from '../../kernel/unreachable.ts';
import { startMarking } from './marking.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answer = Awaited<NonNullable<ReturnType<Parameters<typeof startMarking>[0]>>>;
const noted = { ok: true, value: undefined } as Answer;
const refused = (refusal: string) => ({ ok: false, refusal, details: undefined }) as unknown as Answer;

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test.each([
  ['the server is away', () => Promise.resolve(refused('unavailable'))],
  ['it is asked too often', () => Promise.resolve(refused('too_many_requests'))],
  ['nobody answers', () => Promise.reject(new Unreachable('Nobody.'))],
])('what was read while %s is noted once it is there again, and then no more', async (_, failing) => {
  const note = vi.fn<() => Promise<Answer>>().mockImplementationOnce(failing).mockImplementationOnce(failing);
  note.mockResolvedValue(noted);
  const { again } = startMarking(note);
  await minutes(10);
  expect(note).toHaveBeenCalledTimes(3);
  again();
  await minutes(10);
  expect(note).toHaveBeenCalledTimes(3);
});

test('what is refused for good is not noted again', async () => {
  const note = vi.fn<() => Promise<Answer>>(() => Promise.resolve(refused('not_found')));
  startMarking(note);
  await minutes(10);
  expect(note).toHaveBeenCalledTimes(1);
});

test('it is noted when somebody looks, and never after they went on', async () => {
  let isLooked = false;
  const note = vi.fn<() => Promise<Answer>>(() => Promise.resolve(refused('unavailable')));
  const { again, stop } = startMarking(() => (isLooked ? note() : undefined));
  await minutes(10);
  expect(note).not.toHaveBeenCalled();
  isLooked = true;
  again();
  again();
  expect(note).toHaveBeenCalledTimes(1);
  stop();
  await minutes(10);
  expect(note).toHaveBeenCalledTimes(1);
});
