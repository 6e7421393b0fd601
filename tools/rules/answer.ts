import { compare, parseDecimal, type Fraction } from '../../src/domain/kernel/fraction.ts';
import {
  accrualCap,
  accrualMonths,
  accrualProrata,
  accrualRate,
  carryOver,
  carryOverExpiry,
} from './accrual-shares.ts';
import {
  businessDay,
  holidayDate,
  holidayEligibility,
  paidDays,
  payPeriodList,
  rateConversion,
  salaryProration,
} from './calendars.ts';
import { consecutiveDays, daySplit, instantOf, localDate, weekStartOf, workweekSplit } from './clocks.ts';
import { durationFormat, durationParse, minutesToHours } from './durations.ts';
import { achControl, achFile, fileColumns, fileField, requiredFields, routingNumber } from './files.ts';
import { unsupported, type Actual, type Adapter } from './kind.ts';
import { leaveLength, leaveOverlap } from './leave.ts';
import { allocation, amountLimit, maxDeduction, moneyRounding, recordPayment } from './money.ts';
import { overtimeSplit, scheduleOvertime, stateRule } from './overtime.ts';
import {
  bonusAllocation,
  commissionOvertime,
  eightEighty,
  ratePrecedence,
  tips,
  valueOfTime,
  weekPay,
  workweekChange,
  workweekOvertime,
} from './pay.ts';
import { mealRest, minimumShift, premiumLimits, premiumWindow, reportingTimePay, splitShift } from './premiums.ts';
import { attendanceStatus, checkinHours, entryOverlap, entryValidation } from './punches.ts';
import { recurrence } from './recurrence.ts';
import { durationRounding, entryRounding, punchRounding } from './rounding.ts';
import { timeCard, timeCardWeek } from './time-cards.ts';
import {
  accrualCalendar,
  accrualHourly,
  allowanceAccrual,
  allowanceProration,
  fmla,
  sickLeaveAccrual,
  sickUse,
} from './time-off.ts';
import type { Vector } from './vector.ts';

/** The kinds of case, and who answers each. */
const adapters: Readonly<Record<string, Adapter>> = {
  'accrual-calendar': accrualCalendar,
  'accrual-cap': accrualCap,
  'accrual-hourly': accrualHourly,
  'accrual-months': accrualMonths,
  'accrual-prorata': accrualProrata,
  'accrual-rate': accrualRate,
  'ach-control': achControl,
  'ach-file': achFile,
  allocation,
  'allowance-accrual': allowanceAccrual,
  'allowance-proration': allowanceProration,
  'amount-limit': amountLimit,
  'attendance-status': attendanceStatus,
  'bonus-allocation': bonusAllocation,
  'business-day': businessDay,
  'carry-over': carryOver,
  'carry-over-expiry': carryOverExpiry,
  'checkin-hours': checkinHours,
  'commission-overtime': commissionOvertime,
  'consecutive-days': consecutiveDays,
  'day-split': daySplit,
  'deduction-limit': maxDeduction,
  'duration-format': durationFormat,
  'duration-parse': durationParse,
  'duration-rounding': durationRounding,
  'eight-eighty-pay': eightEighty,
  'entry-overlap': entryOverlap,
  'entry-rounding': entryRounding,
  'entry-validation': entryValidation,
  'file-columns': fileColumns,
  'file-field': fileField,
  'fmla-entitlement': fmla,
  'holiday-date': holidayDate,
  'holiday-eligibility': holidayEligibility,
  instant: instantOf,
  'leave-days': leaveLength,
  'leave-overlap': leaveOverlap,
  'local-date': localDate,
  'meal-rest': mealRest,
  'minimum-shift': minimumShift,
  'minutes-to-hours': minutesToHours,
  'money-rounding': moneyRounding,
  'overtime-split': overtimeSplit,
  'pay-periods': payPeriodList,
  'payment-days': paidDays,
  'premium-limits': premiumLimits,
  'premium-window': premiumWindow,
  'punch-rounding': punchRounding,
  'rate-conversion': rateConversion,
  'rate-precedence': ratePrecedence,
  'record-payment': recordPayment,
  recurrence,
  'reporting-time': reportingTimePay,
  'required-fields': requiredFields,
  'routing-number': routingNumber,
  'salary-proration': salaryProration,
  'schedule-overtime': scheduleOvertime,
  'sick-accrual': sickLeaveAccrual,
  'sick-use': sickUse,
  'split-shift': splitShift,
  'state-rule': stateRule,
  'time-card': timeCard,
  'time-card-week': timeCardWeek,
  'time-value': valueOfTime,
  'tip-credit': tips,
  'week-of': weekStartOf,
  'week-pay': weekPay,
  'workweek-change': workweekChange,
  'workweek-overtime': workweekOvertime,
  'workweek-split': workweekSplit,
};

export interface Answer {
  readonly id: string;
  readonly actual: Actual;
  /** Whether all that the case expects came out; null where it expects nothing. */
  readonly matches: boolean | null;
}

/** Works out one case and compares what it expects; what else was worked out is not compared. */
export function answer(vector: Vector): Answer {
  const { id, kind, expected } = vector;
  const actual = Object.hasOwn(adapters, kind) ? (adapters[kind]?.(vector) ?? unsupported) : unsupported;
  if (actual === unsupported) return { id, actual, matches: false };
  if (expected === undefined || expected === null) return { id, actual, matches: null };
  return { id, actual, matches: Object.entries(expected).every(([key, value]) => isSame(value, actual[key])) };
}

/** Deep equality in which a figure that is absent from a table is zero. */
function isSame(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return expected.length === actual.length && expected.every((value, index) => isSame(value, actual[index]));
  }
  if (isTable(expected) && isTable(actual)) {
    return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].every((key) =>
      isSame(expected[key] ?? 0, actual[key] ?? 0),
    );
  }
  return expected === actual || isSameDecimal(expected, actual);
}

/** `12.5` and `12.50` are one figure, as text and as a number. */
function isSameDecimal(expected: unknown, actual: unknown): boolean {
  const [a, b] = [decimalIn(expected), decimalIn(actual)];
  return a !== undefined && b !== undefined && compare(a, b) === 0;
}

const decimalIn = (value: unknown): Fraction | undefined =>
  typeof value === 'string' || typeof value === 'number' ? parseDecimal(String(value)) : undefined;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
