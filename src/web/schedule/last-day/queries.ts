import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readShiftsAfter } from '../../../contract/schedule/last-day.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { whenChanged } from '../../kernel/live.ts';

const readAgain = () => void queryClient.invalidateQueries({ queryKey: keyOf(readShiftsAfter) });

/** What is planned for somebody after a date; followed, and asked anew by whoever comes back from giving it away. */
export function useShiftsAfter(employeeId: string, date: PlainDate) {
  useEffect(() => whenChanged('schedule', readAgain), []);
  return useQuery({ ...ask(readShiftsAfter, { params: { employeeId, date } }), staleTime: 0 });
}
