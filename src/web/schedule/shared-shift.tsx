import { CalendarDays, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AskError } from '../kernel/refused.ts';
import { useWords } from '../kernel/words.tsx';
import { Chip } from '../ui/chip.tsx';
import { ObjectCard } from '../ui/object-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { OfferedChip } from './offers/offer-chip.tsx';
import { useOffers } from './offers/queries.ts';
import { TakeButton } from './offers/take-button.tsx';
import { useShift } from './queries.ts';
import { SwapShift } from './swaps/swap-shift.tsx';

interface SharedShiftProps {
  readonly shiftId: string;
  readonly readerId: string;
  readonly open: ReactNode;
  readonly renderGone: (error: AskError) => ReactNode;
}

/** A shift that a message shares: when, where, who has it now, whether it is offered or waits for a manager, and the button that takes it, where the reader could. */
export function SharedShift({ shiftId, readerId, open, renderGone }: SharedShiftProps) {
  const { say } = useWords();
  const { data, error } = useShift(shiftId);
  const offers = useOffers(readerId);
  if (error !== null) return renderGone(error);
  if (data === undefined) return <Skeleton inlineSize="240px" blockSize="120px" />;
  const takeable = offers.data?.takeable.find(({ shift }) => shift.shiftId === shiftId);
  return (
    <ObjectCard
      icon={CalendarDays}
      kind={say('schedule.shift')}
      state={
        data.employee === null ? (
          <Chip tone="acc">{say('schedule.nobodyYet')}</Chip>
        ) : (
          <Chip icon={UserRound}>{data.employee.name}</Chip>
        )
      }
      actions={
        <>
          {takeable && <TakeButton takeable={takeable} size="sm" tone="primary" />}
          {open}
        </>
      }
    >
      <SwapShift shift={data} />
      {data.offer !== null && (
        <div className="row">
          {data.offer.to?.employeeId === readerId && !data.offer.isAgreed ? (
            <Chip tone="acc">{say('schedule.offer.forYouAlone')}</Chip>
          ) : (
            <OfferedChip to={data.offer.to?.name ?? null} isAgreed={data.offer.isAgreed} />
          )}
        </div>
      )}
    </ObjectCard>
  );
}
