import './ribbon-pair.css';
import { percentOf } from '../../domain/kernel/day-axis.ts';
import { addMilliseconds, millisecondsPerHour, type Instant, type Span, type Zone } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
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
  const { say, formats } = useWords();
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
            <bdi>
              {entry === null
                ? nothing
                : endOf(entry) === undefined
                  ? say('clock.since', { time: formats.time(entry.clockedInAt, zone) })
                  : formats.timeRange({ from: entry.clockedInAt, to: endOf(entry) as Instant }, zone)}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
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
