import { expect, test } from 'vitest';
import { cents } from '../../../domain/kernel/money.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { DayNote, GridRow, GridShift } from '../grid/view.ts';
import { agendaOf } from './view.ts';

const shift = (shiftId: string, startsAt: number): GridShift => ({
  shiftId,
  plan: {
    locationId: 'pier',
    employeeId: null,
    positionId: null,
    startsAt: startsAt as Instant,
    endsAt: (startsAt + 1) as Instant,
    breakMinutes: 0,
    note: null,
  },
  state: 'draft',
  conflicts: [],
});

const row = (employeeId: string | null, cells: GridShift[][], notes: DayNote[][] = [[], []]): GridRow => ({
  employeeId,
  name: employeeId ?? '',
  photoUrl: null,
  cells,
  notes,
  days: [],
  overtimeMinutes: 0,
  elsewhereMinutes: 0,
  otherMinutes: 0,
  minutes: 0,
  cents: null,
  knownCents: cents(0),
  isRateHidden: false,
});

const none = row(null, [[], []]);

test('a day begins with what nobody has yet, and goes on in the order in which shifts begin', () => {
  const open = row(null, [[shift('open late', 9), shift('open', 8)], []]);
  const rows = [row('ana', [[shift('evening', 7)], [shift('next day', 0)]]), row('ben', [[shift('morning', 5)], []])];
  const { shifts } = agendaOf({ open, rows }, 0);
  expect(shifts.map((one) => [one.shift.shiftId, one.row.employeeId])).toEqual([
    ['open', null],
    ['open late', null],
    ['morning', 'ben'],
    ['evening', 'ana'],
  ]);
});

test('who begins together stays in the order of the team', () => {
  const rows = [row('ana', [[shift('a', 5)]]), row('ben', [[shift('b', 5)]])];
  expect(agendaOf({ open: none, rows }, 0).shifts.map((one) => one.shift.shiftId)).toEqual(['a', 'b']);
});

test('of the day, who is away or cannot work is named; who would only rather is not', () => {
  const note = (kind: DayNote['kind']): DayNote => ({ kind, from: 0, to: 600 });
  const rows = [
    row('ana', [[], []], [[note('away')], []]),
    row('ben', [[], []], [[], [note('unavailable')]]),
    row('cleo', [[], []], [[note('preferred')], []]),
    row('dan', [[], []], [[note('unavailable'), note('preferred')], []]),
  ];
  const { absences } = agendaOf({ open: none, rows }, 0);
  expect(absences.map(({ name, notes }) => [name, notes.length])).toEqual([
    ['ana', 1],
    ['dan', 2],
  ]);
});

test('a day that the week has not is empty', () => {
  expect(agendaOf({ open: none, rows: [row('ana', [[shift('a', 5)], []])] }, 7)).toEqual({ shifts: [], absences: [] });
});
