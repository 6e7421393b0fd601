import { describe, expect, test } from 'vitest';
import type { ConversationChanged, Message } from '../../contract/messaging/messages.ts';
import { parseInstant, parseZone, type Instant, type Zone } from '../../domain/kernel/time.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import { Refused } from '../kernel/refused.ts';
import {
  changeWords,
  dayName,
  daysOf,
  doableWith,
  excerptOf,
  hasSeen,
  isChangeable,
  isEditable,
  missingFirst,
  previewOf,
  readersOf,
  saysLost,
  seenBy,
  titleOf,
  whyLost,
  whyQuiet,
  type Entry,
  shownSize,
  sizeWords,
} from './view.ts';

const zone = parseZone('America/New_York') as Zone;
const at = (iso: string): Instant => {
  const parsed = parseInstant(iso);
  if (parsed === undefined) throw new TypeError(iso);
  return parsed;
};
const person = (name: string) => ({ employeeId: name, name, photoUrl: null });
const said = (name: string, iso: string, number = 1): Message => ({
  id: iso,
  number,
  sender: person(name),
  text: 'Hi',
  isForgotten: false,
  about: null,
  attachments: [],
  isUrgent: false,
  sentAt: at(iso),
  editedAt: null,
  replyTo: null,
  acknowledgement: null,
});
const formats = formatsOf(speakers.en, 'h12');

test.each([
  [1, '1 KB'],
  [1024 * 1024 - 1024, '1023 KB'],
  [10 * 1024 * 1024, '10 MB'],
  [1.5 * 1024 * 1024, '1.5 MB'],
])('a file of %i bytes is %s', (bytes, words) => {
  expect(sizeWords(speakers.en, bytes)).toBe(words);
});

test.each([
  [2048, 1024, { width: 280, height: 140 }],
  [1024, 2048, { width: 160, height: 320 }],
  [100, 50, { width: 100, height: 50 }],
  [2048, 1, { width: 280, height: 1 }],
  [null, null, {}],
])('a picture of %o by %o takes its place before it comes', (width, height, size) => {
  expect(shownSize({ width, height })).toEqual(size);
});

test('those who have not acknowledged stand before those who have', () => {
  const asked = [
    { name: 'Ana', acknowledgedAt: at('2026-11-20T15:00:00Z') },
    { name: 'Ben', acknowledgedAt: null },
    { name: 'Cleo', acknowledgedAt: at('2026-11-20T14:00:00Z') },
    { name: 'Dan', acknowledgedAt: null },
  ];
  expect(missingFirst(asked).map(({ name }) => name)).toEqual(['Ben', 'Dan', 'Ana', 'Cleo']);
});

const became = (sequence: number, after: number, iso: string): ConversationChanged => ({
  sequence,
  kind: 'added',
  by: 'Ana',
  people: ['Ben'],
  count: 1,
  name: null,
  after,
  changedAt: at(iso),
});
const told = (entry: Entry): string =>
  'run' in entry ? `${entry.run.sender.name} ${entry.run.messages.length}` : `change ${entry.change.sequence}`;

test('what became of a conversation stands between the messages where it happened, on its own day', () => {
  const messages = ['01', '02', '03'].map((minute, index) => said('Ana', `2026-11-20T15:${minute}:00Z`, index + 7));
  const changes = [
    became(1, 6, '2026-11-19T15:00:00Z'),
    became(2, 7, '2026-11-20T15:01:00Z'),
    became(3, 9, '2026-11-20T15:04:00Z'),
    became(4, 9, '2026-11-21T15:00:00Z'),
  ];
  const days = daysOf(messages, changes, zone);
  expect(days.map(({ date, entries }) => [date, entries.map(told)])).toEqual([
    ['2026-11-19', ['change 1']],
    ['2026-11-20', ['Ana 1', 'change 2', 'Ana 2', 'change 3']],
    ['2026-11-21', ['change 4']],
  ]);
  const [day] = daysOf([], [became(1, 0, '2026-11-19T15:00:00Z')], zone);
  expect(day?.entries.map(told), 'before anything was said').toEqual(['change 1']);
});

test.each([
  ['renamed', [], 0, 'Boat trip', 'Ana Ruiz renamed this group to “Boat trip”'],
  ['added', ['Ben Carter', 'Cleo Park'], 2, null, 'Ana Ruiz added Ben Carter, Cleo Park'],
  ['added', ['B', 'C', 'D', 'E'], 5, null, 'Ana Ruiz added 5 people'],
  ['removed', ['Ben Carter'], 1, null, 'Ana Ruiz took Ben Carter out'],
  ['left', [], 0, null, 'Ana Ruiz left'],
] as const)('that a group was %s (%j) is said in a line', (kind, people, count, name, line) => {
  expect(changeWords(speakers.en, formats, { kind, by: 'Ana Ruiz', people: [...people], count, name })).toBe(line);
});

test('a thread is cut at midnight of the reader’s location, where somebody else speaks, and after a pause', () => {
  const days = daysOf(
    [
      said('Ana', '2026-11-20T04:58:00Z'),
      said('Ana', '2026-11-20T05:01:00Z'),
      said('Ana', '2026-11-20T05:02:00Z'),
      said('Ben', '2026-11-20T05:03:00Z'),
      said('Ben', '2026-11-20T05:14:00Z'),
    ],
    [],
    zone,
  );
  expect(days.map(({ date, entries }) => [date, entries.map(told)])).toEqual([
    ['2026-11-19', ['Ana 1']],
    ['2026-11-20', ['Ana 2', 'Ben 1', 'Ben 1']],
  ]);
});

test('days are told as one speaks of them', () => {
  const [day] = daysOf([said('Ana', '2026-11-18T15:00:00Z')], [], zone);
  const name = (today: string) => dayName(speakers.en, formats, day?.date as never, today as never);
  expect(['2026-11-18', '2026-11-19', '2026-11-20'].map(name)).toEqual([
    'Today',
    'Yesterday',
    'Wednesday, November 18',
  ]);
});

describe('a conversation', () => {
  const direct = {
    id: 'c',
    kind: 'direct',
    name: null,
    rule: null,
    other: { ...person('Ben Carter'), isActive: true },
    people: 2,
    unread: 0,
    toAcknowledge: 0,
    last: {
      number: 1,
      sender: 'Ben',
      isOwn: false,
      text: 'Friday?',
      isForgotten: false,
      about: null,
      sentAt: at('2026-11-20T15:00:00Z'),
    },
    openedAt: at('2026-11-20T15:00:00Z'),
    mayWrite: true,
    mayRun: false,
    revision: 1,
  } as const;

  test('is called by the other, by its own name, or by its location', () => {
    expect(titleOf(speakers.en, direct)).toBe('Ben Carter');
    expect(titleOf(speakers.en, { ...direct, kind: 'group', other: null, name: 'Fridays' })).toBe('Fridays');
    const rule = { location: { id: 'l', name: 'Wharf' }, role: null };
    expect(titleOf(speakers.en, { ...direct, kind: 'announcement', other: null, rule })).toBe('Wharf');
  });

  test('shows what was said last, and by whom where that is not plain', () => {
    const preview = (one: Parameters<typeof previewOf>[1]) => previewOf(speakers.en, one);
    expect(preview(direct)).toEqual({ by: undefined, text: 'Friday?' });
    expect(preview({ ...direct, kind: 'group' })).toEqual({ by: 'Ben:', text: 'Friday?' });
    expect(preview({ ...direct, last: { ...direct.last, isOwn: true } })).toEqual({ by: 'You:', text: 'Friday?' });
    expect(preview({ ...direct, last: { ...direct.last, text: null } }).text).toBe('Message withdrawn');
    const forgotten = { ...direct.last, text: null, isForgotten: true };
    expect(preview({ ...direct, last: forgotten }).text).toMatch(/^Message removed/);
    expect(preview({ ...direct, last: { ...direct.last, text: '', about: 'swap' } }).text).toBe('Swap');
    expect(preview({ ...direct, last: null }).text).toBe('No messages yet');
  });
});

test.each([
  ['gate', 'Open the gate', 'Open the gate'],
  ['gate', 'I will open the gate', '…will open the gate'],
  ['OPEN gate', 'Thanks, then I will open the gate', '…then I will open the gate'],
  ['مكتب', 'نعم، سأحضر غدًا باكرًا لترتيب المكتب', '…غدًا باكرًا لترتيب المكتب'],
  ['shift', 'Ben Carter', 'Ben Carter'],
])('%s is shown where it stands in “%s”', (search, text, shown) => {
  expect(excerptOf(text, search)).toBe(shown);
});

test('a message is seen by the others who have read so far, and not by its sender', () => {
  const people = [
    { employeeId: 'Ana', readUpTo: 9 },
    { employeeId: 'Ben', readUpTo: 4 },
    { employeeId: 'Cleo', readUpTo: 3 },
  ];
  expect(seenBy(people, 'Ana', { number: 4 })).toBe(1);
});

test('its sender may change a message for a quarter of an hour', () => {
  const message = said('Ana', '2026-11-20T15:00:00Z');
  expect(isChangeable(message, 'Ana', at('2026-11-20T15:14:59Z'))).toBe(true);
  expect(isChangeable(message, 'Ana', at('2026-11-20T15:15:00Z'))).toBe(false);
  expect(isChangeable(message, 'Ben', at('2026-11-20T15:00:00Z'))).toBe(false);
});

test.each([
  [0, true],
  [1, false],
])('what %i people have acknowledged may be given other words: %s', (acknowledged, editable) => {
  const acknowledgement = { isAsked: false, acknowledgedAt: null, tally: { asked: 3, acknowledged } };
  const message = { ...said('Ana', '2026-11-20T15:00:00Z'), acknowledgement };
  expect(isEditable(message, 'Ana', at('2026-11-20T15:00:00Z'))).toBe(editable);
  expect(isChangeable(message, 'Ana', at('2026-11-20T15:00:00Z'))).toBe(true);
});

test('of a message the others are told by whether they have read it, first those who have not; whoever came later need not', () => {
  const [before, sentAt, later] = [
    at('2026-11-20T09:00:00Z'),
    at('2026-11-20T15:00:00Z'),
    at('2026-11-20T15:00:01Z'),
  ] as const;
  const reader = (employeeId: string, readUpTo: number, since = before) => ({ employeeId, readUpTo, since });
  const known = [reader('Ana', 9), reader('Ben', 7), reader('Cleo', 6, sentAt), reader('Dan', 8)];
  const people = [...known, reader('Eva', 0, later), reader('Finn', 9, later)];
  const message = { number: 7, sentAt };
  const readers = readersOf(people, 'Ana', message);
  expect(readers.map((one) => [one.employeeId, hasSeen(one, message)])).toEqual([
    ['Cleo', false],
    ['Ben', true],
    ['Dan', true],
    ['Finn', true],
  ]);
  expect(seenBy(people, 'Ana', message)).toBe(3);
});

describe('a message can be', () => {
  const message = said('Ana', '2026-11-20T15:00:00Z');
  const soon = at('2026-11-20T15:01:00Z');
  const late = at('2026-11-20T16:00:00Z');

  test.each([
    ['answered, edited and withdrawn by its sender', 'Ana', soon, true, ['reply', 'edit', 'withdraw']],
    ['answered by others', 'Ben', soon, true, ['reply']],
    ['only answered once its quarter of an hour is over', 'Ana', late, true, ['reply']],
    ['only taken back where its sender may write no longer', 'Ana', soon, false, ['withdraw']],
    ['only read by whoever may not write', 'Ben', soon, false, []],
  ] as const)('%s', (_, who, now, mayWrite, choices) => {
    expect(doableWith(message, who, now, mayWrite)).toEqual(choices);
  });
});

test('a conversation is lost to whoever it is not found for, and to nobody while the server is away', () => {
  expect(saysLost(new Refused('not_found', undefined))).toBe(true);
  for (const code of ['unavailable', 'too_many_requests'] as const) {
    expect(saysLost(new Refused(code, undefined))).toBe(false);
  }
  expect(saysLost(null)).toBe(false);
});

test.each([
  ['follows a rule goes with a location or a role', { location: null, role: 'manager' as const }, 'messaging.lostText'],
  ['has named people goes with neither', null, 'messaging.lostNamed'],
])('a conversation that %s, and whoever lost it is told no other', (_, rule, text) => {
  expect(whyLost({ rule })).toBe(text);
});

test('whoever comes by a notice to a conversation that this page never knew is told what may be', () => {
  expect(whyLost(undefined)).toBe('messaging.lostNamed');
});

test.each([
  [{ mayWrite: true, people: 2 }, undefined],
  [{ mayWrite: true, people: 1 }, 'refusal.nobody_to_read'],
  [{ mayWrite: false, people: 1 }, 'refusal.only_announcers_write'],
])('in a conversation of %j writes whoever has a reader', (conversation, why) => {
  expect(whyQuiet(conversation)).toBe(why);
});
