import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import type { Faults } from '../../kernel/form.tsx';
import { hoursTyped } from './request.ts';

/** What is typed of a row that somebody writes into a ledger. */
export interface AdjustmentValues {
  readonly typeId: string;
  readonly kind: 'opening' | 'adjusted';
  readonly on: string;
  readonly hours: string;
  readonly reason: string;
}

export const checkAdjustment = ({ on, hours, reason }: AdjustmentValues): Faults<AdjustmentValues> => ({
  ...(parsePlainDate(on) === undefined && { on: 'timeOff.enterDate' as const }),
  ...(hoursTyped(hours) === undefined && { hours: 'timeOff.enterHours' as const }),
  ...(reason.trim() === '' && { reason: 'approvals.enterReason' as const }),
});

/** The row that is typed; undefined while something of it makes no sense. */
export function rowTyped({ on: typed, hours, reason, ...row }: AdjustmentValues) {
  const [on, minutes] = [parsePlainDate(typed), hoursTyped(hours)];
  return on === undefined || minutes === undefined ? undefined : { ...row, on, minutes, reason: reason.trim() };
}

/** Whether rules may have written since of what it counts for. */
export const isPast = (typed: string, today: PlainDate): boolean => (parsePlainDate(typed) ?? today) < today;
