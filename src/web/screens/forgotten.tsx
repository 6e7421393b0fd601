import { useState } from 'react';
import { dateAt } from '../../domain/kernel/time.ts';
import { longestBy } from '../../domain/pay-rules/counted-entries.ts';
import { beginsAnew } from '../../domain/time-clock/decide-punch.ts';
import { readChapters } from '../../words/chapters.ts';
import { useAdjustments } from '../adjustments/queries.ts';
import { forgottenOf, waits } from '../adjustments/view.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { usePress } from '../time-clock/punch-press.tsx';
import { useClock } from '../time-clock/queries.ts';
import { onDemand } from '../ui/on-demand.tsx';

const ForgottenEntry = onDemand(async () => (await import('../adjustments/forgotten-entry.tsx')).ForgottenEntry);
const Leaving = onDemand(async () => (await Promise.all([import('./leaving.tsx'), readChapters('office')]))[0].Leaving);

/** The question to whoever forgot to clock out, until it is answered. */
export function Forgotten() {
  const { employeeId, home } = useSelf();
  const { shown, reply } = useClock();
  const now = useServerNow();
  const press = usePress();
  const [isOpen, setOpen] = useState(false);
  const zone = reply?.zone ?? home.zone;
  const longest = reply === undefined ? undefined : longestBy(reply.policy);
  const entry = shown && longest !== undefined ? forgottenOf(shown.punches, longest, now) : undefined;
  const date = dateAt(entry?.clockedInAt ?? now, zone);
  const { data, isLoading } = useAdjustments(employeeId, date, date);
  const entryId = entry?.punchIds[0];
  const isAsked = waits(data?.adjustments, entryId);
  const mayClockIn =
    entry?.open === true && shown !== undefined && beginsAnew(shown, { kind: 'clock_in', punchedAt: now }, longest);
  // Until the requests are read nobody knows what to say, and a button must not move under a finger that is on its way.
  if (entry === undefined || isLoading || (isAsked && !mayClockIn)) return null;
  return (
    <>
      <ForgottenEntry
        entry={entry}
        zone={zone}
        isAsked={isAsked}
        onAnswer={() => setOpen(true)}
        onClockIn={mayClockIn ? () => press('clock_in') : undefined}
      />
      {isOpen && entryId !== undefined && (
        <Leaving employeeId={employeeId} date={date} entryId={entryId} now={now} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
