import type { CardDetail } from '../../contract/time-cards/cards.ts';
import { useAdjustments } from '../adjustments/queries.ts';
import { CardDetailParts } from '../time-cards/cards/card-detail.tsx';
import { AdjustmentsOf } from './adjustments-of.tsx';
import { notesOf } from './notes-of-days.tsx';
import { TimeOffOf } from './time-off-of.tsx';

/** A card of somebody with what other nouns know of its days: an adjusted day is marked as on the card that its employee reads. */
export function NotedCard({ card }: { readonly card: CardDetail }) {
  const { data } = useAdjustments(card.employee.employeeId, card.startsOn, card.endsOn);
  return (
    <CardDetailParts card={card} notes={notesOf(data?.adjustments ?? [], card)}>
      <TimeOffOf card={card} />
      <AdjustmentsOf card={card} />
    </CardDetailParts>
  );
}
