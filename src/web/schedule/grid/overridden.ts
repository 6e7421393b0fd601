import type { PublicationReply } from '../../../contract/schedule/publications.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { PlanningRule } from '../../../domain/schedule/planning-rules.ts';

/** What was published against rules for one reason that somebody gave. */
interface Overridden {
  readonly by: string;
  readonly reason: string;
  readonly shifts: readonly {
    readonly shiftId: string;
    /** Whose shift it is then. */
    readonly name: string;
    readonly startsAt: Instant;
    readonly rules: readonly PlanningRule[];
  }[];
}

/** What a publication was made against, reason by reason: whoever publishes a week gives one for all of it, and of an exchange each has their own. */
export function overriddenIn({
  overridden,
  changed,
  people,
}: Pick<PublicationReply, 'overridden' | 'changed' | 'people'>): readonly Overridden[] {
  const plans = new Map(changed.map(({ shiftId, after }) => [shiftId, after]));
  const names = new Map(people.map(({ employeeId, name }) => [employeeId, name]));
  const byReason = Map.groupBy(overridden, ({ by, reason }) => JSON.stringify([by, reason]));
  return [...byReason.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const byShift = [...Map.groupBy(same, ({ shiftId }) => shiftId)];
    const shifts = byShift.flatMap(([shiftId, of]) => {
      const plan = plans.get(shiftId);
      if (plan === undefined || plan === null) return [];
      const name = names.get(plan.employeeId ?? '') ?? '';
      return [{ shiftId, name, startsAt: plan.startsAt, rules: of.map(({ rule }) => rule) }];
    });
    return [{ by: first.by, reason: first.reason, shifts }];
  });
}
