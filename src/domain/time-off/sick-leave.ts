/** Paid sick leave as a statute grants it. */
export interface SickLeaveRule {
  /** One minute is earned for so many worked: 30. */
  readonly workedPerMinute: number;
  readonly accrualCapMinutes: number;
  /** Leave may be used from this day of employment on. */
  readonly usableFromDay: number;
  /** Most that a year may use: the greater of the minutes and the days of this employee's length. */
  readonly yearlyUse: { readonly minutes: number; readonly days: number };
}

/** Labor Code 245 to 249 as of 2024-01-01 (SB 616): 1 h for 30 worked, use 40 h or 5 days a year, cap 80 h or 10 days. */
export const californiaSickLeave: SickLeaveRule = {
  workedPerMinute: 30,
  accrualCapMinutes: 4_800,
  usableFromDay: 90,
  yearlyUse: { minutes: 2_400, days: 5 },
};

/** | worked 30 h | 1 h | worked 2,400 h | 80 h, the cap | */
export const sickAccrual = (workedMinutes: number, rule: SickLeaveRule): number =>
  Math.min(Math.floor(workedMinutes / rule.workedPerMinute), rule.accrualCapMinutes);

/**
 * Minutes that sick days are paid: a day of ten hours takes ten.
 *
 * | 24 h earned, three days of 10 h | 24 h |
 * | 16 h earned, 88 days since hire | 0    |
 * | the same, 89 days since hire    | 8 h a day |
 */
export function sickPay(
  sick: {
    readonly accruedMinutes: number;
    readonly scheduledMinutes: number;
    readonly days: number;
    /** None on the first day of employment. */
    readonly daysSinceHire: number;
    readonly usedThisYearMinutes: number;
  },
  rule: SickLeaveRule,
): number {
  // The day of being hired is the first: 89 days after it is the 90th.
  if (sick.daysSinceHire + 1 < rule.usableFromDay) return 0;
  const yearly = Math.max(rule.yearlyUse.minutes, rule.yearlyUse.days * sick.scheduledMinutes);
  const left = Math.max(0, yearly - sick.usedThisYearMinutes);
  return Math.max(0, Math.min(sick.accruedMinutes, sick.scheduledMinutes * sick.days, left));
}
