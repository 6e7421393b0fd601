import { dueParts, partsOfLog, settledParts, type DayParts } from '../../domain/payroll/due-parts.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listTurnsTaken, type DueLog } from './payment-days.repository.ts';

/** Tells of some days that are due how much of that is overtime, and how much is for time off. */
export async function readDueParts(
  { tx, actor: { organizationId } }: ActorContext,
  days: readonly DueLog[],
): Promise<(day: DueLog) => DayParts> {
  const differences = days.filter(({ due }) => due.kind === 'difference').map(({ log }) => log);
  const turnsOf = await listTurnsTaken(tx, organizationId, differences);
  return ({ log, due }) => dueParts(due.kind, partsOfLog(log), settledParts(turnsOf(log.employeeId, log.workedOn)));
}
