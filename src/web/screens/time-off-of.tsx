import type { CardDetail } from '../../contract/time-cards/cards.ts';
import { useTimeOff } from '../time-off/queries.ts';
import { WeekTimeOff } from '../time-off/week-time-off.tsx';

/** The approved time off of whoever a card is of, in its week. */
export function TimeOffOf({ card: { employee, startsOn, endsOn } }: { readonly card: CardDetail }) {
  const { data } = useTimeOff(employee.employeeId);
  return <WeekTimeOff reply={data} from={startsOn} to={endsOn} />;
}
