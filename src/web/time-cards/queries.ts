import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readTimeCard } from '../../contract/time-cards.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { ask, keyOf } from '../kernel/asking.ts';
import { whenChanged } from '../kernel/live.ts';

/**
 * The signed-in person's time card of the week that contains `date`; read again whenever a punch is recorded or corrected anywhere.
 *
 * @param owner whose card it is
 */
export function useTimeCard(
  owner: string,
  date: PlainDate | undefined,
  { enabled = true }: { readonly enabled?: boolean } = {},
) {
  const client = useQueryClient();
  useEffect(
    () => whenChanged('clock', () => void client.invalidateQueries({ queryKey: keyOf(readTimeCard) })),
    [client],
  );
  const asked = ask(readTimeCard, { query: date === undefined ? {} : { date } });
  // Of one person, so that whoever signs in next never sees the week of the one before.
  return useQuery({ ...asked, queryKey: [...asked.queryKey, owner], enabled });
}
