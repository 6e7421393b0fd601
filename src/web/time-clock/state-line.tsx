import './state-line.css';
import { dateAt, type Instant, type Zone } from '../../domain/kernel/time.ts';
import type { ClockStatus } from '../../domain/time-clock/clock-state.ts';
import { useWords } from '../kernel/words.tsx';
import { StatusDot } from '../ui/chip.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useServerNow } from './device/device-clock.ts';
import { statusLooks } from './view/looks.ts';
import { sinceIn } from './view/since-words.ts';

interface StateLineProps {
  /** Undefined while nothing is known. */
  readonly status: ClockStatus | undefined;
  /** It could not be read, rather than being on its way. */
  readonly isUnread: boolean;
  /** Since when; undefined while it is not known. */
  readonly since: Instant | null | undefined;
  readonly zone: Zone;
  /** Where; said while clocked in. */
  readonly place: string | undefined;
}

/** Where the clock stands and since when. Screen readers hear it when it changes, and never tick by tick. */
export function StateLine({ status, isUnread, since, zone, place }: StateLineProps) {
  const { say } = useWords();
  const detail = useDetail(since, zone, status === 'Clocked In' ? place : undefined);
  if (status === undefined) {
    return (
      <p className="state" role="status">
        {isUnread ? say('clock.couldNotRead') : <Skeleton inlineSize="11rem" blockSize="1lh" />}
      </p>
    );
  }
  const { tone, word } = statusLooks[status];
  return (
    <p className={`state ${tone}`} role="status">
      <StatusDot tone={tone} pulse={tone === 'in'} />
      {say(word)}
      {detail !== undefined && <span className="mute">{detail}</span>}
    </p>
  );
}

function useDetail(since: Instant | null | undefined, zone: Zone, place: string | undefined): string | undefined {
  const words = useWords();
  const now = useServerNow();
  if (since === null || since === undefined) return undefined;
  if (place === undefined || dateAt(since, zone) !== dateAt(now, zone)) return sinceIn(words, since, zone, now);
  return words.say('clock.sinceWhere', { time: words.formats.time(since, zone), place });
}
