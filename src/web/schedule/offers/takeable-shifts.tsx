import { ArrowLeftRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readOffers } from '../../../contract/schedule/offers.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SectionHead } from '../../ui/layout.tsx';
import { ShiftCard } from '../shift-card.tsx';
import { OfferAnswers, OfferHints } from './offer-answers.tsx';
import { groupsOf, type TakeableGroup } from './view.ts';

type Takeable = ReplyOf<typeof readOffers>['takeable'][number];

/** The shifts that are to be had: those that colleagues offer, and those that nobody has. What the reader could take stands above what they could not. */
export function TakeableShifts({
  takeable,
  now,
  title,
  none = null,
  onDetails,
}: {
  readonly takeable: readonly Takeable[];
  readonly now: Instant;
  /** Above those that the reader could take; left out where it is plain already what they are. */
  readonly title?: string;
  /** What stands there where none is to be had. */
  readonly none?: ReactNode;
  readonly onDetails: (shiftId: string) => void;
}) {
  const { say } = useWords();
  const groups = groupsOf(takeable, now);
  if (groups.length === 0) return none;
  const headOf = (kind: TakeableGroup['kind'], place: number): ReactNode => {
    if (kind === 'named') return <SectionHead title={say('schedule.takeable.named')} />;
    if (kind === 'hindered') return <SectionHead quiet title={say('schedule.takeable.hindered')} />;
    const head = place > 0 ? say('schedule.takeable') : title;
    return head !== undefined && <SectionHead title={head} />;
  };
  return groups.map((group, place) => (
    <Fragment key={group.kind}>
      {headOf(group.kind, place)}
      <ul className="shift-cards">
        {group.takeable.map((one) => (
          <OfferedShift
            key={one.shift.shiftId}
            takeable={one}
            now={now}
            onDetails={() => onDetails(one.shift.shiftId)}
          />
        ))}
      </ul>
    </Fragment>
  ));
}

function OfferedShift({
  takeable,
  now,
  onDetails,
}: {
  readonly takeable: Takeable;
  readonly now: Instant;
  readonly onDetails: () => void;
}) {
  const { say } = useWords();
  const { shift, offer } = takeable;
  return (
    <ShiftCard
      shift={shift}
      assigned={offer === null ? say('schedule.nobodyYet') : say('schedule.offeredBy', { name: offer.by })}
      now={now}
      badge={offer !== null && <OfferBadge isForReaderAlone={offer.isForReaderAlone} />}
      onDetails={onDetails}
      below={
        <>
          {offer?.note && (
            <p className="note" dir="auto">
              {offer.note}
            </p>
          )}
          <OfferHints takeable={takeable} />
        </>
      }
    >
      <OfferAnswers takeable={takeable} />
    </ShiftCard>
  );
}

/** Sets a colleague’s shift apart from the reader’s own, which may stand right above it on the same day. */
function OfferBadge({ isForReaderAlone }: { readonly isForReaderAlone: boolean }) {
  const { say } = useWords();
  return (
    <Chip icon={ArrowLeftRight} tone={isForReaderAlone ? 'acc' : undefined}>
      {say(isForReaderAlone ? 'schedule.offer.forYouAlone' : 'schedule.offer.ofColleague')}
    </Chip>
  );
}
