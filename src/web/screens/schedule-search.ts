import { weekSearch, type WeekSearch } from './week-search.ts';

/** Which week or month of the schedule, `?week=2026-11-16&show=month`: any date in it. */
export interface ScheduleSearch extends WeekSearch {
  readonly show?: 'month';
}

export const scheduleSearch = (search: Record<string, unknown>): ScheduleSearch => ({
  ...weekSearch(search),
  ...(search['show'] === 'month' && { show: 'month' }),
});
