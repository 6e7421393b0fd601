import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../contract/kernel/endpoint.ts';
import {
  forgetAnswers,
  keepAnswer,
  keepAnswersBy,
  keptAnswer,
  keptPlaceOf,
  type KeptPlace,
  type KeptRule,
} from './kept-answers.ts';

const readWeek = endpoint({
  name: 'readWeek',
  method: 'GET',
  path: '/api/week',
  sentence: 'A week.',
  access: 'person',
  query: z.object({ week: z.string() }),
  reply: z.object({ says: z.string() }),
  refusals: [],
});
const readPay = endpoint({ ...readWeek, name: 'readPay' });

const day = 86_400_000;
/** Who this device knows to be here. */
let here: string | undefined;
let isOwn: boolean;

const rule = (owner: string): KeptRule => ({
  owner,
  most: 2,
  placeOf: (input) => (input as { readonly query: { readonly week: string } }).query.week,
  partOf: (reply) => ((reply as { readonly says: string }).says === 'of others' ? undefined : reply),
});

/** Local storage as far as it is used: what it holds are its own keys. */
class Storage {
  getItem(place: string): string | null {
    return (this as unknown as Record<string, string>)[place] ?? null;
  }
  setItem(place: string, text: string): void {
    Object.assign(this, { [place]: text });
  }
  removeItem(place: string): void {
    Reflect.deleteProperty(this, place);
  }
}

const begin = () =>
  keepAnswersBy({
    ruleOf: (name) => (name === 'readWeek' && here !== undefined ? rule(here) : undefined),
    isOwnDevice: async () => isOwn,
  });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T14:14:00Z') });
  vi.stubGlobal('localStorage', new Storage());
  here = 'ana';
  isOwn = true;
  begin();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const placed = (week: string): KeptPlace => {
  const place = keptPlaceOf(readWeek, { query: { week } });
  if (place === undefined) throw new Error('nothing may be kept');
  return place;
};
const keep = (week: string, says = week) => keepAnswer(readWeek, placed(week), { says });
const known = (week: string) => {
  const place = keptPlaceOf(readWeek, { query: { week } });
  return place && keptAnswer(readWeek, place);
};

test('an answer is known again with the moment of it, and the next one stands in its place', async () => {
  await keep('48', 'first');
  vi.advanceTimersByTime(60_000);
  await keep('48', 'second');
  vi.advanceTimersByTime(60_000);
  expect(known('48')).toEqual({ at: Date.parse('2026-11-28T14:15:00Z'), reply: { says: 'second' } });
});

test('of an endpoint without a rule nothing is kept, nor while nobody is here', () => {
  expect(keptPlaceOf(readPay, { query: { week: '48' } })).toBeUndefined();
  here = undefined;
  expect(keptPlaceOf(readWeek, { query: { week: '48' } })).toBeUndefined();
});

test('somebody else is shown nothing of it', async () => {
  await keep('48');
  here = 'ben';
  expect(known('48')).toBeUndefined();
});

test.each([
  ['somebody else is here by then', 'ben'],
  ['its reader has logged out by then', undefined],
])('an answer that comes when %s is not kept', async (_when, next) => {
  const place = placed('48');
  here = next;
  await keepAnswer(readWeek, place, { says: '48' });
  here = 'ana';
  expect(known('48')).toBeUndefined();
});

test('a kiosk keeps nothing', async () => {
  isOwn = false;
  await keep('48');
  expect(known('48')).toBeUndefined();
});

test('an answer of which nothing may be kept, or that is too long, takes away the one before', async () => {
  for (const says of ['of others', 'x'.repeat(60_000)]) {
    await keep('48', 'before');
    await keep('48', says);
    expect(known('48'), says.slice(0, 10)).toBeUndefined();
  }
});

test('of more questions than may be kept the oldest goes', async () => {
  for (const week of ['47', '48', '49']) {
    vi.advanceTimersByTime(1);
    await keep(week);
  }
  expect(['47', '48', '49'].map((week) => known(week)?.reply.says)).toEqual([undefined, '48', '49']);
});

test.each([
  [7 * day, true],
  [7 * day + 1, false],
  // The clock of the device was set back by more than that.
  [-7 * day - 1, false],
])('after %i ms it is shown: %s, and what is not is gone when the page opens', async (age, isShown) => {
  await keep('48');
  vi.setSystemTime(Date.now() + age);
  expect(known('48') !== undefined).toBe(isShown);
  begin();
  expect(Object.keys(localStorage).length > 0).toBe(isShown);
});

test('what an earlier version kept otherwise is not understood, and not shown', async () => {
  await keep('48');
  const [place = ''] = Object.keys(localStorage);
  localStorage.setItem(place, `${Date.now()} {"said":48}`);
  expect(known('48')).toBeUndefined();
  localStorage.setItem(place, '{');
  expect(known('48')).toBeUndefined();
});

test('all of it is forgotten at once, or all but that of whoever is here; nothing else is', async () => {
  localStorage.setItem('meridian.readMe', 'ana');
  await keep('48');
  here = 'ben';
  await keep('48');
  forgetAnswers('ben');
  expect(known('48')).toBeDefined();
  here = 'ana';
  expect(known('48')).toBeUndefined();
  forgetAnswers();
  expect(Object.keys(localStorage)).toEqual(['meridian.readMe']);
});
