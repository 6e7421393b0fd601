import { addDays, type PlainDate } from '../kernel/time.ts';
import { assignedVersion, type AssignedVersion, type Holder } from '../people/assigned-version.ts';
import { rulesOn, type RulesInForce, type TimeOffRules } from './time-off-rules.ts';

/** A version of the policy of one type, in force from a date on for whom it is assigned to. */
export interface TimeOffVersion extends AssignedVersion {
  readonly typeId: string;
  readonly rules: TimeOffRules;
}

/** The rules of a type that hold for a person, with the dates from which they do: what is nearer to them goes before. */
export function rulesOf(versions: readonly TimeOffVersion[], typeId: string, holder: Holder): readonly RulesInForce[] {
  const own = versions.filter((version) => version.typeId === typeId);
  const dates = [...new Set(own.map(({ startsOn }) => startsOn))].toSorted();
  return dates.flatMap((from) => {
    const version = assignedVersion(own, holder, from);
    return version === undefined ? [] : [{ from, rules: version.rules }];
  });
}

/** From when on a type may be taken by somebody, by the rules of a date; undefined where no rule says. */
export function usableOn(
  versions: readonly RulesInForce[],
  hiredOn: PlainDate,
  date: PlainDate,
): PlainDate | undefined {
  const days = rulesOn(versions, date)?.usableAfterDays ?? 0;
  return days === 0 ? undefined : addDays(hiredOn, days);
}
