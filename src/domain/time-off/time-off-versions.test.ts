import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import type { RulesInForce, TimeOffRules } from './time-off-rules.ts';
import { rulesOf, type TimeOffVersion } from './time-off-versions.ts';

const on = (text: string) => parsePlainDate(`2026-${text}`) as PlainDate;

/** Rules that only their name tells from others. */
const version = (name: string, startsOn: string, of: Partial<TimeOffVersion> = {}): TimeOffVersion => ({
  typeId: 'vacation',
  startsOn: on(startsOn),
  locationId: null,
  employeeId: null,
  rules: { name } as unknown as TimeOffRules,
  ...of,
});
const versions = [
  version('ours', '01-01'),
  version('oakland', '01-01', { locationId: 'oakland' }),
  version('reno', '02-01', { locationId: 'reno' }),
  version('reno, raised', '06-01', { locationId: 'reno' }),
  version('leave of another kind', '01-01', { typeId: 'sick' }),
];

test.each([
  [
    'who never moved goes by the rules of their home',
    [],
    'reno',
    { '01-01': 'ours', '02-01': 'reno', '06-01': 'reno, raised' },
  ],
  [
    'who moves earns by the rules of the new home from the day after',
    [{ untilOn: on('03-15'), locationId: 'oakland' }],
    'reno',
    { '01-01': 'oakland', '03-16': 'reno', '06-01': 'reno, raised' },
  ],
  [
    'a move between homes with the same rules begins nothing',
    [{ untilOn: on('03-15'), locationId: 'fresno' }],
    'sacramento',
    { '01-01': 'ours' },
  ],
])('%s', (_, past, now, expected) => {
  const rules = rulesOf(versions, 'vacation', { employeeId: 'ana', homes: { past, now } });
  expect(named(rules)).toEqual(expected);
});

test('who moves to a home without a policy earns by none from the day after, and by one again where it begins', () => {
  const ofHomes = versions.filter(({ locationId }) => locationId !== null);
  const homes = { past: [{ untilOn: on('03-15'), locationId: 'oakland' }], now: 'fresno' };
  const rules = rulesOf(ofHomes, 'vacation', { employeeId: 'ana', homes });
  expect(named(rules)).toEqual({ '01-01': 'oakland', '03-16': undefined });
  expect(rules.at(-1)?.rules.accrual).toEqual({ by: 'nothing' });
  const [began, back] = [
    { past: [], now: 'reno' },
    { past: [...homes.past, { untilOn: on('05-10'), locationId: 'fresno' }], now: 'reno' },
  ];
  expect(named(rulesOf(ofHomes, 'vacation', { employeeId: 'ana', homes: began }))).toEqual({
    '02-01': 'reno',
    '06-01': 'reno, raised',
  });
  expect(named(rulesOf(ofHomes, 'vacation', { employeeId: 'ana', homes: back }))).toEqual({
    '01-01': 'oakland',
    '03-16': undefined,
    '05-11': 'reno',
    '06-01': 'reno, raised',
  });
});

const named = (rules: readonly RulesInForce[]) =>
  Object.fromEntries(rules.map((each) => [each.from.slice(5), (each.rules as unknown as { name?: string }).name]));
