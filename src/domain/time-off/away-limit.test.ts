import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { limitsMet, refusing, type AwayLimit } from './away-limit.ts';

const date = (day: number): PlainDate => parsePlainDate(`2026-12-${day}`) as PlainDate;
const limit = (more: Partial<AwayLimit>): AwayLimit => ({
  name: 'Holiday rush',
  locationId: null,
  startsOn: date(20),
  endsOn: date(24),
  mostAway: 0,
  effect: 'refuse',
  ...more,
});
const wholly = { part: 'whole', fromMinute: null, toMinute: null } as const;
const away = (employeeId: string, day: number, homeLocationId = 'pier') => ({
  employeeId,
  homeLocationId,
  date: date(day),
  ...wholly,
});

test.each([
  ['nobody may, on one of the days', limit({}), [23, 26], [], true],
  ['nobody may, until the day before', limit({}), [25, 26], [], false],
  ['two may, and one other is', limit({ mostAway: 2 }), [21, 22], [away('ben', 21), away('ben', 22)], false],
  [
    'two may, and two others are on one day',
    limit({ mostAway: 2 }),
    [21, 22],
    [away('ben', 22), away('cleo', 22)],
    true,
  ],
  [
    'two may, and two others are on different days',
    limit({ mostAway: 2 }),
    [21, 22],
    [away('ben', 21), away('cleo', 22)],
    false,
  ],
  [
    'one with two parts of a day counts once',
    limit({ mostAway: 2 }),
    [21, 21],
    [away('ben', 21), away('ben', 21)],
    false,
  ],
  ['it is for another location', limit({ locationId: 'kiosk' }), [21, 22], [], false],
  [
    'those of other locations do not count',
    limit({ locationId: 'pier', mostAway: 1 }),
    [21, 21],
    [away('ben', 21, 'kiosk')],
    false,
  ],
  [
    'of the organization those of every location count',
    limit({ mostAway: 1 }),
    [21, 21],
    [away('ben', 21, 'kiosk')],
    true,
  ],
] as const)('%s', (_, one, [from, to], others, isMet) => {
  const met = limitsMet([one], { startsOn: date(from), endsOn: date(to), ...wholly }, 'pier', others);
  expect(met.length === 1).toBe(isMet);
});

test('what refuses comes before what warns, and what warns refuses nothing', () => {
  const [soft, hard] = [limit({ effect: 'warn' }), limit({ name: 'Inventory' })];
  const span = { startsOn: date(21), endsOn: date(21), ...wholly };
  expect(limitsMet([soft, hard], span, 'pier', []).map(({ name }) => name)).toEqual(['Inventory', 'Holiday rush']);
  expect(refusing(limitsMet([soft], span, 'pier', []))).toBeUndefined();
});

const morning = { ...wholly, part: 'morning' } as const;
const afternoon = { ...wholly, part: 'afternoon' } as const;
const hours = (from: number, to: number) => ({ part: 'hours', fromMinute: from * 60, toMinute: to * 60 }) as const;

test.each([
  ['the afternoon beside a morning', 1, afternoon, [['ben', morning]], false],
  ['the day beside a morning', 1, wholly, [['ben', morning]], true],
  ['the morning beside a day', 1, morning, [['ben', wholly]], true],
  ['hours over noon beside a morning', 1, hours(11, 13), [['ben', morning]], true],
  ['hours from noon on beside a morning', 1, hours(12, 13), [['ben', morning]], false],
  [
    'the day beside a morning and an afternoon',
    2,
    wholly,
    [
      ['ben', morning],
      ['cleo', afternoon],
    ],
    false,
  ],
  [
    'the same, of which the morning goes on to 12:01',
    2,
    wholly,
    [
      ['ben', hours(0, 12 + 1 / 60)],
      ['cleo', afternoon],
    ],
    true,
  ],
  [
    'the day beside both parts of one person',
    2,
    wholly,
    [
      ['ben', hours(8, 13)],
      ['ben', hours(12, 14)],
    ],
    false,
  ],
  ['the morning, where nobody may be', 0, morning, [], true],
] as const)('of %s, where %i may be away at a time', (_, mostAway, own, others, isMet) => {
  const span = { startsOn: date(24), endsOn: date(24), ...own };
  const away24 = others.map(([who, part]) => ({ ...away(who, 24), ...part }));
  expect(limitsMet([limit({ mostAway })], span, 'pier', away24).length === 1).toBe(isMet);
});
