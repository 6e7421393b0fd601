import { useEffect, useState } from 'react';
import { instant, type Instant } from '../../domain/kernel/time.ts';

/** The device's present moment, told anew on each whole second (or each whole `every` milliseconds). */
export function useNow(every = 1_000): Instant {
  const [now, setNow] = useState(() => instant(Date.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(instant(Date.now()));
      timer = setTimeout(tick, every - (Date.now() % every));
    };
    timer = setTimeout(tick, every - (Date.now() % every));
    return () => clearTimeout(timer);
  }, [every]);
  return now;
}
