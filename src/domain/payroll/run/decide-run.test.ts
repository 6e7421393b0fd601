import { expect, test } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../kernel/time.ts';
import { decidePerson, decideRun, sumsOfRun, type RunCandidate } from './decide-run.ts';
import type { TypedPerson } from './run-figures.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const loan = { id: 'loan', name: 'Loan', kind: 'fixed', value: '50', yearlyCap: '0', beforeTax: false } as const;
const somebody: RunCandidate = {
  locationId: 'wharf',
  dueCents: cents(160_00),
  taken: {},
  takesFixed: true,
  takenAlone: {},
  deductibleCents: null,
  owesBackOn: null,
  blockers: [],
};
const decide = (typed: TypedPerson = {}, change: Partial<RunCandidate> = {}) =>
  decidePerson({ ...somebody, ...change }, typed, [loan], monday);
const unapproved = { blockers: [{ kind: 'not_approved' as const, startsOn: monday }] };

test('what would leave somebody less than nothing is in the way, but is not said while days of theirs still wait: nothing is left of none', () => {
  const kinds = (decided: ReturnType<typeof decide>) => decided.blockers.map(({ kind }) => kind);
  expect(kinds(decide({ deductions: { loan: '160' } }))).toEqual([]);
  expect(kinds(decide({ deductions: { loan: '160.01' } }))).toEqual(['net_negative']);
  expect(kinds(decide({ extra: '0.01', deductions: { loan: '160.01' } }))).toEqual([]);
  expect(kinds(decide({}, { ...unapproved, dueCents: cents(0) }))).toEqual(['not_approved']);
  const back = { ...unapproved, dueCents: cents(-20_00), takesFixed: false, owesBackOn: monday };
  expect(kinds(decide({}, back))).toEqual(['not_approved']);
});

test('what is owed back and nothing to set it against is in the way with its sum and week; left out, it is in nobody’s', () => {
  const back = { dueCents: cents(-20_00), takesFixed: false, owesBackOn: monday };
  const later = parsePlainDate('2026-11-23') as PlainDate;
  const decideBack = (typed: TypedPerson, change: Partial<RunCandidate> = {}) =>
    decidePerson({ ...somebody, ...back, ...change }, typed, [loan], later).blockers;
  expect(decideBack({})).toEqual([{ kind: 'owed_back', startsOn: monday, cents: 20_00 }]);
  expect(decideBack({ extra: '20' })).toEqual([]);
  expect(decideBack({ skip: true })).toEqual([]);
  expect(decideBack({}, { dueCents: cents(140_00) })).toEqual([]);
});

test('deductions that cut into the minimum wage are pointed out, and in nobody’s way', () => {
  const near = { deductibleCents: cents(49_99) };
  expect(decide({}, near)).toMatchObject({ mostDeducted: 49_99, blockers: [] });
  expect(decide({ extra: '0.01' }, near).mostDeducted).toBeUndefined();
  expect(decide({ skip: true }, near).mostDeducted).toBeUndefined();
  expect(decide({}, { deductibleCents: cents(50_00) }).mostDeducted).toBeUndefined();
});

test('nothing is in the way of whoever is left out, and they are in no sum', () => {
  const people = [decide(), decide({ skip: true }, unapproved)];
  expect(people[1]).toMatchObject({ isSkipped: true, blockers: [] });
  expect(sumsOfRun(people, cents(0))).toMatchObject({
    chosen: people.slice(0, 1),
    blocked: [],
    totalCents: 160_00,
    deductionsCents: 50_00,
    finalCents: 110_00,
  });
});

test('whoever something stands in the way of is in no sum either, and is named apart', () => {
  const people = [decide(), decide({}, unapproved), decide({ skip: true })];
  expect(sumsOfRun(people, cents(1))).toMatchObject({
    chosen: people.slice(0, 2),
    payable: people.slice(0, 1),
    blocked: people.slice(1, 2),
    totalCents: 160_00,
    deductionsCents: 50_00,
    finalCents: 110_00,
    waiting: 1,
  });
});

test('a run is paid whole: not while somebody in it cannot be, and not of nobody', () => {
  const run = (...people: ReturnType<typeof decide>[]) => decideRun(sumsOfRun(people, cents(0)));
  expect(run(decide(), decide({}, unapproved))).toMatchObject({ refusal: 'pay_run_blocked' });
  expect(run(decide(), decide({ skip: true }, unapproved))).toMatchObject({ ok: true });
  expect(run(decide({ skip: true }))).toMatchObject({ refusal: 'pay_run_empty' });
  expect(run()).toMatchObject({ refusal: 'pay_run_empty' });
});

test('payments above the limit are counted, by their total pay', () => {
  const people = [decide({ extra: '1' }), decide()];
  expect(sumsOfRun(people, cents(160_00)).waiting).toBe(1);
  expect(sumsOfRun(people, cents(159_99)).waiting).toBe(2);
  expect(sumsOfRun(people, cents(0)).waiting).toBe(0);
});
