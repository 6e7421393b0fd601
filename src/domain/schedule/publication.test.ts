import { expect, test } from 'vitest';
import { parseInstant, type Instant } from '../kernel/time.ts';
import {
  changesByPerson,
  changesToPublish,
  notAsSeen,
  publishableAt,
  seenFrom,
  wholeWeekByPerson,
} from './publication.ts';
import type { ShiftPlan } from './shift.ts';

const shift = (employeeId: string | null, hour = '14'): ShiftPlan => ({
  locationId: 'pier',
  employeeId,
  positionId: null,
  startsAt: parseInstant(`2026-11-20T${hour}:00:00Z`) as Instant,
  endsAt: parseInstant('2026-11-20T22:00:00Z') as Instant,
  breakMinutes: 30,
  note: null,
});

test('what people know already is not published again', () => {
  expect(
    changesToPublish([
      { shiftId: 'same', planned: shift('ana'), published: shift('ana') },
      { shiftId: 'given up before anybody knew', planned: undefined, published: undefined },
    ]),
  ).toEqual([]);
});

test('a new shift, one that moved, and one that was taken away are what is published', () => {
  const changes = changesToPublish([
    { shiftId: 'new', planned: shift('ana'), published: undefined },
    { shiftId: 'moved', planned: shift('ana', '15'), published: shift('ana') },
    { shiftId: 'gone', planned: undefined, published: shift('ben') },
  ]);
  expect(changes).toEqual([
    { shiftId: 'new', before: null, after: shift('ana') },
    { shiftId: 'moved', before: shift('ana'), after: shift('ana', '15') },
    { shiftId: 'gone', before: shift('ben'), after: null },
  ]);
});

test('a shift that goes from one to another is told to both, and to nobody what concerns nobody', () => {
  const told = changesByPerson([
    { shiftId: 'moved', before: shift('ana'), after: shift('ana', '15') },
    { shiftId: 'handed over', before: shift('ana'), after: shift('ben') },
    { shiftId: 'open', before: null, after: shift(null) },
  ]);
  expect([...told.keys()].toSorted()).toEqual(['ana', 'ben']);
  // As they begin.
  expect(told.get('ana')?.map(({ kind }) => kind)).toEqual(['removed', 'changed']);
  expect(told.get('ben')).toEqual([{ kind: 'added', shiftId: 'handed over', after: shift('ben') }]);
});

test('who plans one of two places reads of a shift that went from one to the other what stands at theirs', () => {
  const [here, there] = [shift('ana'), { ...shift('ben'), locationId: 'quay' }];
  const read = (before: ShiftPlan | null, after: ShiftPlan | null) =>
    seenFrom({ shiftId: 'a', before, after }, (place) => place === 'pier');
  expect(read(here, there)).toEqual({ shiftId: 'a', before: here, after: null, hidden: 'after' });
  expect(read(there, here)).toEqual({ shiftId: 'a', before: null, after: here, hidden: 'before' });
  expect(read(null, here)).toEqual({ shiftId: 'a', before: null, after: here, hidden: null });
  const told = changesByPerson([read(here, there), read(there, here)]);
  expect([...told]).toEqual([
    [
      'ana',
      [
        { kind: 'left', shiftId: 'a', before: here },
        { kind: 'arrived', shiftId: 'a', after: here },
      ],
    ],
  ]);
});

test('who plans one of two places publishes nothing that goes from one to the other', () => {
  const quay = { ...shift('ana'), locationId: 'quay' };
  const week = [
    { shiftId: 'new', planned: shift('ben'), published: undefined },
    { shiftId: 'went', planned: quay, published: shift('ana') },
    { shiftId: 'came', planned: shift('ana'), published: quay },
    { shiftId: 'only planned here now', planned: shift('ana'), published: undefined },
  ];
  const { shifts, waiting } = publishableAt(week, (place) => place === 'pier');
  expect(changesToPublish(shifts).map(({ shiftId }) => shiftId)).toEqual(['new', 'only planned here now']);
  expect(waiting).toBe(2);
  // To whom the whole week is told, that is what stays: what is still known elsewhere is none of it.
  expect(wholeWeekByPerson(shifts).get('ana')).toEqual([
    { kind: 'added', shiftId: 'only planned here now', after: shift('ana') },
    { kind: 'same', shiftId: 'went', after: shift('ana') },
  ]);
  expect(publishableAt(week, () => true)).toEqual({ shifts: week, waiting: 0 });
});

test('who is told of their whole week hears first what is new, then what stays, and nothing of what is nobody’s', () => {
  const told = wholeWeekByPerson([
    { shiftId: 'stays', planned: shift('ana'), published: shift('ana') },
    { shiftId: 'moved', planned: shift('ana', '15'), published: shift('ana') },
    { shiftId: 'of ben', planned: shift('ben'), published: shift('ben') },
    { shiftId: 'open', planned: shift(null), published: shift(null) },
  ]);
  expect([...told.keys()].toSorted()).toEqual(['ana', 'ben']);
  expect(told.get('ana')?.map(({ kind }) => kind)).toEqual(['changed', 'same']);
  expect(told.get('ben')).toEqual([{ kind: 'same', shiftId: 'of ben', after: shift('ben') }]);
});

test('what was planned, changed or taken back since it was looked at is no part of what was seen', () => {
  const seen = new Map([
    ['same', 3],
    ['changed', 3],
    ['gone', 1],
  ]);
  const now = new Map([
    ['same', 3],
    ['changed', 4],
    ['new', 1],
  ]);
  expect(notAsSeen(seen, now)).toEqual(['changed', 'gone', 'new']);
  expect(notAsSeen(seen, seen)).toEqual([]);
});
