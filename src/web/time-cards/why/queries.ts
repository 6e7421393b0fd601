import { useQuery } from '@tanstack/react-query';
import { explainCard } from '../../../contract/time-cards/card-reasons.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { ask } from '../../kernel/asking.ts';

/** Which card: whose, and the workweek that begins on a date. */
export interface CardName {
  readonly employeeId: string;
  readonly startsOn: PlainDate;
}

/** Why the figures of a card are what they are; asked anew each time, since the ledger may have grown. */
export const useReasons = ({ employeeId, startsOn }: CardName) =>
  useQuery({ ...ask(explainCard, { params: { employeeId, startsOn } }), staleTime: 0, gcTime: 0 });
