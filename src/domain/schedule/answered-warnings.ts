import type { TakingWarning, WarnedOf, Weight } from './offer.ts';

/** What whoever answers for it had read, and why a shift is taken all the same. */
export interface AnsweredWarnings {
  readonly warnings: readonly WarnedOf[];
  readonly reason: string | null;
}

/** Of the rules that ask why by now, those that were warned of when the reason was given: of what came up since it says nothing. */
export const rulesAnswered = (
  askWhy: Weight['askWhy'],
  employeeId: string,
  read: readonly WarnedOf[],
): Weight['askWhy'] => {
  const warnings = read.find((one) => one.employeeId === employeeId)?.warnings ?? [];
  return askWhy.filter((rule) => warnings.some(({ kind }) => kind === rule));
};

type WeighedOf = Pick<Weight, 'warnings'> & { readonly employeeId: string };

/** What was answered of some people; undefined, nothing is warned of for them, so that nothing was. */
export function answeredOf(weighed: readonly WeighedOf[], reason: string | null): AnsweredWarnings | undefined {
  const warned = weighed.filter(({ warnings }) => warnings.length > 0);
  if (warned.length === 0) return undefined;
  return { warnings: warned.map(({ employeeId, warnings }) => ({ employeeId, warnings })), reason };
}

/** The same for the audit log, each warning below the name of its rule; the reason only where one was given. */
export function auditedOf(answered: AnsweredWarnings | undefined) {
  if (answered === undefined) return {};
  const { warnings, reason } = answered;
  return {
    warnings: warnings.flatMap(({ employeeId, warnings: of }) => of.map((one) => ({ employeeId, ...figureOf(one) }))),
    ...(reason !== null && { reason }),
  };
}

function figureOf(warning: TakingWarning) {
  switch (warning.kind) {
    case 'skill':
      return { skill: warning.name };
    case 'short_rest':
      return { short_rest: { minutes: warning.restMinutes } };
    case 'over_target':
    case 'overtime':
      return { [warning.kind]: { minutes: warning.minutes } };
    case 'minor': {
      const { limit } = warning;
      if (limit.limit === 'age' || limit.limit === 'time_of_day') return { minor: { minorLimit: limit.limit } };
      return { minor: { minorLimit: limit.limit, minutes: limit.minutes, mostMinutes: limit.mostMinutes } };
    }
    case 'time_off':
    case 'unavailable':
      return { [warning.kind]: true };
  }
}
