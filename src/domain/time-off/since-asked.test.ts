import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { decideSinceAsked } from './since-asked.ts';
import { yearlyUseOf } from './yearly-use.ts';

const date = (text: string) => parsePlainDate(text) as PlainDate;
const day = (text: string) => ({ date: date(text), minutes: 480 });
const rules = { accrual: { by: 'nothing' }, waitingDays: 0, usableAfterDays: 0 } as const;
const versions = [{ from: date('2026-01-01'), rules: { ...rules, yearlyUse: { minutes: 2_400, days: 5 } } }];
const used = (...days: readonly string[]) =>
  yearlyUseOf(versions, date('2026-01-01'), date('2026-12-07'), days.map(day));

// Monday to Friday, 40 h.
const week = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'].map(day);
const asked = { startsOn: date('2026-12-07'), endsOn: date('2026-12-11'), days: week };

test.each([
  { since: 'nothing', bounds: { use: used() }, refusal: undefined },
  { since: 'a day of the year was had', bounds: { use: used('2026-12-14') }, refusal: 'time_off_over_yearly_use' },
  { since: 'a day of the next year was had', bounds: { use: used('2027-01-04') }, refusal: undefined },
  { since: 'it is taken from its first day on', bounds: { usableOn: date('2026-12-07') }, refusal: undefined },
  { since: 'from the day after', bounds: { usableOn: date('2026-12-08') }, refusal: 'time_off_before_usable' },
  { since: 'they begin on its first day', bounds: { hiredOn: date('2026-12-07') }, refusal: undefined },
  { since: 'the day after', bounds: { hiredOn: date('2026-12-08') }, refusal: 'time_off_before_employment' },
  { since: 'they leave after its last day', bounds: { lastDay: date('2026-12-11') }, refusal: undefined },
  { since: 'a day sooner', bounds: { lastDay: date('2026-12-10') }, refusal: 'time_off_past_employment' },
])('time off that was asked for, where since then: $since', ({ bounds, refusal }) => {
  const decided = decideSinceAsked(asked, bounds, 480);
  expect(decided.ok ? undefined : decided.refusal).toBe(refusal);
});
