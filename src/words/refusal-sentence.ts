import type { contract } from '../contract/index.ts';
import type { EverywhereCode } from '../contract/kernel/refusals.ts';
import { shortestFor } from '../domain/identity/password.ts';
import { parsePlainDate } from '../domain/kernel/time.ts';
import { formatsOf } from './formats.ts';
import type { Speaker } from './speak.ts';

type Endpoints = (typeof contract)[keyof typeof contract];

/** Every refusal that the product may answer. */
export type RefusalCode = EverywhereCode | Endpoints['refusals'][number]['code'];

/** A sentence for each code; `en/refusals.ts` must satisfy it, so that a new code without one does not compile. */
export type RefusalSentences = { readonly [Code in RefusalCode as `refusal.${Code}`]: string };

/**
 * The sentence that a person reads when they are refused.
 *
 * @param details what the refusal carries beside its code: a wait is told where it names one, by which number a fault of ours is found, and
 * whether what was sent may have gone through all the same
 */
export function refusalSentence(speaker: Speaker, code: RefusalCode, details?: unknown): string {
  if (code === 'too_many_attempts' || code === 'too_many_requests') {
    return speaker.say(`refusal.${code}`, waitIn(details));
  }
  if (code === 'unexpected') return speaker.say(`refusal.${code}`, { ...numberIn(details), ...sentIn(details) });
  if (code === 'token_lacks_scope') return speaker.say(`refusal.${code}`, scopeIn(details));
  if (code === 'unavailable') return speaker.say(`refusal.${code}`, sentIn(details));
  if (code === 'password_too_short') return speaker.say('refusal.password_too_short', shortestIn(details));
  if (code === 'time_off_blackout') return speaker.say('refusal.time_off_blackout', limitIn(details));
  if (code === 'time_off_too_many_away') return speaker.say('refusal.time_off_too_many_away', limitIn(details));
  if (code === 'other_unfit') return speaker.say('refusal.other_unfit', unfitIn(details));
  if (code === 'pay_policy_within_period')
    return speaker.say(`refusal.${code}`, { date: dateIn(speaker, details, 'next') });
  if (code === 'pay_policy_moves_meet') {
    const [other, date] = [dateIn(speaker, details, 'other'), dateIn(speaker, details, 'next')];
    return speaker.say(`refusal.${code}`, { other, date });
  }
  if (code === 'planned_alike_meanwhile') return speaker.say(`refusal.${code}`, alikeIn(details));
  if (code === 'deposit_too_large') return speaker.say(`refusal.${code}`, { name: limitIn(details).name });
  if (isOfFigure(code)) return speaker.say(`refusal.${code}`, { expected: expectedIn(details) });
  if (isOfProvider(code)) return speaker.say(`refusal.${code}`, { provider: providerIn(details) });
  return speaker.say(`refusal.${code}`);
}

/** Refusals whose sentence names the provider whom somebody wanted to sign in by. */
const ofProvider = [
  'provider_unavailable',
  'provider_refused',
  'answer_not_trusted',
  'identity_unknown',
  'email_not_told',
  'email_has_account',
  'sign_in_of_another',
  'own_email_not_verified',
  'provider_email_not_verified',
  'emails_differ',
  'already_linked',
  'not_your_account',
] as const satisfies readonly RefusalCode[];

const isOfProvider = (code: RefusalCode): code is (typeof ofProvider)[number] => ofProvider.some((one) => one === code);

/** Refusals of a figure that does not agree, whose sentence names the one that would. */
const ofFigure = [
  'hours_differ',
  'days_differ',
  'pay_differs',
  'final_amount_differs',
] as const satisfies readonly RefusalCode[];

const isOfFigure = (code: RefusalCode): code is (typeof ofFigure)[number] => ofFigure.some((one) => one === code);

function expectedIn(details: unknown): string {
  const told = typeof details === 'object' && details !== null && 'expected' in details;
  return told && typeof details.expected === 'string' ? details.expected : '';
}

/** By what name too many would be away, and how many may. */
function limitIn(details: unknown): { name: string; count: number } {
  const told = typeof details === 'object' && details !== null && 'name' in details ? details : { name: '' };
  return { name: String(told.name), count: 'count' in told ? Number(told.count) : 0 };
}

/** Who else cannot work a shift, and why. */
function unfitIn(details: unknown): { name: string; unfit: string } {
  const told = typeof details === 'object' && details !== null && 'name' in details && 'unfit' in details;
  return told ? { name: String(details.name), unfit: String(details.unfit) } : { name: '', unfit: '' };
}

/** Who planned the same meanwhile, and how many of the shifts. */
function alikeIn(details: unknown): { by: string; count: number } {
  const told = typeof details === 'object' && details !== null && 'by' in details && 'count' in details;
  return told ? { by: String(details.by), count: Number(details.count) } : { by: '', count: 0 };
}

/** A date that is named: the first that would do, or the one that is in the way. */
function dateIn(speaker: Speaker, details: unknown, name: 'next' | 'other'): string {
  const told = typeof details === 'object' && details !== null ? Object.entries(details) : [];
  const [, text] = told.find(([key]) => key === name) ?? [];
  const date = typeof text === 'string' ? parsePlainDate(text) : undefined;
  return date === undefined ? '' : formatsOf(speaker, 'h12').fullDate(date);
}

function providerIn(details: unknown): string {
  const told = typeof details === 'object' && details !== null && 'provider' in details;
  return told && typeof details.provider === 'string' ? details.provider : '';
}

/** Which scope a token would need, where there is one. */
function scopeIn(details: unknown): { named: string; scope: string } {
  const told = typeof details === 'object' && details !== null && 'scope' in details && details.scope !== null;
  return told ? { named: 'yes', scope: String(details.scope) } : { named: 'no', scope: '' };
}

/** By which number support finds what went wrong, where the server named one. */
function numberIn(details: unknown): { named: string; number: string } {
  const told = typeof details === 'object' && details !== null && 'requestId' in details;
  return told ? { named: 'yes', number: String(details.requestId) } : { named: 'no', number: '' };
}

/** How what was sent stands, where its sender knows: to a program the server does not say so, and nothing of it is to be tried again. */
function sentIn(details: unknown): { sent: string } {
  const told = typeof details === 'object' && details !== null && 'sent' in details;
  return { sent: told ? String(details.sent) : 'unknown' };
}

/** `Retry-After` in the unit that a person would say: seconds under a minute, else minutes rounded up. */
function waitIn(details: unknown): { unit: string; count: number } {
  const seconds = retryAfterSeconds(details);
  return seconds < 60 ? { unit: 'seconds', count: seconds } : { unit: 'minutes', count: Math.ceil(seconds / 60) };
}

function retryAfterSeconds(details: unknown): number {
  const told = typeof details === 'object' && details !== null && 'retryAfterSeconds' in details;
  return told && typeof details.retryAfterSeconds === 'number' ? Math.max(1, details.retryAfterSeconds) : 60;
}

/** The fewest characters that are asked of this person. */
function shortestIn(details: unknown): { shortest: number } {
  const told = typeof details === 'object' && details !== null && 'shortest' in details;
  return { shortest: told && typeof details.shortest === 'number' ? details.shortest : shortestFor(false) };
}
