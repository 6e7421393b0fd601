import type { ReactNode } from 'react';
import type { OwnShift } from '../../contract/schedule/own-shifts.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { ShiftCard } from './shift-card.tsx';

interface ShiftCardsProps {
  /** Undefined while loading. */
  readonly shifts: readonly OwnShift[] | undefined;
  readonly assigned: string;
  readonly now: Instant;
  readonly onDetails: (shiftId: string) => void;
  /** What a reader can do about a week without shifts. */
  readonly none: ReactNode;
  /** What else is said of a shift, and what can be done with it. */
  readonly renderBelow: (shift: OwnShift) => ReactNode;
  readonly renderActions: (shift: OwnShift) => ReactNode;
}

/** The shifts of a week, in order. */
export function ShiftCards({ shifts, assigned, now, none, onDetails, renderBelow, renderActions }: ShiftCardsProps) {
  const { say } = useWords();
  if (shifts === undefined) return <ComingCards />;
  if (shifts.length === 0) return <EmptyState text={say('schedule.noneThisWeek')}>{none}</EmptyState>;
  return (
    <ul className="shift-cards">
      {shifts.map((shift) => (
        <ShiftCard
          key={shift.shiftId}
          shift={shift}
          assigned={assigned}
          now={now}
          onDetails={() => onDetails(shift.shiftId)}
          below={renderBelow(shift)}
        >
          {renderActions(shift)}
        </ShiftCard>
      ))}
    </ul>
  );
}

/** Cards that are on their way. */
export function ComingCards() {
  const { say } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <div className="shift-cards">
        {[0, 1, 2, 3, 4].map((card) => (
          <Skeleton key={card} blockSize="12.5rem" />
        ))}
      </div>
    </Loading>
  );
}
