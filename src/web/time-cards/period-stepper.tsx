import type { PlainDate } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { Stepper } from '../ui/layout.tsx';

/** What a reply says of the pay period that it is about: its days, a date of the one before where there is one, and one of the next where that has begun. */
export interface AmongPeriods {
  readonly period: { readonly startsOn: PlainDate; readonly endsOn: PlainDate };
  readonly previous: PlainDate | null;
  readonly next: PlainDate | null;
}

/** Names the pay period that is shown, and leads to the one before and the one after. */
export function PeriodStepper({
  shown: { period, previous, next },
  onGo,
}: {
  readonly shown: AmongPeriods;
  readonly onGo: (date: PlainDate) => void;
}) {
  const { say, formats } = useWords();
  return (
    <Stepper
      label={formats.dateRange(period.startsOn, period.endsOn)}
      previous={{
        label: say('timeCards.previousPeriod'),
        onPress: () => {
          if (previous !== null) onGo(previous);
        },
        unavailable: previous === null ? say('timeCards.noEarlierPeriod') : undefined,
      }}
      next={{
        label: say('timeCards.nextPeriod'),
        onPress: () => {
          if (next !== null) onGo(next);
        },
        unavailable: next === null ? say('timeCards.isCurrentPeriod') : undefined,
      }}
    />
  );
}
