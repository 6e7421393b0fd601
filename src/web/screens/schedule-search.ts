import { weekSearch, type WeekSearch } from './week-search.ts';

const views = ['team', 'day', 'week', 'month', 'open', 'elsewhere'] as const;
export type ScheduleView = (typeof views)[number];

/** Which week or month of the schedule, whose and where: `?week=2026-11-16&show=month`; any date in it; or a day. */
export interface ScheduleSearch extends WeekSearch {
  /** Left out, the team's week where the reader plans it, else their own week. */
  readonly show?: ScheduleView;
  readonly location?: string;
  /** Which position alone is shown of the team: its id, or `none` for shifts without one. */
  readonly position?: string;
  /** The swap that stands open above it. */
  readonly swap?: string;
}

export function scheduleSearch(search: Record<string, unknown>): ScheduleSearch {
  const show = views.find((view) => view === search['show']);
  const location = search['location'];
  const position = search['position'];
  const swap = search['swap'];
  return {
    ...weekSearch(search),
    ...(show && { show }),
    ...(typeof swap === 'string' && swap !== '' && { swap }),
    ...(typeof location === 'string' && location !== '' && { location }),
    ...(typeof position === 'string' && position !== '' && { position }),
  };
}
