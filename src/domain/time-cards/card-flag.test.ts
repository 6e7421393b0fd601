import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMilliseconds,
  instantAt,
  parsePlainDate,
  parseZone,
  type PlainDate,
  type Zone,
} from '../kernel/time.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { payableWeek } from '../pay-rules/payable-week.ts';
import { federal, presets } from '../pay-rules/presets.ts';
import type { PayFacts } from '../pay-rules/week-question.ts';
import type { PunchKind } from '../time-clock/punch.ts';
import { timeEntries } from '../time-clock/time-entry.ts';
import {
  cardFlagKinds,
  flagsOf as flagsOfWeek,
  groupOf,
  hoursMustBeFixed,
  type CardFlagKind,
  type TracedPunch,
} from './card-flag.ts';
import { weekCard, type WeekCardQuestion } from './week-card.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const zone = parseZone('America/New_York') as Zone;
const kinds: Readonly<Record<string, PunchKind>> = {
  in: 'clock_in',
  out: 'clock_out',
  break: 'break_start',
  back: 'break_end',
};

/** `0 in 9:00, 0 out 17:00`: the day of the week from Monday, what was pressed, when; `~` came offline, `!` from a clock an hour off. */
function pressed(words: string): TracedPunch[] {
  return words.split(', ').map((each, index) => {
    const [day = '', word = '', time = '', mark] = each.split(' ');
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const punchedAt = instantAt(addDays(monday, Number(day)), { hour, minute }, zone);
    const kind = kinds[word];
    if (kind === undefined) throw new TypeError(`Not a punch: ${each}`);
    const skewMilliseconds = mark === '!' ? 3_600_000 : 0;
    return { id: `p${index}`, kind, punchedAt, sequence: index + 1, offline: mark === '~', skewMilliseconds };
  });
}

const at = (day: number, hour = 12) => instantAt(addDays(monday, day), { hour, minute: 0 }, zone);

const opened = (words: string, until = at(8), policy: PayPolicy = federal) =>
  weekCard(pressed(words), [], { zone, startsOn: monday, policy, until });

const flagsOf = (...args: Parameters<typeof opened>) =>
  opened(...args).flags.map(({ kind, date }) => [kind, date === null ? null : Number(date.slice(8)) - 16]);

describe('a week', () => {
  test.each<[string, [CardFlagKind, number][]]>([
    ['0 in 9:00, 0 out 17:00', []],
    ['0 in 9:00', [['open_entry', 0]]],
    ['0 in 6:00, 0 out 20:00', []],
    ['0 in 6:00, 0 out 20:01', [['long_shift', 0]]],
    ['0 in 9:00, 1 in 9:00, 1 out 17:00', [['missing_clock_out', 0]]],
    ['0 out 17:00', [['missing_clock_in', 0]]],
    ['0 in 9:00, 0 back 12:00, 0 out 17:00', [['missing_break_start', 0]]],
    ['0 in 9:00, 0 break 12:00, 0 break 12:30, 0 out 17:00', [['missing_break_end', 0]]],
    ['0 in 9:00 ~, 0 out 17:00 ~', [['offline_punch', 0]]],
    ['2 in 9:00 !, 2 out 17:00', [['skewed_punch', 2]]],
    // What lies in the weeks beside it is their matter.
    ['-1 out 17:00, 0 in 9:00, 0 out 17:00', []],
    ['0 in 9:00, 0 out 17:00, 7 in 9:00, 7 in 10:00', []],
    ['6 in 20:00, 7 in 9:00, 7 out 17:00', [['missing_clock_out', 6]]],
  ])('of %s is flagged %j', (words, expected) => {
    expect(flagsOf(words)).toEqual(expected);
  });

  test('that runs has an entry that runs, until it has run too long', () => {
    expect(flagsOf('1 in 9:00', at(1, 17))).toEqual([]);
    expect(flagsOf('1 in 9:00', at(2, 9))).toEqual([['open_entry', 1]]);
  });

  test('that ends with an entry which runs asks for its end as it is over, and not a minute before', () => {
    expect(flagsOf('6 in 20:00', at(7, 0))).toEqual([['open_entry', 6]]);
    expect(flagsOf('6 in 20:00', addMilliseconds(at(7, 0), -1))).toEqual([]);
  });

  test('says of each day what came late to the ledger, and of a day once', () => {
    expect(flagsOf('0 in 9:00 ~, 0 out 17:00 ~, 1 in 9:00 ~, 1 out 17:00')).toEqual([
      ['offline_punch', 0],
      ['offline_punch', 1],
    ]);
  });

  test('says of one punch all that is odd about it', () => {
    const punches = pressed('0 in 9:00 ~, 0 out 17:00').map((punch) =>
      Object.assign(punch, { skewMilliseconds: 900_000 }),
    );
    const { flags } = weekCard(punches, [], { zone, startsOn: monday, policy: federal, until: at(8) });
    expect(flags.map(({ kind }) => kind)).toEqual(['offline_punch', 'skewed_punch']);
  });

  test.each([
    [300_000, false],
    [300_001, true],
    [-300_001, true],
    [null, false],
  ])('with a clock that is %s milliseconds off is to be looked at: %s', (skewMilliseconds, isFlagged) => {
    const punches = pressed('0 in 9:00, 0 out 17:00').map((punch) => Object.assign(punch, { skewMilliseconds }));
    const { flags } = weekCard(punches, [], { zone, startsOn: monday, policy: federal, until: at(8) });
    expect(flags).toEqual(isFlagged ? [{ kind: 'skewed_punch', date: monday }] : []);
  });

  test('is long by the longest shift of its policy', () => {
    const upTo = (hours: number): PayPolicy => ({ ...federal, workTime: { maxShiftMinutes: hours * 60 } });
    expect(flagsOf('0 in 6:00, 1 out 6:00', at(8), upTo(24))).toEqual([]);
    expect(flagsOf('0 in 6:00, 0 break 10:00, 0 back 10:30, 0 out 16:01', at(8), upTo(10))).toEqual([
      ['long_shift', 0],
    ]);
    expect(flagsOf('0 in 6:00, 0 break 10:00, 0 back 10:30, 0 out 16:00', at(8), upTo(10))).toEqual([]);
  });

  test('in California is flagged for a meal that was missed, and for one that was short', () => {
    const { california } = presets;
    expect(flagsOf('0 in 8:00, 0 out 16:00', at(8), california)).toContainEqual(['missed_meal', 0]);
    const short = '0 in 8:00, 0 break 11:00, 0 back 11:20, 0 out 16:00';
    expect(flagsOf(short, at(8), california)).toContainEqual(['short_meal', 0]);
    const punchRounding = [
      { targets: ['both' as const], intervalMinutes: 10, mode: 'nearest' as const, graceMinutes: 0 },
    ];
    const tens: PayPolicy = { ...california, workTime: { ...california.workTime, punchRounding } };
    const nearly = '0 in 7:00, 0 break 11:02, 0 back 11:25, 0 out 15:00';
    expect(flagsOf(nearly, at(8), tens)).toContainEqual(['short_meal', 0]);
    const rested = '0 in 8:00, 0 break 11:00, 0 back 11:10, 0 out 16:00';
    expect(flagsOf(rested, at(8), california)).toContainEqual(['missed_meal', 0]);
    const whole = '0 in 8:00, 0 break 11:00, 0 back 11:30, 0 out 16:30';
    expect(flagsOf(whole, at(8), california)).toEqual([]);
  });
});

describe('a pause that is shorter than a meal', () => {
  const { california } = presets;
  const asMeal: PayPolicy = { ...california, workTime: { ...california.workTime, mealFromMinutes: 5 } };

  test.each<[number, PayPolicy, CardFlagKind[]]>([
    // A rest of ten minutes is none that was cut short.
    [10, california, ['missed_meal']],
    [11, california, ['short_meal']],
    [29, california, ['short_meal']],
    [30, california, []],
    // Where the clock calls it a meal, it is one however short.
    [8, asMeal, ['short_meal']],
    [4, asMeal, ['missed_meal']],
  ])('of %d minutes is told as such', (minutes, policy, expected) => {
    const back = minutes.toString().padStart(2, '0');
    const told = flagsOf(`0 in 8:00, 0 break 11:00, 0 back 11:${back}, 0 out 16:00`, at(8), policy);
    expect(told).toEqual(expected.map((kind) => [kind, 0]));
  });

  test('is none where a whole one was taken too late', () => {
    const late = '0 in 8:00, 0 break 14:00, 0 back 14:30, 0 out 17:00';
    expect(flagsOf(late, at(8), california)).toEqual([['missed_meal', 0]]);
  });

  test('is told of a day with a second, short shift too', () => {
    const twice = '0 in 0:00, 0 break 4:00, 0 back 4:20, 0 out 7:00, 0 in 12:00, 0 out 14:00';
    expect(flagsOf(twice, at(8), california)).toEqual([['short_meal', 0]]);
  });

  test('is told beside a rest that was missed', () => {
    const punches = pressed('0 in 8:00, 0 break 11:00, 0 back 11:20, 0 out 16:00');
    const asked = { policy: california, zone, startsOn: monday, until: at(8) };
    const week = payableWeek(punches, { ...asked, facts: new Map([[monday, { restsMissed: 1 }]]) });
    const days = [{ date: monday, during: { from: at(0, 0), to: at(1, 0) } }];
    const flags = flagsOfWeek(week, { punches, entries: timeEntries(punches) }, { ...asked, days });
    expect(flags.map(({ kind }) => kind)).toEqual(['short_meal', 'missed_rest']);
  });

  test('in the night is of the day on which its shift began, and of no shift after it', () => {
    const night = '0 in 20:00, 1 break 1:00, 1 back 1:20, 1 out 4:00, 1 in 12:00, 1 out 20:00';
    expect(flagsOf(night, at(8), california)).toEqual([
      ['short_meal', 0],
      ['missed_meal', 1],
    ]);
  });
});

test('hours must be fixed where they are not known, and not where only their pay or their reason is', () => {
  const mustBe = cardFlagKinds.filter((kind) => hoursMustBeFixed([{ kind: 'late' }, { kind }]));
  expect(mustBe).toEqual([
    'missing_clock_in',
    'missing_clock_out',
    'missing_break_start',
    'missing_break_end',
    'open_entry',
    'impossible_shift',
  ]);
  expect(hoursMustBeFixed([])).toBe(false);
});

test('days with work before the first rate begins must be given one', () => {
  const rates = (from: number) => ({ rates: [{ from: addDays(monday, from), ratePerHour: '20.00' }] });
  const flagged = (pay?: PayFacts) => {
    const question = { zone, startsOn: monday, policy: federal, until: at(8) };
    const punches = pressed('0 in 9:00, 0 out 17:00, 3 in 9:00, 3 out 17:00');
    return weekCard(punches, [], pay === undefined ? question : { ...question, pay }).flags;
  };
  expect(flagged(rates(3))).toEqual([{ kind: 'rate_missing', date: monday }]);
  expect(flagged(rates(0))).toEqual([]);
  expect(flagged()).toEqual([]);
  expect(groupOf(flagged(rates(3)))).toBe('must_fix');
});

test('a day of the week of which other times are asked for is to be looked at before all of it is approved', () => {
  const asked = (day: number) => ({ entryId: null, asked: { from: at(day, 9), to: at(day, 17) } });
  const waiting = [asked(-1), asked(3), asked(7)];
  const question = { zone, startsOn: monday, policy: federal, until: at(8), waiting };
  const { flags, group } = weekCard(pressed('0 in 9:00, 0 out 17:00'), [], question);
  expect([flags, group]).toEqual([[{ kind: 'adjustment_waiting', date: addDays(monday, 3) }], 'review']);
});

test.each<[CardFlagKind[], string]>([
  [[], 'clean'],
  [['offline_punch'], 'review'],
  [['changed_since_signing'], 'review'],
  [['long_shift', 'open_entry'], 'must_fix'],
  [['missing_clock_in'], 'must_fix'],
])('%j belongs to %s', (flags, group) => {
  expect(groupOf(flags.map((kind) => ({ kind, date: null })))).toBe(group);
});

test('a week without a minute of work may be owed pay all the same', () => {
  const minimumShift = { minutes: 120, gapMinutes: 240 };
  const isOwedAlone = (policy: PayPolicy, leaves: string, seconds: number) => {
    const [comes, goes] = pressed(`0 in 9:00, 0 out ${leaves}`);
    if (comes === undefined || goes === undefined) throw new TypeError('two punches');
    const sentHome = [comes, { ...goes, punchedAt: addMilliseconds(goes.punchedAt, seconds * 1_000) }];
    const pay = { rates: [{ from: monday, ratePerHour: '20.00' }] };
    return weekCard(sentHome, [], { zone, startsOn: monday, policy, until: at(8), pay }).isOwedAlone;
  };
  expect(isOwedAlone({ ...federal, minimumShift }, '9:00', 20)).toBe(true);
  expect(isOwedAlone(federal, '9:00', 20)).toBe(false);
  expect(isOwedAlone({ ...federal, minimumShift }, '9:01', 0)).toBe(false);
});

test('a meal that was worked through is looked at, and counts where hours alone are asked for', () => {
  const meals = [
    { kind: 'auto-deduct' as const, afterWorkedMinutes: 360, minutes: 30, countPunched: true, employeeMayCancel: true },
  ];
  const question = { zone, startsOn: monday, policy: { ...federal, workTime: { meals } }, until: at(8) };
  const card = (kind: 'worked' | 'taken_back') => {
    const known = { waivers: [], workedMeals: [{ workedOn: monday, meal: 1, kind }], away: [], zone };
    return weekCard(pressed('0 in 9:00, 0 out 17:00'), [], { ...question, known });
  };
  const said = card('worked');
  expect([said.figures.workedMinutes, said.flags, said.group]).toEqual([
    480,
    [{ kind: 'worked_meal', date: monday }],
    'review',
  ]);
  const takenBack = card('taken_back');
  expect([takenBack.figures.workedMinutes, takenBack.group]).toEqual([450, 'clean']);
});

test('a week of paid time off alone is owed it, though nobody knows at which rate', () => {
  const away = [{ date: monday, minutes: 480, type: { isPaid: true } }];
  const expected = { shifts: [], isPublishedOn: () => false, away: [], zone };
  const question = { zone, startsOn: monday, policy: federal, until: at(8), expected };
  const isOwedAlone = (known: WeekCardQuestion['known']) =>
    weekCard([], [], { ...question, ...(known && { known }) }).isOwedAlone;
  expect(isOwedAlone({ waivers: [], workedMeals: [], away })).toBe(true);
  expect(isOwedAlone(undefined)).toBe(false);
});
