import { mondayMidnight, type PayPolicy } from './pay-policy.ts';

/** US federal: time and a half past 40 hours of a workweek, each week on its own. 29 USC 207(a)(1), 29 CFR 778.104. */
export const federal: PayPolicy = {
  workweek: mondayMidnight,
  overtime: { weekly: [{ afterMinutes: 2_400, multiplier: '1.5' }], daily: [] },
};

/** Federal, and time and a half past 8 hours of a day as well: a house rule that the demo organization keeps. */
export const federalWithDailyOvertime: PayPolicy = {
  ...federal,
  overtime: { ...federal.overtime, daily: [{ afterMinutes: 480, multiplier: '1.5' }] },
};
