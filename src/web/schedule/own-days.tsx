import './own-days.css';
import type { ComponentProps, ReactNode } from 'react';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { DayStrip } from './agenda/day-strip.tsx';
import { TakeableShifts } from './offers/takeable-shifts.tsx';
import { ShiftCards } from './shift-cards.tsx';
import { dateOfShift, ownDays } from './view.ts';

interface OwnDaysProps extends ComponentProps<typeof ShiftCards> {
  readonly dates: readonly PlainDate[];
  readonly chosen: PlainDate;
  readonly today: PlainDate;
  readonly onChoose: (date: PlainDate) => void;
  readonly onNextWeek: () => void;
  /** What colleagues offer that the reader could take. */
  readonly offered: ComponentProps<typeof TakeableShifts>['takeable'] | undefined;
  /** What the reader is to confirm, below the day that is open. */
  readonly confirming: ReactNode;
}

/** The reader's week on a phone: its days beside each other, the shifts of the chosen one, and below them those of later days. */
export function OwnDays({ dates, chosen, today, onChoose, onNextWeek, offered, confirming, ...cards }: OwnDaysProps) {
  const { say, formats } = useWords();
  const { shifts, now, onDetails } = cards;
  const { counts, ofDay, later } = ownDays(shifts ?? [], chosen);
  const strip = dates.map((date) => {
    const count = counts.get(date) ?? 0;
    return {
      date,
      mark: count > 0 ? ('full' as const) : undefined,
      text: count > 0 ? say('schedule.shifts', { count }) : undefined,
    };
  });
  const hasWork = shifts === undefined || shifts.length === 0 || ofDay.length > 0;
  return (
    <div className="own-days">
      <DayStrip days={strip} chosen={chosen} today={today} onChoose={onChoose} />
      {hasWork ? (
        <ShiftCards {...cards} shifts={shifts?.length === 0 ? [] : shifts && ofDay} />
      ) : (
        <EmptyState text={say('schedule.own.free', { date: formats.longDate(chosen) })}>
          {later.length === 0 && <Button onPress={onNextWeek}>{say('schedule.nextWeek')}</Button>}
        </EmptyState>
      )}
      {shifts && (
        <>
          <TakeableShifts
            title={say('schedule.takeable')}
            takeable={offered?.filter(({ shift }) => dateOfShift(shift) === chosen) ?? []}
            now={now}
            onDetails={onDetails}
          />
          {confirming}
          {later.length > 0 && (
            <>
              <SectionHead title={say('schedule.own.later')} />
              <ShiftCards {...cards} shifts={later} />
            </>
          )}
        </>
      )}
    </div>
  );
}
