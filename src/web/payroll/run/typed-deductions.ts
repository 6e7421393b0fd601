import { nameKey } from '../../../domain/kernel/name-key.ts';
import type { RunDeduction } from '../../../domain/payroll/run/run-deduction.ts';
import { cellValue } from './view.ts';

/** What is wrong with the fields of one deduction: a sentence each. */
export interface DeductionFaults {
  readonly name?: 'payroll.run.nameMissing' | 'payroll.run.nameTwice';
  readonly value?: 'payroll.run.percentFault' | 'payroll.run.amountFault';
  readonly yearlyCap?: 'payroll.run.valueFault';
}

/** Deductions as they were typed, as the draft keeps them: figures bare, and no cap where none is typed. */
export const readDeductions = (typed: readonly RunDeduction[]): RunDeduction[] =>
  typed.map((rule) => ({
    ...rule,
    name: rule.name.trim(),
    value: cellValue(rule.value) ?? '',
    yearlyCap: rule.yearlyCap.trim() === '' ? '0' : (cellValue(rule.yearlyCap) ?? ''),
  }));

/** What is wrong with each deduction by its id, of those that were read; whoever is in it has something to mend. */
export function deductionFaults(read: readonly RunDeduction[]): ReadonlyMap<string, DeductionFaults> {
  const isTwice = (name: string) => read.filter((one) => nameKey(one.name) === nameKey(name)).length > 1;
  const faults = read.map(({ id, name, kind, value, yearlyCap }): readonly [string, DeductionFaults] => [
    id,
    {
      ...(name === '' ? { name: 'payroll.run.nameMissing' } : isTwice(name) && { name: 'payroll.run.nameTwice' }),
      ...(value === '' && { value: kind === 'percentage' ? 'payroll.run.percentFault' : 'payroll.run.amountFault' }),
      ...(yearlyCap === '' && { yearlyCap: 'payroll.run.valueFault' }),
    },
  ]);
  return new Map(faults.filter(([, fault]) => Object.keys(fault).length > 0));
}
