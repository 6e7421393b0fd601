import { expect, test } from 'vitest';
import type { RunDeduction } from '../../../domain/payroll/run/run-deduction.ts';
import { deductionFaults, readDeductions } from './typed-deductions.ts';

const loan: RunDeduction = { id: 'loan', name: 'Loan', kind: 'fixed', value: '50', yearlyCap: '', beforeTax: false };
const meals = { ...loan, id: 'meals', name: 'Meals' };
const faultsOf = (...typed: RunDeduction[]) => [...deductionFaults(readDeductions(typed))];

test('deductions that are whole are kept as they were meant, without a cap where none is typed', () => {
  const [read] = readDeductions([{ ...loan, name: ' Loan ', value: '$1,250.00' }]);
  expect(read).toEqual({ ...loan, value: '1250.00', yearlyCap: '0' });
  expect(faultsOf(loan, { ...meals, yearlyCap: '250' })).toEqual([]);
});

test.each<[string, Partial<RunDeduction>, object]>([
  ['a name', { name: '  ' }, { name: 'payroll.run.nameMissing' }],
  ['an amount', { value: '' }, { value: 'payroll.run.amountFault' }],
  ['a price of a unit', { kind: 'per_unit', value: 'x' }, { value: 'payroll.run.amountFault' }],
  ['a percentage', { kind: 'percentage', value: '5 %' }, { value: 'payroll.run.percentFault' }],
  ['a cap that can be read', { yearlyCap: 'much' }, { yearlyCap: 'payroll.run.valueFault' }],
  [
    'a name and an amount',
    { name: '', value: '' },
    { name: 'payroll.run.nameMissing', value: 'payroll.run.amountFault' },
  ],
])('what lacks %s is told so at that field alone', (_, typed, faults) => {
  expect(faultsOf(loan, { ...meals, ...typed })).toEqual([['meals', faults]]);
});

test('two that nobody can tell apart by reading are both told so', () => {
  const twice = { name: 'payroll.run.nameTwice' };
  expect(faultsOf(loan, meals, { ...loan, id: 'again', name: 'LOAN ' })).toEqual([
    ['loan', twice],
    ['again', twice],
  ]);
});
