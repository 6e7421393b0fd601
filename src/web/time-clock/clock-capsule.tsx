import './clock-capsule.css';
import { Link } from 'react-aria-components';
import { millisecondsPerMinute, type Instant } from '../../domain/kernel/time.ts';
import { lengthOf, ribbon } from '../../domain/time-clock/ribbon.ts';
import { timeEntries } from '../../domain/time-clock/time-entry.ts';
import { useWords } from '../kernel/words.tsx';
import { StatusDot } from '../ui/chip.tsx';
import { useServerNow } from './device/device-clock.ts';
import { useClock } from './queries.ts';
import { statusLooks } from './view/looks.ts';
import type { ShownClock } from './view/shown-clock.ts';

/** The clock at a glance, on every screen: dot, word, and how long. It leads to the dashboard. */
export function ClockCapsule({ className = '' }: { readonly className?: string }) {
  const { say, formats } = useWords();
  const { status, shown } = useClock();
  const now = useServerNow();
  const minutes = shown && elapsedMinutes(shown, now);
  if (status === undefined) return null;
  const { tone, word } = statusLooks[status];
  return (
    <Link href="/dashboard" className={`capsule ${tone} ${className}`}>
      <StatusDot tone={tone} />
      {say(word)}
      {minutes !== undefined && (
        <>
          <span aria-hidden="true">·</span>
          <bdi className="num">{formats.elapsed(minutes)}</bdi>
        </>
      )}
    </Link>
  );
}

/** How long the present break has lasted, or how much of the running entry was work. */
function elapsedMinutes({ status, sinceStatus, punches }: ShownClock, now: Instant): number | undefined {
  const entry = timeEntries(punches).at(-1);
  if (status === 'Clocked Out' || entry === undefined || sinceStatus === null) return undefined;
  if (status === 'On a Break') return Math.max(0, (now - sinceStatus) / millisecondsPerMinute);
  const worked = lengthOf(ribbon([entry], { from: entry.clockedInAt, to: now }, now), 'worked');
  return worked / millisecondsPerMinute;
}
