import * as z from 'zod/mini';
import {
  openidPlaces,
  openidPurposes,
  takeAnswer,
  type OpenidPlace,
  type OpenidPurpose,
} from '../../contract/openid.ts';
import type { CallAnswer } from '../kernel/call.ts';
import type { Outcome } from './window/outcome.ts';

/** What the state that comes back says in clear, at its front. It proves nothing: the server compares the whole. */
export interface Label {
  readonly place: OpenidPlace;
  readonly purpose: OpenidPurpose;
}

export function labelOf(state: string): Label | undefined {
  const [first, second] = state.split('.');
  const place = openidPlaces.find((one) => one === first);
  const purpose = openidPurposes.find((one) => one === second);
  return place && purpose && { place, purpose };
}

/** What the provider sent the browser back with, as the server takes it; undefined where nobody was asked. */
export function broughtBack(provider: string, search: string) {
  const told = new URLSearchParams(search);
  const state = told.get('state');
  const [code, iss, error, errorDescription] = ['code', 'iss', 'error', 'error_description'].map((name) =>
    told.get(name),
  );
  if (state === null || (!code && !error)) return undefined;
  const body = {
    provider,
    state,
    ...(code ? { code } : {}),
    ...(iss ? { iss } : {}),
    ...(error ? { error } : {}),
    ...(errorDescription ? { errorDescription: errorDescription.slice(0, 4_096) } : {}),
  };
  return z.safeParse(takeAnswer.body, body).success ? body : undefined;
}

export function outcomeOf(answer: CallAnswer<typeof takeAnswer>): Outcome {
  if (answer.ok) return { kind: 'done', outcome: answer.value.outcome };
  return { kind: 'refused', code: answer.refusal, details: answer.details };
}
