import { useQuery } from '@tanstack/react-query';
import { explainEffect, explainEffectOnDay } from '../../../contract/adjustments/effect-reasons.ts';
import { ask } from '../../kernel/asking.ts';
import type { EffectAsk } from '../effect-table.tsx';
import { timesOf } from '../view.ts';

/** Why the figures would be what they would be; asked anew each time, since the ledger may have grown. */
export const useEffectReasons = (asked: EffectAsk) => useQuery({ ...questionOf(asked), staleTime: 0, gcTime: 0 });

/** Of a request that waits, or of times that are being typed. */
function questionOf({ of, asked }: EffectAsk) {
  const query = timesOf(asked);
  if ('requestId' in of) return ask(explainEffect, { params: of, query });
  const { employeeId, entryId } = of;
  return ask(explainEffectOnDay, {
    params: { employeeId, date: asked.date },
    query: { ...(entryId !== null && { entryId }), ...query },
  });
}
