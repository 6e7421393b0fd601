import { useQuery } from '@tanstack/react-query';
import { explainEffect, explainEffectOnDay } from '../../../contract/adjustments/effect-reasons.ts';
import { ask } from '../../kernel/asking.ts';
import type { EffectAsk } from '../effect-table.tsx';
import { timesOf } from '../view.ts';

/** Why the figures would be what they would be; asked anew each time, since the ledger may have grown. */
export function useEffectReasons({ of, asked }: EffectAsk) {
  const anew = { staleTime: 0, gcTime: 0 };
  const query = timesOf(asked);
  const isRequest = 'requestId' in of;
  const ofRequest = useQuery({
    ...ask(explainEffect, { params: { requestId: isRequest ? of.requestId : '' }, query }),
    ...anew,
    enabled: isRequest,
  });
  const { employeeId, entryId } = isRequest ? { employeeId: '', entryId: null } : of;
  const ofDay = useQuery({
    ...ask(explainEffectOnDay, {
      params: { employeeId, date: asked.date },
      query: { ...(entryId !== null && { entryId }), ...query },
    }),
    ...anew,
    enabled: !isRequest,
  });
  return isRequest ? ofRequest : ofDay;
}
