import * as z from 'zod/mini';
import { id, plainDate } from '../../contract/kernel/schemas.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { runSteps, type RunStep } from '../payroll/run/run-steps.ts';

interface PayRunSearch {
  readonly date?: PlainDate;
  readonly step?: RunStep;
  /** Whose row of the table is gone to. */
  readonly person?: string;
}

/** The pay period of a run, by any date in it, and the step that is shown, `?date=2026-11-16&step=review`; what makes no sense is left out. */
export function payRunSearch(search: Record<string, unknown>): PayRunSearch {
  const date = z.safeParse(plainDate, search['date']);
  const step = z.safeParse(z.enum(runSteps), search['step']);
  const person = z.safeParse(id, search['person']);
  return {
    ...(date.success && { date: date.data }),
    ...(step.success && { step: step.data }),
    ...(person.success && { person: person.data }),
  };
}
