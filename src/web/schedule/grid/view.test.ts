import { expect, test } from 'vitest';
import { newYork } from '../../../../tests/world/payable-weeks.ts';
import { ana, ben, monday, plan, shift, tuesday, week } from '../../../../tests/world/team-schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { addDays, instantAt, type PlainDate } from '../../../domain/kernel/time.ts';
import { presets } from '../../../domain/pay-rules/presets.ts';
import { planAgain } from './plan-again.ts';
import { gridOf as gridFor, noteWords } from './view.ts';

const gridOf = (schedule: TeamSchedule) => gridFor(schedule, (locationId) => locationId === 'pier');

test('each shift stands with its person on its day, and what nobody has yet in a row of its own', () => {
  const known = plan('ana', monday, 9, 17);
  const { rows, open, days } = gridOf(week([shift('a', known, known), shift('b', plan(null, monday, 9, 17))]));
  expect(rows[0]?.cells[0]).toMatchObject([{ shiftId: 'a', state: 'published' }]);
  expect(open.cells[0]).toMatchObject([{ shiftId: 'b', state: 'draft' }]);
  expect(days[0]).toMatchObject({ filled: 1, needed: 2, minutes: 420, cents: 14_000 });
});

test('the shifts of a day stand in it as they begin, wherever in the list one stands that was moved there', () => {
  const shifts = [shift('late', plan('ana', monday, 14, 18)), shift('early', plan('ana', monday, 8, 12))];
  const { rows } = gridOf(week(shifts));
  expect(rows[0]?.cells[0]).toMatchObject([{ shiftId: 'early' }, { shiftId: 'late' }]);
});

test('a day with somebody whose rate its reader may not see tells what the others cost, and who is left out', () => {
  const both = [shift('a', plan('ana', monday, 9, 17)), shift('b', plan('ben', monday, 9, 17))];
  const { rows, days } = gridOf(week([...both, shift('c', plan('ben', tuesday, 9, 17))]));
  expect(rows.map((row) => row.cents)).toEqual([14_000, null]);
  const left = [expect.objectContaining({ name: 'Ben', isRateHidden: true })];
  expect(days[0]).toMatchObject({ minutes: 840, cents: null, knownCents: 14_000, uncosted: left });
  expect(days[1]).toMatchObject({ minutes: 420, cents: null, knownCents: 0, uncosted: left });
  expect(days[2]).toMatchObject({ minutes: 0, cents: 0, uncosted: [] });
});

test('who has no rate is named as such beside those who have one; where nobody has, no cost is told and nobody is named', () => {
  const people = [ana, { ...ben, rates: [] }];
  const both = [shift('a', plan('ana', monday, 9, 17)), shift('b', plan('ben', tuesday, 9, 17))];
  const uncostedIn = (schedule: TeamSchedule) => gridOf(schedule).days.flatMap(({ uncosted }) => uncosted);
  expect(uncostedIn(week(both, { people }))).toMatchObject([{ name: 'Ben', isRateHidden: false }]);
  expect(uncostedIn(week(both.slice(1), { people }))).toEqual([]);
});

test('what is cancelled stands there until people are told, and counts no more', () => {
  const { rows, changes } = gridOf(week([shift('a', null, plan('ana', monday, 9, 17))]));
  expect(rows[0]).toMatchObject({ minutes: 0 });
  expect(rows[0]?.cells[0]).toMatchObject([{ state: 'gone' }]);
  expect(changes).toHaveLength(1);
});

test('a shift elsewhere at the same time, and one that leaves too little rest, speak against it', () => {
  const elsewhere = [{ ...plan('ana', monday, 16, 20), employeeId: 'ana', locationId: 'kiosk' }];
  const { rows, conflicts } = gridOf(
    week([shift('a', plan('ana', monday, 9, 17)), shift('b', plan('ana', tuesday, 5, 9))], { elsewhere }),
  );
  expect(rows[0]?.cells[0]?.[0]?.conflicts.map(({ kind }) => kind)).toEqual(['double_booking']);
  expect(rows[0]?.cells[1]?.[0]?.conflicts.map(({ kind }) => kind)).toEqual(['short_rest']);
  expect(conflicts).toBe(2);
});

test('whoever comes of age in the week is held to it on each date as they are on that one', () => {
  const people = [{ ...ana, young: [{ age: 'under_16' as const, until: tuesday }] }, ben];
  const days = [monday, tuesday, addDays(tuesday, 1)];
  const { rows } = gridOf(
    week(
      days.map((date, index) => shift(`${index}`, plan('ana', date, 9, 17))),
      { people },
    ),
  );
  const kinds = rows[0]?.cells
    .slice(0, 3)
    .map((shifts) => shifts.flatMap((one) => one.conflicts.map(({ kind }) => kind)));
  expect(kinds?.map((of) => of.includes('minor'))).toEqual([true, true, false]);
});

test('time off and what somebody said of a day stand in it; whoever is away all day needs no more said', () => {
  const allDay = { date: monday, from: 0, to: 1_440 };
  const evening = { date: tuesday, from: 1_080, to: 1_440 };
  const people = [
    { ...ana, away: [allDay], unavailable: [allDay, evening], preferred: [] },
    { ...ben, preferred: [evening] },
  ];
  const { rows } = gridOf(week([shift('a', plan('ana', monday, 9, 17))], { people }));
  expect(rows[0]?.notes.slice(0, 3)).toEqual([
    [{ kind: 'away', from: 0, to: 1_440 }],
    [{ kind: 'unavailable', from: 1_080, to: 1_440 }],
    [],
  ]);
  expect(rows[1]?.notes[1]).toEqual([{ kind: 'preferred', from: 1_080, to: 1_440 }]);
  expect(rows[0]?.cells[0]?.[0]?.conflicts.map(({ kind }) => kind)).toEqual(['time_off', 'unavailable']);
});

test('what no reason helps with is not planned, and a rule that is off says nothing', () => {
  const people = [{ ...ana, away: [{ date: monday, from: 0, to: 1_440 }] }, ben];
  const plans = [plan('ana', monday, 9, 17), plan('ben', monday, 9, 17)];
  const { levels } = week([]);
  expect(planAgain(week([], { people }), plans)).toEqual({ plans, opened: 0, refused: [], busy: [], known: 0 });
  const refusing = week([], { people, levels: { ...levels, time_off: 'block' } });
  expect(planAgain(refusing, plans)).toEqual({ plans: [plans[1]], opened: 0, refused: [plans[0]], busy: [], known: 0 });
  const off = week([shift('a', plan('ana', monday, 9, 17))], { people, levels: { ...levels, time_off: 'off' } });
  expect(gridOf(off).conflicts).toBe(0);
});

test('of somebody whose last day falls into the week, what is after it is planned as an open shift; what stands there is a conflict', () => {
  const people = [{ ...ana, lastDay: monday }, ben];
  const [before, after] = [plan('ana', monday, 9, 17), plan('ana', tuesday, 9, 17)];
  expect(planAgain(week([], { people }), [before, after])).toEqual({
    plans: [before, { ...after, employeeId: null }],
    opened: 1,
    refused: [],
    busy: [],
    known: 0,
  });
  const { rows } = gridOf(week([shift('a', before, before), shift('b', after, after)], { people }));
  const conflicts = rows[0]?.cells.map((shifts) => shifts.flatMap((one) => one.conflicts.map(({ kind }) => kind)));
  expect(conflicts?.slice(0, 2)).toEqual([[], ['employment_ended']]);
});

test('a shift of somebody who is suspended or works here no longer is a conflict, and nobody of the hours that are needed', () => {
  const people = [{ ...ana, mayBePlanned: false, isActive: false }, ben];
  const { rows, days, conflicts, there } = gridOf(
    week([shift('a', plan('ana', monday, 9, 17)), shift('b', plan('ben', monday, 9, 17))], { people }),
  );
  expect(rows[0]?.cells[0]?.[0]?.conflicts).toEqual([{ kind: 'not_here' }]);
  expect({ conflicts, filled: days[0]?.filled, needed: days[0]?.needed }).toEqual({
    conflicts: 1,
    filled: 1,
    needed: 2,
  });
  const { positionId, startsAt, endsAt } = plan('ben', monday, 9, 17);
  expect(there).toEqual([{ positionId, startsAt, endsAt }]);
});

test('what somebody worked before they were suspended or moved is no conflict, and stays filled', () => {
  const people = [{ ...ana, mayBePlanned: false, isActive: false }, ben];
  const shifts = [shift('a', plan('ana', monday, 9, 17)), shift('b', plan('ana', addDays(monday, 1), 9, 17))];
  const { rows, days, conflicts } = gridOf(week(shifts, { people, today: addDays(monday, 1) }));
  expect(rows[0]?.cells.flat().map((one) => one.conflicts)).toEqual([[], [{ kind: 'not_here' }]]);
  expect([conflicts, days[0]?.filled, days[1]?.filled]).toEqual([1, 1, 0]);
});

test('where it is said how many are needed, a day tells how many of those hours have somebody', () => {
  const need = {
    needId: 'n',
    weekday: 'monday' as const,
    positionId: null,
    fromMinute: 540,
    toMinute: 1_020,
    people: 2,
  };
  const { days } = gridOf(
    week([shift('a', plan('ana', monday, 9, 17)), shift('b', plan(null, monday, 9, 17))], { needs: [need] }),
  );
  expect(days[0]?.need).toEqual({ filled: 480, needed: 960 });
  expect(days[1]?.need).toEqual({ filled: 0, needed: 0 });
});

test('whoever has time off fills nothing of what is needed while they are away, whatever the rules mind', () => {
  const need = { weekday: 'monday' as const, positionId: null, fromMinute: 540, toMinute: 1_020, people: 1 };
  const dayOf = (from: number, to: number) => {
    const people = [{ ...ana, away: [{ date: monday, from, to }] }, ben];
    const levels = { ...week([]).levels, time_off: 'off' as const };
    const shifts = [shift('a', plan('ana', monday, 9, 17))];
    return gridOf(week(shifts, { people, levels, needs: [{ ...need, needId: 'n' }] })).days[0];
  };
  expect(dayOf(0, 1_440)).toMatchObject({ filled: 0, needed: 1, need: { filled: 0, needed: 480 } });
  expect(dayOf(0, 720)).toMatchObject({ filled: 0, needed: 1, need: { filled: 300, needed: 480 } });
  expect(dayOf(0, 540)).toMatchObject({ filled: 1, needed: 1, need: { filled: 480, needed: 480 } });
});

test('whoever came on the evening before the week counts after midnight, as what they work as', () => {
  const night = {
    needId: 'n',
    weekday: 'monday' as const,
    positionId: 'bar',
    fromMinute: 0,
    toMinute: 120,
    people: 1,
  };
  const startsAt = instantAt('2026-11-15' as PlainDate, { hour: 20, minute: 0 }, newYork);
  const endsAt = instantAt(monday, { hour: 2, minute: 0 }, newYork);
  const needWhere = (positionId: string, locationId = 'pier') => {
    const came = { employeeId: 'ben', positionId, locationId, startsAt, endsAt, breakMinutes: 0 };
    return gridOf(week([], { needs: [night], elsewhere: [came] })).days[0]?.need;
  };
  expect(needWhere('bar')).toEqual({ filled: 120, needed: 120 });
  expect(needWhere('kitchen')).toEqual({ filled: 0, needed: 120 });
  expect(needWhere('bar', 'mill')).toEqual({ filled: 0, needed: 120 });
});

test('hours beyond which somebody is not available are said as those at which they are', () => {
  const off = (from: number, to: number) => ({ kind: 'unavailable', from, to }) as const;
  const evening = { kind: 'preferred', from: 1_080, to: 1_200 } as const;
  expect(noteWords([off(0, 360), off(900, 1_440), evening])).toEqual([
    { kind: 'available', from: 360, to: 900 },
    evening,
  ]);
  expect(noteWords([off(0, 360)])).toEqual([off(0, 360)]);
  expect(noteWords([off(0, 360), off(720, 780), off(900, 1_440)])).toHaveLength(3);
});

test('what comes from where its reader does not plan waits, and is none of what is published', () => {
  const [early, late] = [plan('ana', monday, 6, 14), plan('ana', tuesday, 9, 17)];
  const { changes, waiting, publishable } = gridOf(
    week([shift('a', early), shift('b', late, { ...late, locationId: 'kiosk' })]),
  );
  expect(changes.map(({ shiftId }) => shiftId)).toEqual(['a']);
  expect(waiting).toBe(1);
  expect(publishable.map(({ shiftId }) => shiftId)).toEqual(['a']);
});

test('what was planned away from the week is none of its shifts, and keeps nobody from working here but where they are by now', () => {
  const known = plan('ana', monday, 9, 17);
  const kiosk = { ...plan(null, monday, 18, 22), locationId: 'kiosk' };
  const nextWeek = plan('ana', addDays(monday, 7), 9, 17);
  const [later, sooner] = [plan('ana', monday, 16, 18), plan('ana', tuesday, 10, 18)];
  const { rows, open, conflicts } = gridOf(
    week(
      [
        shift('went', kiosk, known),
        shift('next week', nextWeek, sooner),
        shift('back there', null, kiosk),
        shift('a', later),
        shift('b', sooner),
      ],
      {
        elsewhere: [
          { ...kiosk, employeeId: 'ana' },
          { ...nextWeek, employeeId: 'ana' },
        ],
      },
    ),
  );
  expect(rows[0]?.cells.flat().map(({ shiftId }) => shiftId)).toEqual(['a', 'b']);
  expect(open.cells.flat()).toEqual([]);
  expect(conflicts).toBe(0);
});

test('hours of a shift that was planned away count once', () => {
  const forty = [0, 1, 2, 3].map((day) => shift(`${day}`, plan('ana', addDays(monday, day), 8, 18)));
  const away = { ...plan('ana', addDays(monday, 4), 9, 14), locationId: 'kiosk' };
  const went = shift('went', away, plan('ana', addDays(monday, 4), 9, 14));
  const { rows } = gridOf(week([...forty, went], { elsewhere: [{ ...away, employeeId: 'ana' }] }));
  expect(rows[0]?.cells.flat().flatMap((one) => one.conflicts)).toEqual([]);
});

test('overtime of two weeks stands in the week into which it falls', () => {
  const hospital = presets['federal-hospital'];
  const policies = [{ ...hospital, overtime: { ...hospital.overtime, periodStartsOn: monday } }];
  const nine = (from: PlainDate) => [0, 1, 2, 3, 4].map((day) => plan('ana', addDays(from, day), 9, 18));
  const planned = (from: PlainDate) => nine(from).map((one, index) => shift(`${from} ${index}`, one));
  const busy = (from: PlainDate) => nine(from).map((one) => Object.assign(one, { employeeId: 'ana' }));
  const sixth = (from: PlainDate) => plan('ana', addDays(from, 5), 9, 18);
  const next = addDays(monday, 7);
  const first = gridOf(
    week(planned(monday), { policies, elsewhere: [...busy(next), { ...sixth(next), employeeId: 'ana' }] }),
  );
  const second = gridOf(
    week([...planned(next), shift('sixth', sixth(next))], {
      policies,
      startsOn: next,
      endsOn: addDays(next, 6),
      elsewhere: busy(monday),
    }),
  );
  expect([first, second].map(({ rows }) => rows[0]?.overtimeMinutes)).toEqual([0, 480]);
});

test('the hours of somebody are told with those at other locations that week, and not with those of the days around it', () => {
  const away = (date: PlainDate) => ({ ...plan('ana', date, 9, 17), employeeId: 'ana', locationId: 'mill' });
  const elsewhere = [away(monday), away(tuesday), away(addDays(monday, -1)), away(addDays(monday, 7))];
  const { rows } = gridOf(week([shift('a', plan('ana', addDays(monday, 3), 9, 17))], { elsewhere }));
  expect(rows.map(({ minutes, elsewhereMinutes }) => [minutes, elsewhereMinutes])).toEqual([
    [420, 840],
    [0, 0],
  ]);
});
