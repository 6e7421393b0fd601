import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Kept from '../messaging/offline/kept-threads.ts';

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

const kitchen = '0198b5a0-0000-7000-8000-000000000001';
const bar = '0198b5a0-0000-7000-8000-000000000002';
const thread = { messages: [], changes: [], earlier: null };
const headOf = (id: string) => ({
  id,
  kind: 'group',
  name: id === bar ? 'Bar' : 'Kitchen',
  rule: null,
  other: null,
  people: 3,
  unread: 0,
  toAcknowledge: 0,
  last: null,
  openedAt: '2026-11-20T13:30:00.000Z',
  mayWrite: true,
  mayRun: false,
  revision: 1,
});

let kept: typeof Kept;
let storage: Storage;
let asked: string[];
/** How the server answers whoever asks for a conversation. */
let answers: Record<string, number>;

const reply = (path: string): Response => {
  const id = [kitchen, bar].find((one) => path.includes(one));
  const status = answers[id ?? ''] ?? 200;
  if (status !== 200) {
    const code = status === 404 ? 'not_found' : 'too_many_requests';
    const details = status === 429 ? { details: { retryAfterSeconds: 1 } } : {};
    return Response.json({ type: '', title: '', detail: '', requestId: 'r', status, code, ...details }, { status });
  }
  if (id === undefined) {
    const own = [kitchen, bar].filter((one) => answers[one] !== 404);
    const conversations = own.map((one) => Object.assign(headOf(one), { found: null }));
    return Response.json({ conversations, mayOpen: true, next: null });
  }
  if (path.includes('/messages')) return Response.json(thread);
  return Response.json({ conversation: headOf(id), people: [], onTheClock: null, isOtherOnShift: null });
};

beforeEach(async () => {
  vi.resetModules();
  const documentElement = { dataset: {} };
  const document = Object.assign(new EventTarget(), { cookie: '', documentElement, querySelector: () => null });
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  storage = new Storage();
  vi.stubGlobal('localStorage', storage);
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return reply(path);
  });
  kept = await import('../messaging/offline/kept-threads.ts');
  const { keepAnswersBy, keptPlaceOf, keepAnswer } = await import('../kernel/kept-answers.ts');
  const { keptRuleOf } = await import('./kept-answers.ts');
  const { readMessages } = await import('../../contract/messaging/messages.ts');
  const self = { employeeId: 'ben' } as never;
  keepAnswersBy({ ruleOf: (name) => keptRuleOf(name, () => self), isOwnDevice: async () => true });
  for (const conversationId of [kitchen, bar]) {
    const place = keptPlaceOf(readMessages, { params: { conversationId }, query: {} });
    if (place !== undefined) await keepAnswer(readMessages, place, thread);
    storage.setItem(`meridian.conversation ben ${conversationId}`, '{"title":"A group","mayAsk":false}');
  }
});
afterEach(() => {
  kept.stopKeepingThreads();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const whatIsKept = (): string[] =>
  Object.keys(storage)
    .filter((place) => !place.includes('readConversations'))
    .map(
      (place) => `${place.includes('readMessages') ? 'words' : 'title'} of ${place.includes(bar) ? 'bar' : 'kitchen'}`,
    )
    .toSorted();

test('whoever was taken out while they looked at something else keeps neither its words nor its name', async () => {
  answers = { [kitchen]: 404 };
  await kept.askKeptAnew('ben', Date.now() + 1);
  expect(whatIsKept()).toEqual(['title of bar', 'words of bar']);
});

test('a server that is asked too often, or does not answer, takes nothing away', async () => {
  const all = ['title of bar', 'title of kitchen', 'words of bar', 'words of kitchen'];
  answers = { [kitchen]: 429, [bar]: 429 };
  await kept.askKeptAnew('ben', Date.now() + 1);
  expect(whatIsKept()).toEqual(all);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await kept.askKeptAnew('ben', Date.now() + 1);
  expect(whatIsKept()).toEqual(all);
});

test('what was answered since the change is not asked again', async () => {
  await kept.askKeptAnew('ben', Date.now() - 60_000);
  expect(asked.filter((path) => path.includes('/messages'))).toEqual([]);
});

test('however often it changes, it is asked a moment later and then every half minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() + 1_000 });
  const threadsAsked = () => asked.filter((path) => path.includes(`${kitchen}/messages`)).length;
  kept.keepThreadsTrue('ben');
  vi.advanceTimersByTime(2_000);
  kept.keepThreadsTrue('ben');
  expect(threadsAsked()).toBe(0);
  vi.advanceTimersByTime(1_100);
  await vi.waitUntil(() => threadsAsked() === 1);
  kept.keepThreadsTrue('ben');
  vi.advanceTimersByTime(20_000);
  expect(threadsAsked()).toBe(1);
  vi.advanceTimersByTime(11_000);
  await vi.waitUntil(() => threadsAsked() === 2);
});
