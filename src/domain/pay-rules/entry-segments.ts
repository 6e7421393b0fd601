import { millisecondsOf, millisecondsPerMinute, overlap, type Instant, type Span } from '../kernel/time.ts';
import { presenceOf, type TimeEntry } from '../time-clock/time-entry.ts';
import type { WorkSegment } from './work-segment.ts';

/**
 * The stretches of work of time entries: presence without its breaks. A break of at least `mealFromMinutes` is a meal
 * (29 CFR 785.19, half an hour fully relieved), a shorter one a rest; an open entry counts up to `until`.
 */
export const segmentsOf = (entries: readonly TimeEntry[], until: Instant, mealFromMinutes: number): WorkSegment[] =>
  entries.flatMap((entry) => segmentsOfEntry(entry, presenceOf(entry, until), mealFromMinutes));

function segmentsOfEntry({ breaks }: TimeEntry, presence: Span, mealFromMinutes: number): WorkSegment[] {
  const segments: WorkSegment[] = [];
  let { from } = presence;
  for (const { startedAt, endedAt } of breaks) {
    const pause = overlap({ from: startedAt, to: endedAt ?? presence.to }, presence);
    if (pause === undefined) continue;
    const isMeal = millisecondsOf(pause) >= mealFromMinutes * millisecondsPerMinute;
    segments.push({ span: { from, to: pause.from }, endsWith: isMeal ? 'meal' : 'break', byLength: true });
    from = pause.to;
  }
  if (from < presence.to || segments.length === 0) segments.push({ span: { from, to: presence.to } });
  return segments;
}
