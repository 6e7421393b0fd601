import { expect, test } from 'vitest';
import type { TeamWeekShift } from '../../../contract/schedule/team-week.ts';
import { instantAt, parsePlainDate, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import { teamWeekOf } from './view.ts';

const zone = 'America/New_York' as Zone;
const date = (day: number): PlainDate => parsePlainDate(`2026-11-${day}`) as PlainDate;
const location = { id: 'wharf', name: 'Wharf', zone };

function shift(name: string | null, day: number, hour: number): TeamWeekShift {
  const startsAt = instantAt(date(day), { hour, minute: 0 }, zone);
  const endsAt = instantAt(date(day), { hour: hour + 1, minute: 0 }, zone);
  const employee = name === null ? null : { employeeId: name, name, photoUrl: null };
  return { shiftId: `${name} ${day} ${hour}`, employee, position: null, startsAt, endsAt };
}

const week = (...shifts: TeamWeekShift[]) =>
  teamWeekOf({ location, startsOn: date(16), endsOn: date(22), shifts }, 'Maya');

test('the open shifts stand first, then the reader, then everybody else as they came', () => {
  const { rows } = week(shift('Ana', 16, 9), shift('Ben', 17, 9), shift('Maya', 18, 9), shift(null, 19, 9));
  expect(rows.map(({ employee }) => employee?.name)).toEqual([undefined, 'Maya', 'Ana', 'Ben']);
});

test('each shift stands on the day that it begins on by the clock of its location, also one late on the last', () => {
  const { rows } = week(shift('Ana', 16, 0), shift('Ana', 16, 12), shift('Ana', 22, 22));
  expect(rows[0]?.cells.map((cell) => cell.map(({ shiftId }) => shiftId))).toEqual([
    ['Ana 16 0', 'Ana 16 12'],
    [],
    [],
    [],
    [],
    [],
    ['Ana 22 22'],
  ]);
});

test('a day is told as it goes, what nobody has yet first', () => {
  const { days } = week(shift('Ana', 16, 12), shift('Ben', 16, 7), shift(null, 16, 18));
  expect(days[0]?.shifts.map(({ shiftId }) => shiftId)).toEqual(['null 16 18', 'Ben 16 7', 'Ana 16 12']);
  expect(days.map(({ shifts }) => shifts.length)).toEqual([3, 0, 0, 0, 0, 0, 0]);
});
