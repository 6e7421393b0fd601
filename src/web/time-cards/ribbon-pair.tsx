import './ribbon-pair.css';
import { percentOf } from '../../domain/kernel/day-axis.ts';
import {
  addMilliseconds,
  dateAt,
  inMinutes,
  millisecondsPerHour,
  type Instant,
  type Span,
  type Zone,
} from '../../domain/kernel/time.ts';
import { useWords, type Words } from '../kernel/words.tsx';
import { Ribbon, type RibbonSegment } from '../ui/ribbon.tsx';

interface PairEntry {
  readonly clockedInAt: Instant;
  readonly clockedOutAt?: Instant | null | undefined;
  readonly breaks: readonly { readonly startedAt: Instant; readonly endedAt?: Instant | null | undefined }[];
}

export interface PairRow {
  readonly label: string;
  /** Null, where nothing is recorded. */
  readonly entry: PairEntry | null;
  /** What stands instead of times where there is nothing. */
  readonly nothing: string;
}

/** Entries under one another on one axis, so that what differs is seen: recorded, and requested. */
export function RibbonPair({ rows, zone }: { readonly rows: readonly PairRow[]; readonly zone: Zone }) {
  const words = useWords();
  const axis = axisOf(rows);
  return (
    <dl className="ribbon-pair">
      {rows.map(({ label, entry, nothing }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Ribbon segments={entry === null ? [] : segmentsOf(entry, axis)} />
          </dd>
          <dd className="num">
            <bdi>{entry === null ? nothing : pairText(entry, zone, words)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a ribbon shows, in words: a break that is a few minutes shorter is not seen. */
function pairText(entry: PairEntry, zone: Zone, { say, formats }: Words): string {
  const { clockedInAt, breaks } = entry;
  const to = endOf(entry);
  if (to === undefined) return say('clock.since', { time: formats.time(clockedInAt, zone) });
  const pauses = breaks.reduce((sum, { startedAt, endedAt }) => sum + ((endedAt ?? startedAt) - startedAt), 0);
  const text = say('timeCards.rangeBreak', {
    range: formats.timeRange({ from: clockedInAt, to }, zone),
    duration: formats.duration(inMinutes(pauses)),
  });
  const isSameDay = dateAt(clockedInAt, zone) === dateAt(to, zone);
  return isSameDay ? text : formats.facts([text, say('timeCards.intoNextDay')]);
}

const endOf = ({ clockedOutAt }: PairEntry): Instant | undefined => clockedOutAt ?? undefined;

/** Half an hour of room on either side. */
function axisOf(rows: readonly PairRow[]): Span {
  const moments = rows.flatMap(({ entry }) =>
    entry === null ? [] : [entry.clockedInAt, endOf(entry) ?? entry.clockedInAt],
  );
  const first = moments.length === 0 ? (0 as Instant) : (Math.min(...moments) as Instant);
  const last = moments.length === 0 ? (0 as Instant) : (Math.max(...moments) as Instant);
  return { from: addMilliseconds(first, -millisecondsPerHour / 2), to: addMilliseconds(last, millisecondsPerHour / 2) };
}

function segmentsOf(entry: PairEntry, axis: Span): RibbonSegment[] {
  const end = endOf(entry) ?? entry.breaks.at(-1)?.startedAt ?? entry.clockedInAt;
  const segments: RibbonSegment[] = [];
  let from = entry.clockedInAt;
  const add = (tone: RibbonSegment['tone'], span: Span) =>
    segments.push({ tone, start: percentOf(span.from, axis), end: percentOf(span.to, axis) });
  for (const { startedAt, endedAt } of entry.breaks) {
    const to = endedAt ?? startedAt;
    if (from < startedAt) add('in', { from, to: startedAt });
    if (startedAt < to) add('brk', { from: startedAt, to });
    from = to;
  }
  if (from < end || segments.length === 0) add('in', { from, to: end });
  return segments;
}
