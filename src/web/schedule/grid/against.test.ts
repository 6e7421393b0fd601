import { expect, test } from 'vitest';
import { plan, shift as managed, tuesday, monday, week as weekOf } from '../../../../tests/world/team-schedule.ts';
import type { Conflict } from '../../../domain/schedule/conflict.ts';
import { againstOf, refusalAhead, sortedAgainst } from './against.ts';
import { gridOf, type Grid, type GridShift } from './view.ts';

const ended = { kind: 'employment_ended' } as Conflict;
const shortRest = { kind: 'short_rest', restMinutes: 300 } as const;

const shift = (shiftId: string, state: GridShift['state'], ...conflicts: readonly Conflict[]) =>
  ({ shiftId, state, conflicts }) as unknown as GridShift;

const week = (shown: readonly GridShift[], changes: readonly object[]) =>
  ({ rows: [{ cells: [shown] }], changes }) as unknown as Grid;

test('what people know already is told of after a last day, and is none of what is published', () => {
  const known = shift('known', 'published', ended, shortRest);
  const late = shift('late', 'published', shortRest);
  const draft = shift('draft', 'draft', shortRest);
  const fine = shift('fine', 'draft');
  const changes = [
    { shiftId: 'draft', after: {} },
    { shiftId: 'fine', after: {} },
  ];
  expect(againstOf(week([known, late, draft, fine], changes))).toEqual({ against: [draft], outlasting: [known] });
});

test('a draft after a last day is told of once', () => {
  const draft = shift('draft', 'draft', ended);
  expect(againstOf(week([draft], [{ shiftId: 'draft', after: {} }]))).toEqual({ against: [draft], outlasting: [] });
});

test('nothing speaks against a shift that is cancelled', () => {
  const gone = shift('gone', 'gone', ended);
  expect(againstOf(week([gone], [{ shiftId: 'gone', after: null }]))).toEqual({ against: [], outlasting: [] });
});

const early = plan('ana', monday, 9, 17);
const late = plan('ana', monday, 16, 20);
const busy = { employeeId: 'ana', locationId: 'wharf', positionId: null, startsAt: late.startsAt, endsAt: late.endsAt };
const elsewhere = [{ ...busy, breakMinutes: 0 }];
const knownElsewhere = elsewhere.map((one) => ({ ...one, isPublished: true as const }));
const warned = { ...weekOf([]).levels, double_booking: 'warn' as const };
const firm = { ...weekOf([]).levels, minor: 'block' as const, short_rest: 'block' as const };

test.each([
  [
    'two shifts at once that would be published together',
    weekOf([managed('a', early), managed('b', late)]),
    'double_booked',
  ],
  ['one beside what people know already', weekOf([managed('a', early, early), managed('b', late)]), 'double_booked'],
  ['one beside a draft elsewhere, which refuses nothing', weekOf([managed('a', early)], { elsewhere }), undefined],
  [
    'one beside what people know already elsewhere',
    weekOf([managed('a', early)], { elsewhere: knownElsewhere }),
    'double_booked',
  ],
  [
    'one beside what others know already elsewhere',
    weekOf([managed('b', plan('ben', monday, 9, 17))], { elsewhere: knownElsewhere }),
    undefined,
  ],
  [
    'one that is moved out of the way',
    weekOf([managed('a', plan('ana', tuesday, 9, 17), early), managed('b', late)]),
    undefined,
  ],
  [
    'two at once that are only warned of',
    weekOf([managed('a', early), managed('b', late)], { levels: warned }),
    undefined,
  ],
  [
    'what a rule refuses',
    weekOf([managed('a', early), managed('b', plan('ana', monday, 20, 23))], { levels: firm }),
    'shifts_blocked',
  ],
  ['nothing', weekOf([managed('a', early)]), undefined],
] as const)('publishing is refused beforehand only where the server is certain to: %s', (_, schedule, refusal) => {
  const grid = gridOf(schedule, () => true);
  expect(refusalAhead(againstOf(grid).against, grid.publishable, schedule)).toBe(refusal);
});

test('what is to be changed first stands apart from what a reason helps', () => {
  const levels = { ...weekOf([]).levels, minor: 'block', short_rest: 'reason', overtime: 'warn' } as const;
  const young = shift('young', 'draft', { kind: 'minor', limit: { limit: 'age' } }, shortRest);
  const tired = shift('tired', 'draft', shortRest);
  const long = shift('long', 'draft', { kind: 'overtime', minutes: 60 });
  expect(sortedAgainst([young, tired, long], [], { levels, elsewhere: [] })).toEqual({
    toChange: [young],
    toReason: [tired],
    others: [long],
  });
});

test('of somebody whom another location has then, with less rest beside it, no reason is asked', () => {
  const levels = { ...weekOf([]).levels, short_rest: 'reason' } as const;
  const doubled = { kind: 'double_booking', locationId: 'wharf' } as const;
  const twice = { ...shift('a', 'draft', doubled, shortRest), plan: early };
  expect(sortedAgainst([twice], [], { levels, elsewhere: knownElsewhere })).toEqual({
    toChange: [twice],
    toReason: [],
    others: [],
  });
  expect(sortedAgainst([twice], [], { levels, elsewhere })).toMatchObject({ toChange: [], toReason: [twice] });
});
