import * as z from 'zod/mini';
import { email } from '../../contract/identity.ts';
import type { Role } from '../../domain/access/role.ts';
import { longestPassword, shortestFor } from '../../domain/identity/password.ts';
import { parsePlainDate } from '../../domain/kernel/time.ts';
import { parseRate } from '../../domain/people/pay-rate.ts';
import type { Faults } from '../kernel/form.tsx';
import { todaysZoneName } from '../kernel/todays-zone-name.ts';

/** How many characters, as a reader counts them, a password still lacks; 0 when it is long enough. */
export const charactersMissing = (password: string, hasSecondFactor = false): number =>
  Math.max(0, shortestFor(hasSecondFactor) - [...password.normalize('NFC')].length);

export interface ForgotValues {
  readonly email: string;
}

export function checkForgot({ email: address }: ForgotValues): Faults<ForgotValues> {
  const fault = addressFault(address);
  return fault === undefined ? {} : { email: fault };
}

export interface ResetValues {
  readonly password: string;
  readonly confirmation: string;
}

/** Whether this account has a second factor, beside which eight characters are enough, the server alone can tell. */
export function checkReset(values: ResetValues): Faults<ResetValues> {
  const password = passwordFault(values.password, true);
  const confirmation = confirmationFault(values.password, values.confirmation);
  return { ...(password && { password }), ...(confirmation && { confirmation }) };
}

/** What confirms who is there: the password, a code, or both. */
export interface AgainValues {
  readonly password: string;
  readonly code: string;
}

interface AgainAsked {
  readonly password: boolean;
  readonly code: 'none' | 'beside' | 'alone';
}

export const checkAgain =
  (asked: AgainAsked) =>
  ({ password, code }: AgainValues): Faults<AgainValues> => ({
    ...(asked.password && password === '' && { password: 'identity.enterPassword' }),
    ...(asked.code !== 'none' && code.trim() === '' && { code: 'identity.enterCode' }),
  });

/** As it is sent; only what {@link checkAgain} let through. */
export function againBody({ password, code }: AgainValues, asked: AgainAsked) {
  if (!asked.password) return { code };
  return asked.code === 'none' ? { password } : { password, code };
}

export interface RegisterValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

/** What can be known to be wrong before the server is asked; a common password only it can tell. */
export function checkRegistration(values: RegisterValues): Faults<RegisterValues> {
  const address = addressFault(values.email);
  const password = passwordFault(values.password);
  const confirmation = confirmationFault(values.password, values.confirmation);
  return {
    ...(values.firstName.trim() === '' && { firstName: 'identity.enterFirstName' }),
    ...(values.lastName.trim() === '' && { lastName: 'identity.enterLastName' }),
    ...(address && { email: address }),
    ...(password && { password }),
    ...(confirmation && { confirmation }),
  };
}

export interface WelcomeValues extends RegisterValues {
  readonly organizationName: string;
  readonly locationName: string;
  readonly zone: string;
}

export function checkWelcome(values: WelcomeValues): Faults<WelcomeValues> {
  return {
    ...(values.organizationName.trim() === '' && { organizationName: 'identity.enterOrganization' }),
    ...(values.locationName.trim() === '' && { locationName: 'identity.enterLocation' }),
    ...(values.zone === '' && { zone: 'identity.chooseZone' }),
    ...checkRegistration(values),
  };
}

function addressFault(address: string) {
  if (address.trim() === '') return 'identity.enterEmail';
  return z.safeParse(email, address).success ? undefined : 'identity.emailForm';
}

function passwordFault(password: string, hasSecondFactor = false) {
  if (password === '') return 'identity.choosePassword';
  if (charactersMissing(password, hasSecondFactor) > 0) {
    return hasSecondFactor ? 'security.passwordTooShort' : 'refusal.password_too_short';
  }
  return password.length > longestPassword ? 'identity.passwordTooLong' : undefined;
}

function confirmationFault(password: string, confirmation: string) {
  if (confirmation === '') return 'identity.confirmThePassword';
  return confirmation === password ? undefined : 'identity.passwordsDiffer';
}

/** A password that the server refuses is mended in its own field. */
export const passwordRefusal = (code: string) =>
  code === 'password_too_short' || code === 'password_too_common' ? (`refusal.${code}` as const) : undefined;

/**
 * The time zones of this browser, by region, each with where it stands now: `New York, GMT-5` in `America`.
 *
 * @param own the zone of the browser, which may go by another name than the list has
 */
export function zoneGroups(zones: readonly string[], own: string, offsetOf: (zone: string) => string) {
  const all = [...new Set([own, ...zones, 'UTC'])].map((zone) => ({ zone, today: todaysZoneName(zone) }));
  const regions = new Map<string, { value: string; label: string }[]>();
  for (const { zone, today } of all.toSorted((a, b) => a.today.localeCompare(b.today, 'en'))) {
    const [region = today, ...place] = today.split('/');
    const name = place.length === 0 ? today : place.join(', ').replaceAll('_', ' ');
    const choices = regions.get(region) ?? [];
    regions.set(region, [...choices, { value: zone, label: `${name}, ${offsetOf(zone)}` }]);
  }
  return [...regions].map(([label, choices]) => ({ label, choices }));
}

/** What is said above the button: nothing, if the refusal is said at the password. */
export const exceptPassword = <Answer extends { readonly ok: boolean; readonly refusal?: string }>(
  answer: Answer | undefined,
) => (answer?.refusal !== undefined && passwordRefusal(answer.refusal) !== undefined ? undefined : answer);

export interface AdmissionValues {
  readonly role: Role;
  readonly locationId: string;
  /** As it is typed; empty, where it is not known yet. */
  readonly rate: string;
  readonly startsOn: string;
}

/** What is wrong with the terms on which somebody is admitted. */
export function checkAdmission({ rate, startsOn }: AdmissionValues): Faults<AdmissionValues> {
  const isRate = rate.trim() === '' || parseRate(rate) !== undefined;
  return {
    ...(!isRate && { rate: 'identity.rateForm' }),
    ...(parsePlainDate(startsOn) === undefined && { startsOn: 'identity.admitDateForm' }),
  };
}

/** The terms as they are sent; only what {@link checkAdmission} let through. */
export function admissionTerms({ role, locationId, rate, startsOn }: AdmissionValues) {
  const date = parsePlainDate(startsOn);
  if (date === undefined) throw new TypeError(`not a date: ${startsOn}`);
  return { role, locationId, startsOn: date, centsPerHour: parseRate(rate) };
}

/**
 * Where somebody is admitted to unless told otherwise: where they asked to be, else the location that is looked at, else the
 * reader's own, else the first that is open.
 */
export const usualLocation = (
  open: readonly { readonly id: string }[],
  ...wishes: readonly (string | undefined)[]
): string | undefined => wishes.find((wish) => open.some(({ id }) => id === wish)) ?? open[0]?.id;
