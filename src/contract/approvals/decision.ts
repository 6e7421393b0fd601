import * as z from 'zod/mini';
import { outcomes } from '../../domain/approvals/request.ts';
import { instant } from '../kernel/schemas.ts';

/** An answer that was given, by whom and when. */
export const decision = z.object({
  outcome: z.enum(outcomes),
  decidedBy: z.string(),
  decidedAt: instant,
  reason: z.nullable(z.string()),
});

/** That what was approved was taken back since, by whom, when and why. */
export const cancellation = z.object({ by: z.string(), at: instant, reason: z.nullable(z.string()) });
