import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import { readConversations } from '../../../contract/messaging.ts';
import { keepAnswer, keepAnswersBy, keptPlaceOf, type KeptRule } from '../../kernel/kept-answers.ts';
import { keptUnread } from './kept-unread.ts';

const rule: KeptRule = { owner: 'ana', most: 1, placeOf: () => 'first', partOf: (reply) => reply };
const nobody = { ruleOf: () => undefined, isOwnDevice: async () => false };

/** Local storage as far as it is used: what it holds are its own keys. */
const storage = {
  getItem: (place: string): string | null => (storage as unknown as Record<string, string>)[place] ?? null,
  setItem: (place: string, text: string): void => void Object.assign(storage, { [place]: text }),
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage);
  keepAnswersBy({ ruleOf: () => rule, isOwnDevice: async () => true });
});
afterEach(() => {
  keepAnswersBy(nobody);
  vi.unstubAllGlobals();
});

const listed = (unread: number): ReplyOf<typeof readConversations>['conversations'][number] => ({
  id: `0198b5a0-0000-7000-8000-00000000000${unread}`,
  kind: 'group',
  name: 'Kitchen',
  rule: null,
  other: null,
  people: 3,
  unread,
  toAcknowledge: 0,
  last: null,
  openedAt: Date.parse('2026-11-20T13:30:00.000Z') as never,
  mayWrite: true,
  mayRun: false,
  revision: 1,
  found: null,
});

test('without the network as many conversations wait to be read as in the list that is kept; of nobody, none', async () => {
  expect(keptUnread()).toBe(0);
  const place = keptPlaceOf(readConversations, { query: {} });
  if (place === undefined) throw new Error('the list is not kept');
  await keepAnswer(readConversations, place, {
    conversations: [listed(0), listed(1), listed(4)],
    mayOpen: true,
    next: null,
  });
  expect(keptUnread()).toBe(2);
  keepAnswersBy(nobody);
  expect(keptUnread()).toBe(0);
});
