import { addDays, type PlainDate } from '../kernel/time.ts';
import { versionsInTurn, type AssignedVersion, type Assignee } from '../people/assigned-version.ts';
import { rulesOn, type RulesInForce, type TimeOffRules } from './time-off-rules.ts';

/** A version of the policy of one type, in force from a date on for whom it is assigned to. */
export interface TimeOffVersion extends AssignedVersion {
  readonly typeId: string;
  readonly rules: TimeOffRules;
}

/**
 * The rules of a type that hold for a person, with the dates from which they do: what is nearer to them goes before. Those of a location hold
 * while it is their home; what was earned before somebody moved stays by the rules of the home that was.
 *
 * | 1 h a month from 1 Jan in Oakland, 2 h in Reno | rules                        |
 * | at home in Oakland                             | 1 h from 1 Jan               |
 * | moved to Reno on 15 Mar                        | 1 h from 1 Jan, 2 h from 16 Mar |
 * | moved to Fresno on 15 Mar, which has no policy | 1 h from 1 Jan, nothing from 16 Mar |
 */
export function rulesOf(
  versions: readonly TimeOffVersion[],
  typeId: string,
  holder: Assignee,
): readonly RulesInForce[] {
  const own = versions.filter((version) => version.typeId === typeId);
  return versionsInTurn(own, holder).map(({ from, version }) => ({ from, rules: version?.rules ?? noRules }));
}

/** Where nothing is in force any more, which ends what was: a home without a policy earns nothing. */
const noRules: TimeOffRules = { accrual: { by: 'nothing' }, waitingDays: 0, usableAfterDays: 0 };

/** From when on a type may be taken by somebody, by the rules of a date; undefined where no rule says. */
export function usableOn(
  versions: readonly RulesInForce[],
  hiredOn: PlainDate,
  date: PlainDate,
): PlainDate | undefined {
  const days = rulesOn(versions, date)?.usableAfterDays ?? 0;
  return days === 0 ? undefined : addDays(hiredOn, days);
}
