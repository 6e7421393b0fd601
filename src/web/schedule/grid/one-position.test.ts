import { expect, test } from 'vitest';
import { ana, ben, monday, plan, shift, tuesday, week } from '../../../../tests/world/team-schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { gridOf as gridFor } from './view.ts';

test('of one position also those are shown who can work it and do not yet, with nothing of theirs added up', () => {
  const bar = { id: 'bar', name: 'Bar', hue: 1, isOpen: true, skillIds: ['serve'] };
  const till = { id: 'till', name: 'Till', hue: 2, isOpen: true, skillIds: [] };
  const person = (employeeId: string, more: Partial<typeof ben>) => ({ ...ben, employeeId, name: employeeId, ...more });
  const people = [
    person('ana', { worksAs: ['till'] }),
    person('ben', { worksAs: ['bar'], away: [{ date: monday, from: 0, to: 1_440 }] }),
    person('cleo', { worksAs: ['till'], skills: [{ skillId: 'serve', startsOn: monday, endsOn: null }] }),
    person('dan', { worksAs: [] }),
  ];
  const shifts = [
    shift('a', { ...plan('ana', monday, 9, 17), positionId: 'bar' }),
    shift('b', { ...plan('cleo', monday, 9, 17), positionId: 'till' }),
  ];
  const of = (positionId: string, more: Partial<TeamSchedule> = {}) =>
    gridFor(week(shifts, { people, positions: [bar, till], ...more }), () => true, positionId);
  const named = (grid: ReturnType<typeof of>) => grid.rows.map(({ name }) => name);
  expect(named(of('bar'))).toEqual(['ana', 'ben', 'cleo']);
  expect(named(of('till'))).toEqual(['ana', 'cleo', 'dan']);
  // Where nobody minds what a position asks for, it asks nothing.
  expect(named(of('bar', { levels: { ...week([]).levels, skill: 'off' } }))).toEqual(['ana', 'ben', 'dan']);
  const [, ofBen, ofCleo] = of('bar').rows;
  expect(ofBen).toMatchObject({ minutes: 0, otherMinutes: 0, notes: expect.arrayContaining([[expect.anything()]]) });
  expect(ofCleo).toMatchObject({ minutes: 0, otherMinutes: 420 });
  expect(of('bar').days[0]).toMatchObject({ filled: 1, needed: 1, minutes: 420 });
});

test('of one position the grid shows its shifts, whoever works as it and what it needs, and adds up no more; what is published is the whole week', () => {
  const as = (positionId: string | null, ...[employeeId, date, from, to]: Parameters<typeof plan>) => ({
    ...plan(employeeId, date, from, to),
    positionId,
  });
  const shifts = [
    shift('a', as('bar', 'ana', monday, 9, 17)),
    shift('b', as('kitchen', 'ana', tuesday, 9, 13)),
    shift('c', as('kitchen', 'ben', monday, 9, 17)),
    shift('d', as('bar', null, monday, 9, 17)),
    shift('e', as(null, 'ben', tuesday, 9, 17)),
  ];
  const need = { weekday: 'monday' as const, fromMinute: 540, toMinute: 1_020, people: 2 };
  const needs = [
    { ...need, needId: 'one', positionId: 'bar' },
    { ...need, needId: 'two', positionId: 'kitchen' },
  ];
  const of = (positionId?: string | null) =>
    gridFor(
      week(shifts, {
        needs,
        people: [
          { ...ana, worksAs: ['other'] },
          { ...ben, worksAs: ['other'] },
        ],
      }),
      (locationId) => locationId === 'pier',
      positionId,
    );
  const bar = of('bar');
  expect(bar.rows.map(({ name }) => name)).toEqual(['Ana']);
  expect(bar.rows[0]).toMatchObject({ minutes: 420, otherMinutes: 180, cents: 14_000 });
  expect(bar.open.cells[0]).toMatchObject([{ shiftId: 'd' }]);
  expect(bar.days[0]).toMatchObject({ filled: 1, needed: 2, minutes: 420, need: { needed: 960, filled: 480 } });
  expect(bar.days[1]).toMatchObject({ filled: 0, needed: 0, minutes: 0, need: { needed: 0, filled: 0 } });
  expect(bar.changes).toHaveLength(5);
  expect(of(null).rows.map(({ name }) => name)).toEqual(['Ben']);
  // Nobody said how many are needed without a position.
  expect(of(null).days[0]?.need).toBeUndefined();
  expect(of().rows.map((row) => row.otherMinutes)).toEqual([0, 0]);
});
