import type { PlainDate } from '../../domain/kernel/time.ts';
import type { RulesEdition } from '../../domain/pay-rules/rules-edition.ts';
import { editionOf, standingOf } from '../../domain/time-cards/card-step.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listSteps } from './time-card-steps.repository.ts';

/** Of somebody's weeks, each by which edition of the rules it is worked out: that of the approval in force, else the present one. */
export async function readEditions(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  weeks: readonly PlainDate[],
): Promise<(startsOn: PlainDate) => RulesEdition> {
  const inOrder = weeks.toSorted();
  const [from, to] = [inOrder.at(0), inOrder.at(-1)];
  const steps =
    from === undefined || to === undefined ? [] : await listSteps(tx, organizationId, [employeeId], { from, to });
  const byWeek = Map.groupBy(steps, ({ startsOn }) => startsOn);
  return (startsOn) => editionOf(standingOf(byWeek.get(startsOn) ?? []).approval);
}
