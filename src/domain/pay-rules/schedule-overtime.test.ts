import { expect, test } from 'vitest';
import { minutesBeyondSchedule } from './schedule-overtime.ts';

/** `8–12, 13–17`, in hours. */
const stretches = (words: string) =>
  words.split(', ').flatMap((each) => {
    const [from, to] = each.split('–').map(Number);
    return from === undefined || to === undefined ? [] : [{ from: from * 60, to: to * 60 }];
  });

test.each([
  ['8–12, 13–17', '8–20', 0, 180],
  ['13–17, 8–12', '8–20', 0, 180],
  ['18–20, 13–17, 8–12', '8–22', 0, 120],
  ['8–12, 13–17', '9–18', 0, 0],
  ['', '8–11', 0, 180],
  ['8–12, 13–17', '8–15', 0, 0],
  ['8–12', '8–13', 60, 0],
  ['8–12', '8–13', 59, 60],
])('with the schedule %s, whoever worked %s and is suffered %i minutes worked %i beyond it', (...row) => {
  const [schedule, worked, toleranceMinutes, beyond] = row;
  expect(minutesBeyondSchedule(stretches(worked), stretches(schedule), toleranceMinutes)).toBe(beyond);
});
