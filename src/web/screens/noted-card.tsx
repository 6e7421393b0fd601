import { useState } from 'react';
import type { CardDetail } from '../../contract/time-cards/cards.ts';
import { useAdjustments } from '../adjustments/queries.ts';
import { CardDetailParts } from '../time-cards/cards/card-detail.tsx';
import { dayToMend } from '../time-cards/cards/view.ts';
import { AdjustmentsOf } from './adjustments-of.tsx';
import { CorrectButton, CorrectHours } from './correct-hours.tsx';
import { notesOf } from './notes-of-days.tsx';
import { TimeOffOf } from './time-off-of.tsx';

/** A card of somebody with what other nouns know of its days: an adjusted day is marked as on the card that its employee reads. */
export function NotedCard({ card }: { readonly card: CardDetail }) {
  const { data } = useAdjustments(card.employee.employeeId, card.startsOn, card.endsOn);
  // Not beside its button, which goes once the hours are mended, by whomever: what is typed stays.
  const [isCorrecting, setCorrecting] = useState(false);
  const button = <CorrectButton card={card} onPress={() => setCorrecting(true)} />;
  const isMendedThere = dayToMend(card.flags) !== undefined;
  return (
    <>
      <CardDetailParts
        card={card}
        notes={notesOf(data?.adjustments ?? [], card)}
        mend={isMendedThere ? button : undefined}
      >
        <TimeOffOf card={card} />
        <AdjustmentsOf card={card} correct={isMendedThere ? undefined : button} />
      </CardDetailParts>
      {isCorrecting && <CorrectHours card={card} onClose={() => setCorrecting(false)} />}
    </>
  );
}
