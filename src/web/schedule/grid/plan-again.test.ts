import { expect, test } from 'vitest';
import { ana, ben, monday, plan, shift, tuesday, week } from '../../../../tests/world/team-schedule.ts';
import { addDays } from '../../../domain/kernel/time.ts';
import { planAgain, seenAlike } from './plan-again.ts';

test('of a week that is copied only those shifts are left out that are too much with the others, whoever else is in it', () => {
  const days = [0, 1, 2, 3, 4].map((day) => addDays(monday, day));
  const ofAna = days.map((date) => plan('ana', date, 9, 19));
  const ofBen = plan('ben', monday, 9, 17);
  const levels = { ...week([]).levels, over_target: 'block' as const };
  // Nine hours of work each; the week may have forty.
  const weekOf = week([], { levels });
  expect(planAgain(weekOf, [...ofAna, ofBen])).toEqual({
    plans: [...ofAna.slice(0, 4), ofBen],
    opened: 0,
    refused: [ofAna[4]],
    busy: [],
    known: 0,
  });
});

test('a shift that was meant for somebody who no longer works here is planned as an open one', () => {
  const people = [{ ...ana, mayBePlanned: false }, ben];
  const [ofAna, ofBen] = [plan('ana', monday, 9, 17), plan('ben', monday, 9, 17)];
  expect(planAgain(week([], { people }), [ofAna, ofBen])).toEqual({
    plans: [{ ...ofAna, employeeId: null }, ofBen],
    opened: 1,
    refused: [],
    busy: [],
    known: 0,
  });
});

test('what a week has already is not planned once more, and of open shifts that are alike each counts', () => {
  const [ofAna, open] = [plan('ana', monday, 9, 17), plan(null, monday, 9, 17)];
  const there = week([shift('a', ofAna), shift('b', open)]);
  expect(planAgain(there, [ofAna, open])).toMatchObject({ plans: [], known: 2 });
  expect(planAgain(there, [open, open, ofAna])).toMatchObject({ plans: [open], known: 2 });
});

test('with what is copied goes which shifts were seen to be planned just like it, and no others', () => {
  const [ofAna, open] = [plan('ana', monday, 9, 17), plan(null, monday, 9, 17)];
  const there = week([shift('a', ofAna), shift('b', open), shift('c', null, open), shift('d', ofAna, open)]);
  expect(seenAlike(there, [open, plan('ben', monday, 9, 17)])).toEqual(['b']);
});

test('of what a week has already none is told of as opened, though its person no longer works here', () => {
  const people = [{ ...ana, mayBePlanned: false }, ben];
  const [ofAna, ofBen] = [plan('ana', monday, 9, 17), plan('ben', monday, 9, 17)];
  const there = week([shift('a', { ...ofAna, employeeId: null })], { people });
  expect(planAgain(there, [ofAna, ofBen])).toEqual({ plans: [ofBen], opened: 0, refused: [], busy: [], known: 1 });
});

test('whoever works then already is spared a second shift, here or elsewhere, also where that is only said', () => {
  const wanted = [plan('ana', monday, 9, 17), plan('ana', tuesday, 9, 17), plan('ben', monday, 9, 17)];
  const elsewhere = [{ ...plan('ben', monday, 16, 20), employeeId: 'ben', locationId: 'kiosk' }];
  const levels = { ...week([]).levels, double_booking: 'warn' as const };
  const there = week([shift('a', plan('ana', monday, 16, 20))], { elsewhere, levels });
  expect(planAgain(there, wanted)).toMatchObject({ plans: [wanted[1]], busy: [wanted[0], wanted[2]], refused: [] });
  // What follows on theirs fits, and what is taken away by then is none of theirs.
  const beside = week([shift('a', plan('ana', monday, 17, 20)), shift('b', null, plan('ana', tuesday, 9, 17))]);
  expect(planAgain(beside, wanted.slice(0, 2))).toMatchObject({ plans: wanted.slice(0, 2), busy: [] });
});
