import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import { readTeamWeek } from '../../../contract/schedule/team-week.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { whenChanged } from '../../kernel/live.ts';

const readAgain = () => void queryClient.invalidateQueries({ queryKey: keyOf(readTeamWeek) });

/**
 * Who works at a location in the week of a date; read again whenever it is published anew.
 *
 * @param owner who reads it, so that whoever signs in next never sees what the one before did
 */
export function useTeamWeek(owner: string, query: InputOf<typeof readTeamWeek>['query']) {
  useEffect(() => whenChanged('schedule', readAgain), []);
  const asked = ask(readTeamWeek, { query });
  return useQuery({ ...asked, queryKey: [...asked.queryKey, owner] });
}
