import { describe, expect, test } from 'vitest';
import { parseRecurrence, parseWallMoment, type RecurrenceRule, type WallMoment } from './recurrence-rule.ts';
import { recurrences } from './recurrence.ts';

const nine = 'T090000';
const text = ({ date, hour, minute }: WallMoment) =>
  `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

function from(start: string, rule: string): string[] {
  const found = recurrences(parseRecurrence(rule) as RecurrenceRule, parseWallMoment(start) as WallMoment);
  return found.map(text);
}
const at9 = (...dates: string[]) => dates.map((date) => `${date} 09:00`);

describe('a recurring event of RFC 5545', () => {
  test.each([
    [`19970512${nine}`, 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3', at9('1997-05-12', '1998-05-11', '1999-05-17')],
    [`19970519${nine}`, 'FREQ=YEARLY;BYDAY=20MO;COUNT=3', at9('1997-05-19', '1998-05-18', '1999-05-17')],
    [
      `19970101${nine}`,
      'FREQ=YEARLY;INTERVAL=3;COUNT=4;BYYEARDAY=1,100,200',
      at9('1997-01-01', '1997-04-10', '1997-07-19', '2000-01-01'),
    ],
    [`19971231${nine}`, 'FREQ=YEARLY;BYYEARDAY=-1;COUNT=2', at9('1997-12-31', '1998-12-31')],
    [`20240229${nine}`, 'FREQ=YEARLY;COUNT=2', at9('2024-02-29', '2028-02-29')],
    [`19980213${nine}`, 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3', at9('1998-02-13', '1998-03-13', '1998-11-13')],
    [`19970922${nine}`, 'FREQ=MONTHLY;COUNT=2;BYDAY=-2MO', at9('1997-09-22', '1997-10-20')],
    [
      `19970904${nine}`,
      'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
      at9('1997-09-04', '1997-10-07', '1997-11-06'),
    ],
    [`20070131${nine}`, 'FREQ=MONTHLY;COUNT=3', at9('2007-01-31', '2007-03-31', '2007-05-31')],
    [
      `19970805${nine}`,
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
      at9('1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24'),
    ],
    [
      `19970805${nine}`,
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
      at9('1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31'),
    ],
    [`19970902${nine}`, 'FREQ=DAILY;UNTIL=19970905T000000Z', at9('1997-09-02', '1997-09-03', '1997-09-04')],
    [`19970902${nine}`, 'FREQ=DAILY;UNTIL=19970904', at9('1997-09-02', '1997-09-03', '1997-09-04')],
    [`19970902${nine}`, 'FREQ=DAILY;INTERVAL=10;COUNT=2', at9('1997-09-02', '1997-09-12')],
    [`19980101${nine}`, 'FREQ=DAILY;UNTIL=19990103T140000Z;BYMONTH=1;BYMONTHDAY=1', at9('1998-01-01', '1999-01-01')],
  ])('from %s, %s', (start, rule, expected) => {
    expect(from(start, rule)).toEqual(expected);
  });

  test('hours and minutes recur like days', () => {
    expect(from(`19970902${nine}`, 'FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z')).toEqual([
      '1997-09-02 09:00',
      '1997-09-02 12:00',
      '1997-09-02 15:00',
    ]);
    expect(from(`19970902${nine}`, 'FREQ=MINUTELY;INTERVAL=90;COUNT=2').at(-1)).toBe('1997-09-02 10:30');
    expect(from(`19970902${nine}`, 'FREQ=HOURLY;BYMINUTE=0,30;COUNT=3').at(-1)).toBe('1997-09-02 10:00');
    const byDay = from(`19970902${nine}`, 'FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40;COUNT=30');
    expect(from(`19970902${nine}`, 'FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16;COUNT=30')).toEqual(byDay);
  });

  test.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;UNTIL=20200101T000000Z',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2;UNTIL=20200101',
    'FREQ=MINUTELY;INTERVAL=60;BYMINUTE=7',
    'FREQ=DAILY;UNTIL=19970901',
  ])('%s never comes true, and ends', { timeout: 30_000 }, (rule) => {
    expect(from(`19970902${nine}`, rule)).toEqual([]);
  });

  test('seconds of a month that is far away are found', () => {
    expect(from(`19970302${nine}`, 'FREQ=SECONDLY;BYMONTH=2;BYHOUR=7;COUNT=2')).toEqual([
      '1998-02-01 07:00',
      '1998-02-01 07:00',
    ]);
    expect(from(`19970302${nine}`, 'FREQ=MINUTELY;INTERVAL=7;BYMONTH=2;COUNT=1')).toEqual(['1998-02-01 00:01']);
  });

  test.each([
    'COUNT=3',
    'FREQ=SOMETIMES',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=many',
    'FREQ=DAILY;UNTIL=tomorrow',
    'FREQ=WEEKLY;WKST=XX',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYMONTHDAY=-32',
    'FREQ=DAILY;BYHOUR=24',
    'FREQ=DAILY;BYHOUR=-1',
    'FREQ=YEARLY;BYWEEKNO=',
  ])('%s is no rule', (rule) => {
    expect(parseRecurrence(rule)).toBeUndefined();
  });

  test('the 30th of February is no moment', () => {
    expect(parseWallMoment('19970230T090000')).toBeUndefined();
  });
});
