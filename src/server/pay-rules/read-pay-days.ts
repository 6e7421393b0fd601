import type { PlainDate } from '../../domain/kernel/time.ts';
import { payDays } from '../../domain/pay-rules/pay-days.ts';
import type { Assignee } from '../../domain/people/assigned-version.ts';
import type { PayDay } from '../../domain/time-off/grant-days.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { readPolicies } from './read.ts';

/** The days on which somebody's pay periods begin, from one date to another, both included, by the policies they are paid by. */
export const readPayDays = async (
  tx: Transaction,
  organizationId: string,
  assignee: Assignee,
  dates: { readonly start: PlainDate; readonly end: PlainDate },
): Promise<readonly PayDay[]> => payDays(await readPolicies(tx, organizationId, assignee), dates);
