import type { RefusalCode } from '../../../words/refusal-sentence.ts';

/** Refusals that say nothing about the message, but of whoever sends it at this moment, or of the server: it is sent again. */
const passing: ReadonlySet<RefusalCode> = new Set([
  'not_signed_in',
  'not_admitted',
  'second_factor_required',
  'fresh_sign_in_required',
  'foreign_origin',
  'too_many_requests',
  'unavailable',
  'unexpected',
]);

/** Whether a message that was refused like this will never be taken. */
export const isFinal = (refusal: RefusalCode): boolean => !passing.has(refusal);
