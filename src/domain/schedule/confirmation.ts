import { accept, refuse, type Result } from '../kernel/result.ts';
import { addMilliseconds, millisecondsPerHour, type Instant } from '../kernel/time.ts';

/** As many as one press may confirm: more than somebody works in a year. */
export const mostConfirmedAtOnce = 500;

/** A shift as one publication made it. */
export interface PublishedVersion {
  readonly shiftId: string;
  readonly publicationId: string;
}

/**
 * Whether somebody may confirm shifts as they had them before them: each must be theirs still, and as it was. Nobody confirms what they
 * have not seen, so that of a list of which one has changed nothing is confirmed.
 *
 * @param standing what is theirs at this moment
 */
export function decideConfirming(
  seen: readonly PublishedVersion[],
  standing: readonly PublishedVersion[],
): Result<undefined, 'shifts_published_anew'> {
  const versions = new Map(standing.map(({ shiftId, publicationId }) => [shiftId, publicationId]));
  const isSame = seen.every(({ shiftId, publicationId }) => versions.get(shiftId) === publicationId);
  return isSame ? accept() : refuse('shifts_published_anew');
}

/** How long nobody is reminded again, however often somebody presses. */
const pauseHours = 1;

/** Whether those of a week who have not confirmed may be reminded now. */
export function decideRemindingOfShifts(
  { waiting, lastRemindedAt }: { readonly waiting: number; readonly lastRemindedAt: Instant | undefined },
  now: Instant,
): Result<undefined, 'everybody_confirmed' | 'reminded_lately'> {
  if (waiting === 0) return refuse('everybody_confirmed');
  const isLately =
    lastRemindedAt !== undefined && now < addMilliseconds(lastRemindedAt, pauseHours * millisecondsPerHour);
  return isLately ? refuse('reminded_lately') : accept();
}
