import { describe, expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import { keptAnswers, keptRuleOf } from './kept-answers.ts';

const ana = {
  employeeId: 'ana',
  role: 'employee',
  managedLocationIds: [],
  locationIds: ['wharf'],
  organization: { weekStartsOn: 'monday' },
} as unknown as EmployeeSelf;
const rule = (name: string, self: EmployeeSelf = ana) => keptRuleOf(name, () => self);

test('no more than this stays on a device, all of it read and nothing done', () => {
  expect(Object.keys(keptAnswers)).toEqual([
    'readOwnShifts',
    'readConversations',
    'readConversation',
    'readMessages',
    'readPayments',
  ]);
  for (const name of Object.keys(keptAnswers) as (keyof typeof keptAnswers)[]) {
    expect(contract[name].method, name).toBe('GET');
    expect(contract[name], name).not.toHaveProperty('file');
  }
});

test.each(['readPayStub', 'readTimeCard', 'readSchedule', 'readMe', 'toString', 'constructor'])(
  'nothing of %s is kept',
  (name) => {
    expect(rule(name)).toBeUndefined();
  },
);

test('nothing is kept while nobody is here', () => {
  expect(keptRuleOf('readOwnShifts', () => undefined)).toBeUndefined();
});

describe('the own schedule', () => {
  const place = (query: object) => rule('readOwnShifts')?.placeOf({ query });

  test('is one week for both screens that show it, and on each of its days', () => {
    expect(place({ date: '2026-11-24' })).toBe(place({ date: '2026-11-29', span: 'week' }));
    expect(place({ date: '2026-11-30' })).not.toBe(place({ date: '2026-11-29' }));
  });

  test('is another thing by the month', () => {
    expect(place({ date: '2026-11-02', span: 'month' })).toBe(place({ date: '2026-11-30', span: 'month' }));
    expect(place({ date: '2026-11-02', span: 'month' })).not.toBe(place({ date: '2026-11-02', span: 'week' }));
  });
});

test('what was searched for is not kept, nor what was said before the end of a thread', () => {
  expect(rule('readConversations')?.placeOf({ query: {} })).toBe('first');
  expect(rule('readConversations')?.placeOf({ query: { search: 'gate' } })).toBeUndefined();
  expect(rule('readConversations')?.placeOf({ query: { cursor: 'next' } })).toBeUndefined();
  expect(rule('readMessages')?.placeOf({ params: { conversationId: 'c' }, query: {} })).toBe('c');
  expect(rule('readMessages')?.placeOf({ params: { conversationId: 'c' }, query: { before: 9 } })).toBeUndefined();
});

test('of a conversation it is not kept who else is in it, what they read and who works now', () => {
  const conversation = { id: 'c', people: 2 };
  const reply = { conversation, people: [{ employeeId: 'ben' }], onTheClock: 1, isOtherOnShift: true };
  expect(rule('readConversation')?.partOf(reply)).toEqual({
    conversation,
    people: [],
    onTheClock: null,
    isOtherOnShift: null,
  });
});

describe('of a thread', () => {
  const messages = Array.from({ length: 40 }, (_, index) => ({
    number: index + 1,
    text: `line ${index + 1}`,
    attachments: [{ id: 'f', kind: 'image', name: 'scar.jpg', bytes: 9, width: 3, height: 4 }],
    acknowledgement: { isAsked: true, acknowledgedAt: null, tally: { asked: 9, acknowledged: 4 } },
  }));
  const changes = [0, 9, 10, 11, 40].map((after, index) => ({ sequence: index + 1, kind: 'renamed', after }));
  const part = rule('readMessages')?.partOf({ messages, changes, earlier: null }) as {
    readonly messages: typeof messages;
    readonly changes: typeof changes;
    readonly earlier: number | null;
  };

  test('the last thirty messages stay, and it is known that there are earlier ones', () => {
    expect(part.messages.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 11));
    expect(part.earlier).toBe(11);
  });

  test('what became of the conversation before them goes with the messages that it stood behind', () => {
    expect(part.changes.map(({ after }) => after)).toEqual([11, 40]);
  });

  test('a short one stays whole', () => {
    const short = rule('readMessages')?.partOf({ messages: messages.slice(0, 30), changes, earlier: 7 });
    expect(short).toMatchObject({ messages: { length: 30 }, changes: { length: 5 }, earlier: 7 });
  });

  test('neither a file nor its name stays, nor who has acknowledged it', () => {
    expect(JSON.stringify(part)).not.toMatch(/scar|asked"/);
    expect(part.messages[0]?.attachments).toHaveLength(1);
  });
});

describe('of payments', () => {
  const own = { payments: [{ employee: { employeeId: 'ana' }, finalCents: 100 }] };
  const mixed = { payments: [...own.payments, { employee: { employeeId: 'ben' }, finalCents: 200 }] };

  test('one’s own stay, unless the list is narrowed', () => {
    expect(rule('readPayments')?.partOf(own)).toBe(own);
    expect(rule('readPayments')?.placeOf({ query: { page: undefined } })).toBe('first');
    expect(rule('readPayments')?.placeOf({ query: { page: 2 } })).toBeUndefined();
  });

  test('nothing of others stays, nor anything of whoever sees what others are paid', () => {
    expect(rule('readPayments')?.partOf(mixed)).toBeUndefined();
    const manager = { ...ana, role: 'manager', managedLocationIds: ['wharf'] } as EmployeeSelf;
    expect(rule('readPayments', manager)?.partOf(own)).toBeUndefined();
    expect(rule('readPayments', { ...ana, role: 'admin' })?.partOf(own)).toBeUndefined();
  });
});
