import type { OwnShift } from '../../contract/schedule/own-shifts.ts';
import { useWords } from '../kernel/words.tsx';

/** `Downtown Office · Front desk`: where a shift is, and as what. */
export function ShiftPlace({
  shift: { location, position },
}: {
  readonly shift: Pick<OwnShift, 'location' | 'position'>;
}) {
  const { say } = useWords();
  if (position === null) return <span>{location.name}</span>;
  return <span>{say('schedule.placeAs', { place: location.name, position: position.name })}</span>;
}
