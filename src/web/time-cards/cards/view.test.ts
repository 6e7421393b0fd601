import { describe, expect, test } from 'vitest';
import type { CardDetail, CardSummary } from '../../../contract/time-cards/cards.ts';
import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { dayToMend, grouped, narrowed, reopenedBy, whyNone } from './view.ts';

interface Wish extends Partial<Omit<CardSummary, 'employee' | 'flags'>> {
  readonly flags?: readonly CardSummary['flags'][number]['kind'][];
  readonly home?: string;
}

const aCard = (name: string, { flags = [], home = 'wharf', ...wish }: Wish = {}): CardSummary =>
  ({
    employee: { employeeId: name, firstName: name, lastName: 'Osei', photoUrl: null, home: { id: home, name: home } },
    state: 'open',
    group: 'clean',
    flags: flags.map((kind) => ({ kind, date: null })),
    ...wish,
  }) as CardSummary;

const names = (cards: readonly CardSummary[]) => cards.map(({ employee }) => employee.employeeId);

test('exceptions come first, and what was approved last, until it changes', () => {
  const cards = [
    aCard('Done', { state: 'approved', group: 'review', flags: ['offline_punch'] }),
    aCard('Locked', { state: 'locked' }),
    aCard('Clean', { state: 'signed' }),
    aCard('Changed', { state: 'approved', group: 'review', flags: ['changed_since_approval'] }),
    aCard('Open', { group: 'must_fix', flags: ['open_entry'] }),
  ];
  expect(grouped(cards).map(({ group, cards: own }) => [group, names(own)])).toEqual([
    ['must_fix', ['Open']],
    ['review', ['Changed']],
    ['clean', ['Clean']],
    ['done', ['Done', 'Locked']],
  ]);
});

describe('a filter leaves', () => {
  const cards = [aCard('José'), aCard('Ana', { home: 'hill', state: 'signed' }), aCard('Ben', { state: 'signed' })];

  test.each([
    [{}, ['José', 'Ana', 'Ben']],
    [{ q: 'jose' }, ['José']],
    [{ location: 'hill' }, ['Ana']],
    [{ state: 'signed' }, ['Ana', 'Ben']],
    [{ state: 'signed', q: 'be' }, ['Ben']],
  ] as const)('of %j these: %j', (filter, expected) => {
    expect(names(narrowed(cards, filter))).toEqual(expected);
  });
});

describe('where no clean card can be approved, it is said why', () => {
  const over = { isOver: true, isSettled: true, isOwn: false, workedMinutes: 480 };
  const coming = aCard('Coming', { ...over, isOver: false });
  const own = aCard('Own', { ...over, isOwn: true });

  test.each<[string, readonly CardSummary[], readonly string[]]>([
    ['all of them last still', [coming, coming], ['refusal.week_not_over']],
    ['it is the reader’s own', [own], ['refusal.own_time_card']],
    ['nothing was worked', [aCard('Away', { ...over, workedMinutes: 0 })], ['refusal.card_is_empty']],
    ['they wait for the week beside', [aCard('Half', { ...over, isSettled: false })], ['refusal.overtime_not_settled']],
    ['each waits for something else', [coming, own, coming], ['refusal.week_not_over', 'refusal.own_time_card']],
    ['nobody here knows', [aCard('Odd', over)], ['timeCards.noneToApprove']],
  ])('%s', (_what, cards, reasons) => {
    expect(whyNone(cards)).toEqual(reasons);
  });
});

test.each([
  ['approved', 'approved', undefined],
  ['approved reopened', 'open', 'Ben'],
  ['approved reopened approved reopened signed', 'signed', 'Ben'],
  ['approved reopened approved', 'approved', undefined],
  ['approved locked', 'locked', undefined],
] as const)('a card that was %s is %s, opened again by %s', (taken, state, by) => {
  const doers = { approved: 'Ana', reopened: 'Ben', signed: 'Cleo', locked: 'Ana' } as const;
  const steps = taken.split(' ').map((step) => ({ step, by: doers[step as keyof typeof doers] }));
  expect(reopenedBy({ state, steps: steps as unknown as CardDetail['steps'] })).toBe(by);
});

test.each<[string, readonly (readonly [CardSummary['flags'][number]['kind'], string | null])[], string | undefined]>([
  [
    'what must be fixed goes before what is looked at',
    [
      ['late', '2026-11-09'],
      ['open_entry', '2026-11-12'],
    ],
    '2026-11-12',
  ],
  [
    'the first of several',
    [
      ['missing_break_end', '2026-11-10'],
      ['open_entry', '2026-11-12'],
    ],
    '2026-11-10',
  ],
  ['no hours mend a rate', [['rate_missing', '2026-11-09']], undefined],
  ['nor what may be in order', [['late', '2026-11-09']], undefined],
])('the day whose hours are mended first: %s', (_, flags, opens) => {
  const told = flags.map(([kind, date]) => ({ kind, date: parsePlainDate(date ?? '') ?? null }));
  expect(dayToMend(told)).toBe(opens as PlainDate | undefined);
});
