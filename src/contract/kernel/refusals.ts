import * as z from 'zod/mini';
import { refusal } from './endpoint.ts';

/** One thing wrong with what was sent: where (`body.email`) and which check it failed. */
export const inputIssue = z.object({ path: z.string(), check: z.string() });

/**
 * What any endpoint may answer before its use-case is asked. Listed once here instead of
 * at every endpoint; each has its sentence in `words`.
 */
export const everywhere = [
  refusal('invalid_input', 422, z.object({ issues: z.array(inputIssue) })),
  refusal('malformed_json', 400),
  refusal('too_large', 413),
  refusal('wrong_content_type', 415),
  refusal('not_signed_in', 401),
  refusal('not_admitted', 403),
  refusal('not_allowed', 403),
  /** Which scope would do; null where no program may. */
  refusal('token_lacks_scope', 403, z.object({ scope: z.nullable(z.string()) })),
  refusal('fresh_sign_in_required', 403),
  refusal('second_factor_required', 403),
  refusal('foreign_origin', 403),
  refusal('not_found', 404),
  refusal('precondition_failed', 412),
  refusal('idempotency_key_taken', 422),
  refusal('too_many_requests', 429, z.object({ retryAfterSeconds: z.int() })),
  refusal('unexpected', 500),
  refusal('unavailable', 503),
] as const;

export type EverywhereCode = (typeof everywhere)[number]['code'];

/** Too many failures lately: the answer is the same whether or not the account exists. */
export const slowDown = refusal('too_many_attempts', 429, z.object({ retryAfterSeconds: z.int() }));

/** RFC 9457 problem details, as every refusal is answered. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.string(),
  details: z.optional(z.unknown()),
});
export type Problem = z.output<typeof problem>;
