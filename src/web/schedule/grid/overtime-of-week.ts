import type { TeamSchedule } from '../../../contract/schedule.ts';
import { addDays, startOfDate } from '../../../domain/kernel/time.ts';
import { overtimeBrought } from '../../../domain/schedule/overtime-ahead.ts';
import type { GridShift } from './view.ts';

/**
 * Minutes of overtime that some shifts of the week bring to whoever has them, as far as they fall into the week: what comes after it is as if
 * nobody had planned it. Where overtime is counted over two weeks, what is too much is so in the second, and stands there alone.
 */
export function overtimeOf({ elsewhere, endsOn, location, people, policies }: TeamSchedule) {
  const end = startOfDate(addDays(endsOn, 1), location.zone);
  const until = Map.groupBy(
    elsewhere.filter(({ startsAt }) => startsAt < end),
    ({ employeeId }) => employeeId,
  );
  const persons = new Map(people.map((person) => [person.employeeId, person]));
  return (employeeId: string | null, shown: readonly GridShift[]): number => {
    // Where none of them is overtime whatever else is planned, or nobody minds, there is nothing to count.
    if (!shown.some(({ conflicts }) => conflicts.some(({ kind }) => kind === 'overtime'))) return 0;
    const person = persons.get(employeeId ?? '');
    const policy = policies[person?.policy ?? -1];
    if (person === undefined || policy === undefined) return 0;
    const plans = shown.flatMap(({ plan, state }) => (state === 'gone' ? [] : [plan]));
    return overtimeBrought(plans, until.get(person.employeeId) ?? [], { policy, zone: person.zone });
  };
}
