import { describe, expect, test } from 'vitest';
import type { PayRunDraft, PayRunPerson } from '../../../contract/payroll/pay-run.ts';
import { cents } from '../../../domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { sumsOfRun } from '../../../domain/payroll/run/decide-run.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import {
  cappedOf,
  cellOf,
  cellValue,
  dateDecision,
  isMendedInTable,
  laterDraft,
  pastedCells,
  unitsOf,
  payDateOf,
  rowsOf,
  shownOf,
  withCells,
  withSkipped,
} from './view.ts';
import { whyNotYet } from './why-not-yet.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const period = { startsOn: monday, endsOn: monday };
const person = (employeeId: string, more: Partial<PayRunPerson> = {}): PayRunPerson => ({
  employeeId,
  firstName: employeeId,
  lastName: 'Ortiz',
  home: { id: 'wharf', name: 'Wharf' },
  days: 1,
  firstDay: monday,
  workedMinutes: 480,
  overtimeMinutes: 0,
  dueCents: cents(160_00),
  beforeCents: null,
  paidCents: cents(0),
  taken: {},
  takesFixed: true,
  takenAlone: {},
  deductibleCents: null,
  setOffCents: cents(0),
  minimumWage: null,
  owesBackOn: null,
  blockers: [],
  ...more,
});
const loan = { id: 'loan', name: 'Loan', kind: 'fixed', value: '50', yearlyCap: '0', beforeTax: false } as const;
const draft = (people: PayRunDraft['people'] = {}): PayRunDraft => ({ method: 'Zelle', deductions: [loan], people });

describe('the rows of a pay run', () => {
  test('whoever is left out stands in nobody’s way, and is in no sum', () => {
    const blocked = person('ben', { blockers: [{ kind: 'not_approved', startsOn: monday }] });
    const rows = rowsOf({ period, people: [person('ana'), blocked] }, draft());
    expect(sumsOfRun(rows, cents(0))).toMatchObject({
      chosen: [{ name: 'ana Ortiz' }, { name: 'ben Ortiz' }],
      finalCents: 110_00,
      blocked: [{ name: 'ben Ortiz' }],
    });
    const left = rowsOf({ period, people: [person('ana'), blocked] }, withSkipped(draft(), ['ben'], true));
    expect(sumsOfRun(left, cents(0))).toMatchObject({
      chosen: [{ name: 'ana Ortiz' }],
      finalCents: 110_00,
      blocked: [],
    });
  });

  test('a net below nothing is in the way, and a tenth more than last time is pointed out', () => {
    const people = [person('ana', { beforeCents: cents(100_00) })];
    const [row] = rowsOf({ period, people }, draft());
    expect(row).toMatchObject({ isUnusual: true, blockers: [] });
    const [below] = rowsOf(
      { period, people },
      withCells(draft(), [{ employeeId: 'ana', column: { deduction: 'loan' }, value: '161' }]),
    );
    expect(below?.blockers).toMatchObject([{ kind: 'net_negative' }]);
  });

  test('whoever something stands in the way of is not told to get less than last time as well', () => {
    const blockers = [{ kind: 'not_approved' as const, startsOn: monday }];
    const ben = person('ben', { beforeCents: cents(100_00), dueCents: cents(0), days: 0, blockers });
    expect(rowsOf({ period, people: [ben] }, draft())).toMatchObject([{ isUnusual: false }]);
  });

  test('what was paid of the period already is no less than last time', () => {
    const ana = person('ana', { beforeCents: cents(160_00), paidCents: cents(140_00), dueCents: cents(20_00) });
    expect(rowsOf({ period, people: [ana] }, draft())).toMatchObject([{ isUnusual: false }]);
    const twice = { ...ana, dueCents: cents(160_00) };
    expect(rowsOf({ period, people: [twice] }, draft())).toMatchObject([{ isUnusual: true }]);
  });

  test.each([
    ['net_negative', 'in the table', []],
    ['deduction_too_large', 'in the table', []],
    ['not_approved', 'on the card', ['not_approved']],
    ['net_negative', 'on the card, where that comes first', ['not_approved']],
  ] as const)('%s is mended %s', (kind, _, before) => {
    const blockers = [...before, kind].map((one) => ({ kind: one, startsOn: monday }));
    expect(isMendedInTable({ blockers })).toBe(before.length === 0);
  });

  test('that show other people, or another sum of somebody, are another run, though as many get as much', () => {
    const of = (...people: PayRunPerson[]) =>
      shownOf(rowsOf({ period, people }, draft({ dora: { skip: true } })), monday, 'Zelle');
    const shown = of(person('ana'), person('ben'));
    expect(of(person('ana'), person('ben'), person('dora'))).toBe(shown);
    expect(of(person('ana'), person('cleo'))).not.toBe(shown);
    expect(of(person('ana', { dueCents: cents(150_00) }), person('ben', { dueCents: cents(170_00) }))).not.toBe(shown);
  });

  test('are dated on the usual day, or on the one that was chosen, which is another run', () => {
    const friday = addDays(monday, 4);
    expect(payDateOf({ usualPayDate: monday }, draft())).toBe(monday);
    expect(payDateOf({ usualPayDate: monday }, { ...draft(), paidOn: friday })).toBe(friday);
    const rows = rowsOf({ period, people: [person('ana')] }, draft());
    expect(shownOf(rows, friday, 'Zelle')).not.toBe(shownOf(rows, monday, 'Zelle'));
    expect(shownOf(rows, friday, 'Zelle')).not.toBe(shownOf(rows, friday, 'Cash'));
  });

  test('are dated before nobody’s first day, but for whoever is left out, and no month and more ahead', () => {
    const friday = addDays(monday, 4);
    const people = [person('ana'), person('ben', { firstDay: addDays(monday, 1) }), person('cleo', { firstDay: null })];
    const refused = (date: PlainDate, skip: readonly string[] = []) => {
      const decided = dateDecision(
        date,
        { today: friday },
        rowsOf({ period, people }, withSkipped(draft(), skip, true)),
      );
      return decided.ok ? undefined : decided.refusal;
    };
    expect([monday, addDays(monday, 1)].map((date) => refused(date))).toEqual(['transaction_before_work', undefined]);
    expect(refused(monday, ['ben'])).toBeUndefined();
    expect([31, 32].map((later) => refused(addDays(friday, later)))).toEqual([undefined, 'transaction_in_future']);
  });

  test('are not paid before each thing in the way is mended, told what takes longest first', () => {
    const blocked = person('ben', { blockers: [{ kind: 'not_approved', startsOn: monday }] });
    const ready = { payDate: monday, isUnclear: false, isSaved: true, isConfirmed: true };
    const why = (people: PayRunPerson[], more: Partial<typeof ready> = {}) => {
      const rows = rowsOf({ period, people }, draft());
      return whyNotYet({ today: monday }, rows, sumsOfRun(rows, cents(0)), { ...ready, ...more });
    };
    const rest = { isConfirmed: false, payDate: addDays(monday, -1) };
    expect([
      why([], { ...rest, isUnclear: true, isSaved: false }),
      why([person('ana'), blocked], { ...rest, isUnclear: true, isSaved: false }),
      why([person('ana')], { ...rest, isUnclear: true, isSaved: false }),
      why([person('ana')], { ...rest, isSaved: false }),
      why([person('ana')], rest),
      why([person('ana')], { isConfirmed: false }),
      why([person('ana')]),
    ]).toEqual([
      'refusal.pay_run_empty',
      'refusal.pay_run_blocked',
      'payroll.run.unread',
      'payroll.run.stillSaving',
      'refusal.transaction_before_work',
      'payroll.confirmFirst',
      undefined,
    ]);
  });

  test('are worked out anew for whom something was typed, and stay what they were for everybody else', () => {
    const people = [person('ana'), person('ben')];
    const [ana, ben] = rowsOf({ period, people }, draft());
    const typed = withCells(draft(), [{ employeeId: 'ana', column: 'extra', value: '5' }]);
    const sameRules = rowsOf({ period, people }, { ...typed, deductions: [loan] });
    expect(sameRules.map(({ figures }) => figures.totalCents)).toEqual([165_00, 160_00]);
    const first = draft();
    const before = rowsOf({ period, people }, first);
    const after = rowsOf({ period, people }, withCells(first, [{ employeeId: 'ana', column: 'extra', value: '5' }]));
    expect([before[0] === after[0], before[1] === after[1]]).toEqual([false, true]);
    expect([before[0], before[1]]).toEqual([ana, ben]);
    // Another deduction is taken of everybody.
    const free = rowsOf({ period, people }, { ...first, deductions: [] });
    expect(free.map(({ figures }) => figures.finalCents)).toEqual([160_00, 160_00]);
  });
});

describe('cells', () => {
  test.each([
    ['12.5', '12.5'],
    [' $12,50 ', '12.50'],
    ['١٬٢٣٤٫٥٦', '1234.56'],
    ['$۷۵٫', '75'],
    ['', ''],
    ['1,234.56', '1234.56'],
    ['12,345,678', '12345678'],
    ['1,2345', undefined],
    ['12.345', undefined],
    ['75.', '75'],
    ['75,', '75'],
    ['.', undefined],
    ['75..', undefined],
    ['-3', undefined],
    ['ten', undefined],
  ])('%j is kept as %j', (text, value) => expect(cellValue(text)).toBe(value));

  test('what is emptied is as if it had never been typed', () => {
    const typed = withCells(draft(), [
      { employeeId: 'ana', column: 'extra', value: '5' },
      { employeeId: 'ana', column: { deduction: 'loan' }, value: '7' },
    ]);
    expect(typed.people).toEqual({ ana: { extra: '5', deductions: { loan: '7' } } });
    expect(cellOf(typed.people['ana'], { deduction: 'loan' })).toBe('7');
    const emptied = withCells(typed, [{ employeeId: 'ana', column: { deduction: 'loan' }, value: '' }]);
    expect(emptied.people).toEqual({ ana: { extra: '5' } });
    expect(withSkipped(withSkipped(typed, ['ana'], true), ['ana'], false)).toEqual(typed);
  });

  test('rows of a spreadsheet fall where they are pasted, and end where the table does', () => {
    const rows = rowsOf({ period, people: [person('ana'), person('ben')] }, draft());
    const columns = ['extra', { deduction: 'loan' }] as const;
    expect(pastedCells('1\t2\r\nx\t4\r\n5\t6\r\n', { row: 0, column: 0 }, rows, columns)).toEqual({
      cells: [
        { employeeId: 'ana', column: 'extra', value: '1' },
        { employeeId: 'ana', column: { deduction: 'loan' }, value: '2' },
        { employeeId: 'ben', column: { deduction: 'loan' }, value: '4' },
      ],
      unread: 1,
      unplaced: 2,
    });
    expect(pastedCells('(25.00)\t1,234.56\r\n\tx', { row: 0, column: 0 }, rows, columns).unread).toBe(2);
    expect(pastedCells('1\t2', { row: 1, column: 1 }, rows, columns)).toMatchObject({
      cells: [{ employeeId: 'ben', column: { deduction: 'loan' }, value: '1' }],
      unplaced: 1,
    });
  });

  test.each([
    ['three rows on the last person', '1\n2\n3\n', 2],
    ['what makes no sense, told once', '1\nx\n', 1],
    ['empty rows and columns, which a spreadsheet copies along', '1\t\t \n\n\t\n', 0],
  ])('what found no row or column is counted: %s', (_, text, unplaced) => {
    const rows = rowsOf({ period, people: [person('ana')] }, draft());
    const pasted = pastedCells(text, { row: 0, column: 0 }, rows, ['extra']);
    expect(pasted).toEqual({ cells: [{ employeeId: 'ana', column: 'extra', value: '1' }], unread: 0, unplaced });
  });
});

describe('a draft on the screen', () => {
  const saved = { draft: draft({ ana: { extra: '5' } }), revision: 3 };
  const cleared = { draft: draft(), revision: 4 };

  test('goes on with what the server keeps where a run cleared it and the answer was lost', () => {
    expect(laterDraft(cleared, saved, saved.draft)).toBe(cleared);
  });

  test('stays where the server tells of an earlier one, or of the same', () => {
    expect(laterDraft({ ...cleared, revision: 2 }, saved, saved.draft)).toBeUndefined();
    expect(laterDraft({ ...cleared, revision: 3 }, saved, saved.draft)).toBeUndefined();
  });

  test('stays where something is typed that is not saved yet', () => {
    expect(laterDraft(cleared, saved, draft({ ana: { extra: '6' } }))).toBeUndefined();
  });
});

test.each([
  ['per_unit', '3', '3 × $5.25'],
  ['per_unit', '', '0 × $5.25'],
  ['fixed', '3', undefined],
  ['percentage', '3', undefined],
] as const)('a number of units is told apart from a sum: %s, %j', (kind, typed, said) => {
  const rule = { id: 'meals', name: 'Meals', kind, value: '5.25', yearlyCap: '0', beforeTax: false };
  expect(unitsOf(rule, typed, 'USD', formatsOf(speakers.en, 'h12'))).toBe(said);
});

test('of a deduction that its yearly cap holds back, what is taken is told apart from what is typed', () => {
  const rule = { ...loan, yearlyCap: '80' };
  const taken = (already: number, typed: string) => {
    const asTyped = { ...draft({ ana: { deductions: { loan: typed } } }), deductions: [rule] };
    const [row] = rowsOf({ period, people: [person('ana', { taken: { loan: already } })] }, asTyped);
    return row && cappedOf(rule, row.figures, 'USD', formatsOf(speakers.en, 'h12'));
  };
  expect(taken(0, '80')).toBeUndefined();
  expect(taken(0, '80.01')).toEqual({ sum: '$80.00', cap: '$80.00' });
  expect(taken(50_00, '50')).toEqual({ sum: '$30.00', cap: '$80.00' });
  expect(taken(80_00, '50')).toEqual({ sum: '$0.00', cap: '$80.00' });
  // Extra pay has no rule.
  const [row] = rowsOf({ period, people: [person('ana')] }, draft());
  expect(row && cappedOf(undefined, row.figures, 'USD', formatsOf(speakers.en, 'h12'))).toBeUndefined();
});
