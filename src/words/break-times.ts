import type { Zone } from '../domain/kernel/time.ts';
import type { RibbonSegment } from '../domain/time-clock/ribbon.ts';
import type { Formats } from './formats.ts';
import type { Say } from './speak.ts';

/** A day as far as its breaks are told. */
interface DayOfBreaks {
  readonly open: boolean;
  readonly ribbon: readonly RibbonSegment[];
}

/** When the breaks of a day were, each by itself, `12:05 PM – 12:35 PM`; one that lasts still has no end: `since 12:05 PM`. */
export function breakTimes(
  { open, ribbon }: DayOfBreaks,
  zone: Zone,
  { say, formats }: { readonly say: Say; readonly formats: Formats },
): string[] {
  const breaks = ribbon.filter(({ kind }) => kind === 'break');
  const running = open && ribbon.at(-1)?.kind === 'break' ? breaks.at(-1) : undefined;
  return breaks.map((one) =>
    one === running
      ? say('clock.since', { time: formats.time(one.span.from, zone) })
      : formats.timeRange(one.span, zone),
  );
}
