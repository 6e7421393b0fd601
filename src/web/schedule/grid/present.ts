import type { Zone } from '../../../domain/kernel/time.ts';
import { leftOf, takenFrom } from '../../../domain/schedule/away.ts';
import type { Staffed } from '../../../domain/schedule/coverage.ts';
import type { DatedPart } from '../../../domain/schedule/day-parts.ts';

/** Whether somebody's time off takes nothing of a shift, as the answer to a request for that counts. */
export const isAllThere = (work: Staffed, away: readonly DatedPart[], zone: Zone): boolean =>
  away.every((part) => takenFrom(work, part, zone) === undefined);

/** When whoever has a shift is there for it: not while they have time off. */
export const partsThere = (work: Staffed, away: readonly DatedPart[], zone: Zone): readonly Staffed[] =>
  leftOf(work, away, zone).map(({ from: startsAt, to: endsAt }) => ({ positionId: work.positionId, startsAt, endsAt }));
