import { millisecondsOf, overlap, type Instant, type Span } from '../kernel/time.ts';
import { presenceOf, type Break, type TimeEntry } from './time-entry.ts';

/** A stretch of a day as it is drawn. What lies between segments was off the clock. */
export interface RibbonSegment {
  readonly kind: 'worked' | 'break' | 'overtime';
  readonly span: Span;
}

/** Work and breaks within `during`, in order; an open entry counts up to `until`. No segment is empty. */
export function ribbon(entries: readonly TimeEntry[], during: Span, until: Instant): RibbonSegment[] {
  const segments: RibbonSegment[] = [];
  for (const entry of entries) {
    const presence = overlap(presenceOf(entry, until), during);
    if (presence !== undefined) addPresence(segments, presence, entry.breaks);
  }
  return segments;
}

function addPresence(segments: RibbonSegment[], presence: Span, breaks: readonly Break[]): void {
  let from = presence.from;
  for (const { startedAt, endedAt } of breaks) {
    const pause = overlap({ from: startedAt, to: endedAt ?? presence.to }, presence);
    if (pause === undefined) continue;
    if (from < pause.from) segments.push({ kind: 'worked', span: { from, to: pause.from } });
    segments.push({ kind: 'break', span: pause });
    from = pause.to;
  }
  if (from < presence.to) segments.push({ kind: 'worked', span: { from, to: presence.to } });
}

/** The summed length of the segments of the given kinds, in milliseconds. */
export function lengthOf(segments: readonly RibbonSegment[], ...kinds: readonly RibbonSegment['kind'][]): number {
  let total = 0;
  for (const { kind, span } of segments) if (kinds.includes(kind)) total += millisecondsOf(span);
  return total;
}

/** Marks as overtime all work past the first `regularMilliseconds` of it, cutting the segment in which they run out. */
export function markOvertime(segments: readonly RibbonSegment[], regularMilliseconds: number): RibbonSegment[] {
  let left = regularMilliseconds;
  return segments.flatMap((segment): RibbonSegment[] => {
    if (segment.kind !== 'worked') return [segment];
    const { from, to } = segment.span;
    const regular = Math.min(left, millisecondsOf(segment.span));
    left -= regular;
    const cut = (from + regular) as Instant;
    const parts: RibbonSegment[] = [
      { kind: 'worked', span: { from, to: cut } },
      { kind: 'overtime', span: { from: cut, to } },
    ];
    return parts.filter((part) => part.span.from < part.span.to);
  });
}
