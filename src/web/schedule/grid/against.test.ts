import { expect, test } from 'vitest';
import type { Conflict } from '../../../domain/schedule/conflict.ts';
import { againstOf } from './against.ts';
import type { Grid, GridShift } from './view.ts';

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
