import type { PlainDate } from '../kernel/time.ts';
import type { AccrualFacts } from './due-entries.ts';
import { projectedBalance } from './projected-balance.ts';

/** What a type comes to as a request would leave it. */
export interface Standing {
  /** As the first day begins. */
  readonly atStart: number;
  /** What of the type others of their requests ask for, and nobody has answered. */
  readonly waiting: number;
  /** Without what waits, what is approved for later, and this. */
  readonly after: number;
}

/** What somebody asked for, as far as a balance needs to know of it. */
interface AskedTimeOff {
  readonly type: { readonly typeId: string };
  readonly chargedMinutes: number;
  /** Null while it waits. */
  readonly decision: object | null;
}

/** What of a type was asked for, and waits. */
export const waitingMinutes = (requests: readonly AskedTimeOff[], typeId: string): number =>
  requests
    .filter(({ type, decision }) => decision === null && type.typeId === typeId)
    .reduce((sum, { chargedMinutes }) => sum + chargedMinutes, 0);

/**
 * What a request leaves of a type: whoever asks and whoever answers read the same.
 *
 * | 40 h, 32 h approved for December, 16 h asked for in November | 40 h as it begins, −8 h after |
 *
 * @param facts of the type alone
 * @param waiting of the person's other requests of the type
 */
export function standingOf(
  facts: Omit<AccrualFacts, 'until' | 'worked'>,
  { startsOn, chargedMinutes }: { readonly startsOn: PlainDate; readonly chargedMinutes: number },
  waiting: number,
): Standing {
  const atStart = projectedBalance(facts, startsOn);
  const takenLater = facts.posted
    .filter(({ on, minutes, kind }) => on > startsOn && (minutes < 0 || kind === 'revoked'))
    .reduce((sum, { minutes }) => sum - minutes, 0);
  return { atStart, waiting, after: atStart - takenLater - waiting - chargedMinutes };
}
