import { inMinutes, type Instant, type PlainDate, type Zone } from '../kernel/time.ts';
import { spanOfTimes } from './asked-times.ts';
import type { AskedEntry } from './decide-adjustment.ts';

/** A request as it was kept: its moments may carry the seconds of what was recorded then. */
interface KeptRequest {
  readonly entryId: string | null;
  readonly onDate: PlainDate;
  readonly zone: Zone;
  readonly clockedInAt: Instant;
  readonly clockedOutAt: Instant;
  readonly breakMinutes: number;
}

/**
 * Whether a request that is sent again asks for what was kept: the same entry, times to the minute and break. Otherwise its
 * sender would be told that it was sent, and the times of before would stand.
 */
export function asksTheSame(kept: KeptRequest, entryId: string | null, asked: AskedEntry): boolean {
  const span = spanOfTimes(asked, kept.zone);
  return (
    span.ok &&
    kept.entryId === entryId &&
    kept.onDate === asked.date &&
    kept.breakMinutes === asked.breakMinutes &&
    inMinutes(kept.clockedInAt) === inMinutes(span.value.from) &&
    inMinutes(kept.clockedOutAt) === inMinutes(span.value.to)
  );
}
