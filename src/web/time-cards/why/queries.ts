import { useQuery } from '@tanstack/react-query';
import { explainCard } from '../../../contract/time-cards/card-reasons.ts';
import type { CardName } from '../../../domain/time-cards/card-name.ts';
import { ask } from '../../kernel/asking.ts';

/** Why the figures of a card are what they are; asked anew each time, since the ledger may have grown. */
export const useReasons = ({ employeeId, startsOn }: CardName) =>
  useQuery({ ...ask(explainCard, { params: { employeeId, startsOn } }), staleTime: 0, gcTime: 0 });
