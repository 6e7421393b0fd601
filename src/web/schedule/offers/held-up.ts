import type { EndpointSpec } from '../../../contract/kernel/endpoint.ts';
import type { Heard } from '../../kernel/telling.tsx';

export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: string };

/** Whether an answer holds up what somebody would do until they have read more, or said why. */
export const isHeldUp = (answer: Answer): boolean =>
  !answer.ok && (answer.refusal === 'taking_not_weighed' || answer.refusal === 'taking_needs_reason');

/** Hears all but what holds it up: that is said in the question, where it is answered. */
export const butHeldUp = <E extends EndpointSpec>(heard: Heard<E>): Heard<E> => ({
  ...heard,
  onSuccess: (answer) => {
    if (!isHeldUp(answer)) heard.onSuccess(answer);
  },
});
