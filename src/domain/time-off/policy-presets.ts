import type { TimeOffRules } from './time-off-rules.ts';

/** Policies to begin with; every figure can be changed. */
export const policyPresets = {
  monthly: {
    accrual: {
      by: 'calendar',
      frequency: { every: 'month', dayOfMonth: 1 },
      milestones: [
        { afterYears: 0, minutesPerYear: 4_800, balanceCapMinutes: 7_200 },
        { afterYears: 5, minutesPerYear: 7_200, balanceCapMinutes: 10_800 },
      ],
    },
    waitingDays: 0,
    usableAfterDays: 0,
  },
  up_front: {
    accrual: {
      by: 'calendar',
      frequency: { every: 'year', month: 1, dayOfMonth: 1 },
      milestones: [{ afterYears: 0, minutesPerYear: 4_800, carryOverCapMinutes: 2_400 }],
      prorateFirst: 'ahead',
      yearBegins: { month: 1, dayOfMonth: 1 },
    },
    waitingDays: 0,
    usableAfterDays: 0,
  },
  // Labor Code 245 to 249 as of 2024-01-01 (SB 616): an hour for thirty worked, used from the 90th day of employment on; accrual may
  // stop at 80 hours or ten days, whichever is more (246(j)), and an employer may limit the use to 40 hours or five days a year.
  california_sick: {
    accrual: { by: 'work', workedPerMinute: 30, balanceCapMinutes: 4_800, balanceCapDays: 10 },
    waitingDays: 0,
    // The day of being hired is the first: 89 days come before the 90th.
    usableAfterDays: 89,
    yearlyUse: { minutes: 2_400, days: 5 },
  },
  nothing: { accrual: { by: 'nothing' }, waitingDays: 0, usableAfterDays: 0 },
} as const satisfies Record<string, TimeOffRules>;

export type TimeOffPreset = keyof typeof policyPresets;
export const timeOffPresets = Object.keys(policyPresets) as [TimeOffPreset, ...TimeOffPreset[]];
