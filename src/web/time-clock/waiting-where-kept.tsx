import { lazy, Suspense, useEffect, useState } from 'react';
import { keepsPunches } from './device/keeps-punches.ts';

const WaitingHere = lazy(async () => ({ default: (await import('./waiting-here.tsx')).WaitingHere }));

/** On a device where nobody ever pressed the clock nothing can wait, and what would look for it is not fetched. */
export function WaitingWhereKept() {
  const [keeps, setKeeps] = useState(false);
  useEffect(() => void keepsPunches().then(setKeeps), []);
  return (
    keeps && (
      <Suspense>
        <WaitingHere />
      </Suspense>
    )
  );
}
