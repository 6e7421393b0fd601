import './as-of.css';
import { useEffect, useEffectEvent } from 'react';
import { dateAt, instant, type Instant, type Zone } from '../../domain/kernel/time.ts';
import { useNow } from './now.ts';
import { useReachability } from './reachability.ts';
import type { AskError } from './refused.ts';
import { isUnanswered } from './unreachable.ts';
import { useWords } from './words.tsx';

const betweenTries = 10_000;

interface AsOfProps {
  /** The question whose answer stands below. */
  readonly of: { readonly dataUpdatedAt: number; readonly error: AskError | null; readonly refetch: () => unknown };
  /** The present moment of the other clocks on the screen. */
  readonly now: Instant;
  readonly zone: Zone;
}

/** Says of when an answer is, where there may be a newer one that cannot be asked for; as soon as it can, it is. */
export function AsOf({ of: { dataUpdatedAt, error, refetch }, now, zone }: AsOfProps) {
  const reachability = useReachability();
  const askAgain = useEffectEvent(() => {
    if (isUnanswered(error)) void refetch();
  });
  useEffect(() => {
    if (reachability !== 'reachable') return undefined;
    askAgain();
    // Somebody answers, and it may be the network's own page or a server that is only coming up.
    const timer = setInterval(askAgain, betweenTries);
    return () => clearInterval(timer);
  }, [reachability]);
  if (dataUpdatedAt === 0 || (reachability === 'reachable' && !isUnanswered(error))) return null;
  return <Line readAt={dataUpdatedAt} isOffline={reachability === 'offline'} now={now} zone={zone} />;
}

interface LineProps extends Pick<AsOfProps, 'now' | 'zone'> {
  /** By the clock of the device, which may be set otherwise than those on the screen. */
  readonly readAt: number;
  readonly isOffline: boolean;
}

const minute = 60_000;

function Line({ readAt, isOffline, now, zone }: LineProps) {
  const { say, formats } = useWords();
  const ahead = Math.round((useNow() - now) / minute) * minute;
  const at = instant(readAt - ahead);
  const date = dateAt(at, zone);
  const time = formats.time(at, zone);
  return (
    <p className="as-of">
      {date === dateAt(now, zone)
        ? say(isOffline ? 'kernel.asOfOffline' : 'kernel.asOfUnreached', { time })
        : say(isOffline ? 'kernel.asOfDayOffline' : 'kernel.asOfDayUnreached', { date: formats.dayMonth(date), time })}
    </p>
  );
}
