import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMilliseconds,
  instantAt,
  millisecondsOf,
  parsePlainDate,
  parseZone,
  startOfDate,
  weekOf,
  type PlainDate,
  type Zone,
} from '../kernel/time.ts';
import { mondayMidnight, type PayPolicy } from '../pay-rules/pay-policy.ts';
import { payableWeek } from '../pay-rules/payable-week.ts';
import { federal, federalWithDailyOvertime, presets } from '../pay-rules/presets.ts';
import type { Punch, PunchKind } from '../time-clock/punch.ts';
import { dayOf, timeCard, type TimeCard } from './time-card.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const zoneNamed = (name: string) => parseZone(name) as Zone;
const newYork = zoneNamed('America/New_York');

/** Punches as the wall clock in `zone` showed them: `2026-11-20 08:30 clock_in`. */
function ledger(zone: Zone, ...lines: readonly string[]): Punch[] {
  return lines.map((line, index) => {
    const [date = '', time = '', kind] = line.split(' ');
    const [hour, minute, second = 0] = time.split(':').map(Number) as [number, number, number?];
    const punchedAt = instantAt(on(date), { hour, minute, second }, zone);
    return { id: `p${index + 1}`, kind: kind as PunchKind, punchedAt, sequence: index + 1 };
  });
}

function cardOf(
  punches: readonly Punch[],
  startsOn: string,
  until: string,
  zone = newYork,
  policy: PayPolicy = federalWithDailyOvertime,
) {
  const [date = '', time = '00:00'] = until.split(' ');
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return timeCard(punches, {
    zone,
    startsOn: on(startsOn),
    policy,
    until: instantAt(on(date), { hour, minute }, zone),
  });
}

const figures = (card: TimeCard, date: string) => {
  const { workedMinutes, breakMinutes, overtimeMinutes } = dayOf(card, on(date));
  return [workedMinutes, breakMinutes, overtimeMinutes];
};

describe('a day of the time card', () => {
  const sampleDay = ledger(
    newYork,
    '2026-11-20 08:30 clock_in',
    '2026-11-20 12:00 break_start',
    '2026-11-20 13:00 break_end',
    '2026-11-20 18:00 clock_out',
  );

  test('the sample day has 8.5 h of work, 1 h of break and 0.5 h of overtime', () => {
    const card = cardOf(sampleDay, '2026-11-16', '2026-11-21');
    expect(figures(card, '2026-11-20')).toEqual([510, 60, 30]);
    expect(card).toMatchObject({ workedMinutes: 510, breakMinutes: 60, overtimeMinutes: 30, open: false });
  });

  test('its ribbon shows the overtime where it was worked: at the end', () => {
    const day = dayOf(cardOf(sampleDay, '2026-11-16', '2026-11-21'), on('2026-11-20'));
    const drawn = day.ribbon.map(({ kind, span }) => [kind, millisecondsOf(span) / 60_000]);
    expect(drawn).toEqual([
      ['worked', 210],
      ['break', 60],
      ['worked', 270],
      ['overtime', 30],
    ]);
  });

  test.each([
    ['16:00:29', [480, 0, 0], ['worked']],
    ['16:00:30', [481, 0, 1], ['worked', 'overtime']],
  ])('from 8:00 to %s it has the nearest minutes', (end, minutes, drawn) => {
    const punches = ledger(newYork, '2026-11-20 08:00 clock_in', `2026-11-20 ${end} clock_out`);
    const card = cardOf(punches, '2026-11-16', '2026-11-21');
    expect(figures(card, '2026-11-20')).toEqual(minutes);
    expect(dayOf(card, on('2026-11-20')).ribbon.map(({ kind }) => kind)).toEqual(drawn);
  });

  test('a short rest is worked and drawn so where the policy pays it, once it has ended', () => {
    const morning = ['2026-11-20 08:00 clock_in', '2026-11-20 10:00 break_start'];
    const rested = ledger(newYork, ...morning, '2026-11-20 10:20 break_end', '2026-11-20 12:00 clock_out');
    const paused = ledger(newYork, ...morning, '2026-11-20 10:21 break_end', '2026-11-20 12:00 clock_out');
    const resting = ledger(newYork, ...morning);
    const by = (punches: readonly Punch[], policy: PayPolicy, now = '2026-11-21') =>
      figures(cardOf(punches, '2026-11-16', now, newYork, policy), '2026-11-20');
    expect(by(rested, federal)).toEqual([240, 0, 0]);
    expect(by(paused, federal)).toEqual([219, 21, 0]);
    expect(by(resting, federal, '2026-11-20 10:15')).toEqual([120, 15, 0]);
    expect(by(rested, federalWithDailyOvertime)).toEqual([240, 0, 0]);
    expect(by(rested, { ...federal, workTime: {} })).toEqual([220, 20, 0]);
    const day = dayOf(cardOf(rested, '2026-11-16', '2026-11-21', newYork, federal), on('2026-11-20'));
    expect(day.ribbon.map((segment) => segment.kind)).toEqual(['worked', 'worked', 'worked']);
  });

  test('the seventh day of a California week is overtime from its first minute', () => {
    const days = [16, 17, 18, 19, 20, 21, 22].flatMap((day) => [
      `2026-11-${day} 09:00 clock_in`,
      `2026-11-${day} 12:00 clock_out`,
    ]);
    const card = cardOf(ledger(newYork, ...days), '2026-11-16', '2026-11-23', newYork, presets.california);
    expect(card.days.map((day) => day.overtimeMinutes)).toEqual([0, 0, 0, 0, 0, 0, 180]);
  });

  test('an open entry counts up to now, and a break that lasts is a break up to now', () => {
    const working = sampleDay.slice(0, 1);
    const pausing = sampleDay.slice(0, 2);
    const atNoon = cardOf(working, '2026-11-16', '2026-11-20 12:00');
    expect(figures(atNoon, '2026-11-20')).toEqual([210, 0, 0]);
    expect(atNoon.open).toBe(true);
    expect(figures(cardOf(pausing, '2026-11-16', '2026-11-20 12:20'), '2026-11-20')).toEqual([210, 20, 0]);
  });
});

describe('through midnight', () => {
  const night = ledger(newYork, '2026-11-19 22:00 clock_in', '2026-11-20 06:00 clock_out');

  test('each minute belongs to the date on which it was worked', () => {
    const card = cardOf(night, '2026-11-16', '2026-11-21');
    expect([figures(card, '2026-11-19')[0], figures(card, '2026-11-20')[0]]).toEqual([120, 360]);
    expect(dayOf(card, on('2026-11-19'))).toMatchObject({
      clockedInAt: night[0]?.punchedAt,
      clockedOutAt: null,
      open: false,
    });
    expect(dayOf(card, on('2026-11-20'))).toMatchObject({
      clockedInAt: null,
      clockedOutAt: night[1]?.punchedAt,
      open: false,
    });
  });

  test('a night from Sunday to Monday is shared by two weeks', () => {
    const punches = ledger(newYork, '2026-11-15 22:00 clock_in', '2026-11-16 06:00 clock_out');
    expect(cardOf(punches, '2026-11-09', '2026-11-21').workedMinutes).toBe(120);
    expect(cardOf(punches, '2026-11-16', '2026-11-21').workedMinutes).toBe(360);
  });

  test('an entry that ends at midnight has no part in the next day', () => {
    const punches = ledger(newYork, '2026-11-19 20:00 clock_in', '2026-11-20 00:00 clock_out');
    const card = cardOf(punches, '2026-11-16', '2026-11-21');
    expect(dayOf(card, on('2026-11-19')).clockedOutAt).toBe(punches[1]?.punchedAt);
    expect(dayOf(card, on('2026-11-20')).entries).toEqual([]);
  });

  test('a forgotten clock-out counts up to the last punch, and pays and shows the same', () => {
    const lines = ['2026-11-17 08:00 clock_in', '2026-11-17 12:00 break_start', '2026-11-17 12:30 break_end'];
    const punches = ledger(newYork, ...lines, '2026-11-17 15:00 break_start', '2026-11-17 15:10 break_end');
    const until = instantAt(on('2026-11-20'), { hour: 9, minute: 0 }, newYork);
    const question = { zone: newYork, startsOn: on('2026-11-16'), policy: federal, until };
    const pay = { rates: [{ from: on('2026-01-01'), ratePerHour: '20.00' }] };
    const week = payableWeek(punches, { ...question, pay });
    const card = timeCard(punches, question);
    expect([week.workedMinutes, week.pay?.grossCents]).toEqual([390, 13_000]);
    expect(week.exceptions).toEqual([{ kind: 'open_entry', at: punches[0]?.punchedAt }]);
    expect([card.workedMinutes, card.breakMinutes, card.open]).toEqual([390, 40, false]);
    expect(card.days.filter(({ unended }) => unended).map(({ date }) => date)).toEqual(['2026-11-17']);
  });

  test('a running entry is open on the day that it is now', () => {
    const card = cardOf(night.slice(0, 1), '2026-11-16', '2026-11-20 01:00');
    expect(card.days.filter((day) => day.open).map((day) => day.date)).toEqual(['2026-11-20']);
  });

  test('a running entry is open at the very end of a day and of a week, on the day that ends', () => {
    const openOn = (punches: readonly Punch[], until: string) =>
      cardOf(punches, '2026-11-16', until).days.flatMap((day) => (day.open ? [day.date] : []));
    expect(openOn(night.slice(0, 1), '2026-11-20')).toEqual(['2026-11-19']);
    expect(openOn(ledger(newYork, '2026-11-22 22:00 clock_in'), '2026-11-23')).toEqual(['2026-11-22']);
    expect(openOn(ledger(newYork, '2026-11-20 00:00 clock_in'), '2026-11-20')).toEqual(['2026-11-20']);
  });

  test('a workweek that begins at 07:00 cuts its days there', () => {
    const policy: PayPolicy = { ...federal, workweek: { ...mondayMidnight, time: { hour: 7, minute: 0 } } };
    const punches = ledger(newYork, '2026-11-16 05:00 clock_in', '2026-11-16 09:00 clock_out');
    expect(cardOf(punches, '2026-11-16', '2026-11-21', newYork, policy).workedMinutes).toBe(120);
    expect(cardOf(punches, '2026-11-09', '2026-11-21', newYork, policy).workedMinutes).toBe(120);
  });
});

describe('a day of the card says', () => {
  const friday = '2026-11-20';
  const shown = (policy: PayPolicy, until: string, ...lines: readonly string[]) =>
    dayOf(cardOf(ledger(newYork, ...lines), '2026-11-16', until, newYork, policy), on(friday));
  const drawn = ({ ribbon }: ReturnType<typeof shown>) =>
    ribbon.map(({ kind, span }) => [kind, millisecondsOf(span) / 60_000]);

  test('which part of a break is work, since it is paid', () => {
    const paidBreaks = { allowances: [{ afterWorkedMinutes: 0, minutes: 10 }], pooled: false };
    const policy: PayPolicy = { ...federal, workTime: { mealFromMinutes: 60, paidBreaks } };
    const lines = ['08:00 clock_in', '12:00 break_start', '12:30 break_end', '16:00 clock_out'];
    const day = shown(policy, '2026-11-21', ...lines.map((line) => `${friday} ${line}`));
    expect(drawn(day)).toEqual([
      ['worked', 240],
      ['worked', 10],
      ['break', 20],
      ['worked', 210],
    ]);
    expect([day.workedMinutes, day.breakMinutes]).toEqual([460, 20]);
  });

  test('that a short rest is work and the meal after it is none', () => {
    const pauses = ['10:00 break_start', '10:15 break_end', '12:00 break_start', '12:30 break_end'];
    const lines = ['08:00 clock_in', ...pauses, '16:00 clock_out'].map((line) => `${friday} ${line}`);
    const day = shown(federal, '2026-11-21', ...lines);
    expect(drawn(day).map(([kind]) => kind)).toEqual(['worked', 'worked', 'worked', 'break', 'worked']);
  });

  test('how many minutes earn a premium, and how many are paid twice', () => {
    const windows = [{ start: { hour: 18, minute: 0 }, end: { hour: 3, minute: 0 } }];
    const premiums = [{ code: 'late', windows, partial: true, addPerHour: '2.00' }];
    const lines = [`${friday} 07:00 clock_in`, `${friday} 20:00 clock_out`];
    const day = shown({ ...presets.california, premiums }, '2026-11-21', ...lines);
    expect(day.premiums).toEqual([{ code: 'late', minutes: 120 }]);
    expect([day.overtimeMinutes, day.doubleMinutes, day.isHoliday]).toEqual([300, 60, false]);
  });

  test('that it is a holiday', () => {
    const holidays = [{ code: 'founding', on: { month: 11, day: 20 }, observed: 'none' as const }];
    expect(shown({ ...federal, holidays }, '2026-11-21').isHoliday).toBe(true);
  });

  test('when its last work ended, at midnight too', () => {
    const day = shown(federal, '2026-11-22', `${friday} 16:00 clock_in`, '2026-11-21 00:00 clock_out');
    expect(day.clockedOutAt).toBe(startOfDate(on('2026-11-21'), newYork));
  });

  const pausedAtMidnight = ['2026-11-21 00:00 break_start', '2026-11-21 20:00 clock_in'];
  const pausedThenBack = ['2026-11-21 01:00 break_start', '2026-11-21 20:00 clock_in'];
  test.each([
    ['forgot to clock out', '2026-11-22', [`${friday} 09:00 clock_in`, '2026-11-21 09:00 clock_in'], true],
    ['is still at work', '2026-11-20 12:00', [`${friday} 09:00 clock_in`], false],
    ['clocked out', '2026-11-22', [`${friday} 09:00 clock_in`, `${friday} 17:00 clock_out`], false],
    ['was last seen at midnight', '2026-11-23', [`${friday} 16:00 clock_in`, ...pausedAtMidnight], true],
    ['was last seen after midnight', '2026-11-23', [`${friday} 22:00 clock_in`, ...pausedThenBack], false],
  ])('whether its work has no end: of who %s', (_, until, lines, expected) => {
    expect(shown(federal, until, ...lines).unended).toBe(expected);
  });

  test('nothing, where it is of another week', () => {
    const card = cardOf([], '2026-11-16', '2026-11-21');
    expect(() => dayOf(card, on('2026-11-23'))).toThrow('2026-11-23 is not in the week of 2026-11-16');
  });
});

describe('the nights the clocks change', () => {
  test.each([
    // zone, clocked in, clocked out, minutes of each of the two dates
    ['America/New_York', '2026-10-31 22:00', '2026-11-01 06:00', 120, 420],
    ['America/New_York', '2026-03-07 22:00', '2026-03-08 06:00', 120, 300],
    ['Australia/Lord_Howe', '2026-04-04 22:00', '2026-04-05 06:00', 120, 390],
    ['Australia/Lord_Howe', '2026-10-03 22:00', '2026-10-04 06:00', 120, 330],
    ['America/Sao_Paulo', '2018-11-03 22:00', '2018-11-04 06:00', 120, 300],
    ['America/Sao_Paulo', '2018-02-17 20:00', '2018-02-18 06:00', 300, 360],
    ['Africa/Cairo', '2024-04-25 22:00', '2024-04-26 06:00', 120, 300],
    ['Asia/Kolkata', '2026-03-07 22:00', '2026-03-08 06:00', 120, 360],
  ])('%s, %s to %s: %d and %d minutes', (name, clockedIn, clockedOut, first, second) => {
    const zone = zoneNamed(name);
    const punches = ledger(zone, `${clockedIn} clock_in`, `${clockedOut} clock_out`);
    const days = [clockedIn, clockedOut].map((text) => {
      const date = on(text.slice(0, 10));
      const card = timeCard(punches, {
        zone,
        startsOn: weekOf(date, 'monday'),
        policy: federal,
        until: startOfDate(addDays(date, 9), zone),
      });
      return dayOf(card, date).workedMinutes;
    });
    expect(days).toEqual([first, second]);
  });

  test('a break inside the hour that is shown twice has its true length', () => {
    const begin = startOfDate(on('2026-11-01'), newYork);
    const minutes = (count: number) => addMilliseconds(begin, count * 60_000);
    const kinds: readonly [PunchKind, number][] = [
      ['clock_in', 0],
      ['break_start', 90], // 01:30, the first time
      ['break_end', 150], // 01:30, the second time
      ['clock_out', 240], // 03:00
    ];
    const punches = kinds.map(([kind, after], index) => ({
      id: `p${index}`,
      kind,
      punchedAt: minutes(after),
      sequence: index,
    }));
    expect(figures(cardOf(punches, '2026-10-26', '2026-11-05'), '2026-11-01')).toEqual([180, 60, 0]);
  });
});

describe('overtime of the week', () => {
  test('the minute after forty hours is overtime, and the week is the sum of its days', () => {
    const shifts = ['16', '17', '18', '19', '20'].flatMap((day) => [
      `2026-11-${day} 08:00 clock_in`,
      `2026-11-${day} ${day === '20' ? '16:01' : '16:00'} clock_out`,
    ]);
    const card = cardOf(ledger(newYork, ...shifts), '2026-11-16', '2026-11-23', newYork, federal);
    expect([card.workedMinutes, card.overtimeMinutes]).toEqual([2_401, 1]);
    expect(figures(card, '2026-11-20')).toEqual([481, 0, 1]);
  });
});
