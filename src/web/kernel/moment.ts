import { dateAt, type Instant, type Zone } from '../../domain/kernel/time.ts';
import { useWords } from './words.tsx';

/** The date and time of a moment, for sentences that name both. */
export function useMoment(zone: Zone): (at: Instant) => { readonly date: string; readonly time: string } {
  const { formats } = useWords();
  return (at) => ({ date: formats.fullDate(dateAt(at, zone)), time: formats.time(at, zone) });
}
