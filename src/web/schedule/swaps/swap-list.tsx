import type { SwapHeading } from '../../../contract/schedule/swaps.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SectionHead } from '../../ui/layout.tsx';
import { dateOfShift } from '../view.ts';
import { SwapShift } from './swap-shift.tsx';
import { SwapState } from './swap-state.tsx';
import { standingForReader } from './view.ts';

interface SwapListProps {
  readonly swaps: readonly SwapHeading[];
  readonly onOpen: (offerId: string) => void;
}

/** The swaps in which the reader has a part, each with where it stands. */
export function SwapList({ swaps, onOpen }: SwapListProps) {
  const { say, formats } = useWords();
  if (swaps.length === 0) return null;
  return (
    <>
      <SectionHead title={say('schedule.swaps')} />
      <ul className="card swap-list">
        {swaps.map((swap) => {
          const { offerId, shift, by, isOwn, state, waiting } = swap;
          const standing = standingForReader(swap);
          const named = say('schedule.on', {
            date: formats.anyDate(dateOfShift(shift)),
            times: formats.timeRange(spanOfShift(shift), shift.location.zone),
          });
          return (
            <li key={offerId}>
              <SwapShift shift={shift} />
              <div className="row">
                <SwapState state={standing} />
                {waiting > 0 && <Chip tone="acc">{say('schedule.swaps.waiting', { count: waiting })}</Chip>}
                <span>{isOwn ? say('schedule.swaps.yours') : say('schedule.offeredBy', { name: by.name })}</span>
                {/* It may be open to others, and to another proposal. */}
                {standing === 'proposal_declined' && state === 'open' && <span>{say('schedule.swaps.stillOpen')}</span>}
                <span className="end">
                  <Button
                    size="sm"
                    aria-label={say('schedule.swaps.open', { shift: named })}
                    onPress={() => onOpen(offerId)}
                  >
                    {say('schedule.swaps.see')}
                  </Button>
                </span>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
