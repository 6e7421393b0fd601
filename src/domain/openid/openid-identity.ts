import { parseEmail } from '../kernel/email.ts';
import { instant, millisecondsPerSecond, type Instant } from '../kernel/time.ts';
import { longestPersonName } from '../people/person-name.ts';
import { outsideText } from './outside-text.ts';

/** Who a provider says somebody is. `issuer` and `subject` together are the identity; everything else may change. */
export interface OpenidIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** In lower case; undefined where the provider told none that could be one. */
  readonly email: string | undefined;
  /** Whether the provider has made sure that the address is theirs. */
  readonly emailIsVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** When they last signed in there, if the provider told. */
  readonly authenticatedAt?: Instant;
}

/** OpenID Connect Core 1.0, section 2. */
const longestSubject = 255;

/**
 * Reads the claims of a verified token.
 *
 * @param vouches whether the provider's word on an address counts although it does not say `email_verified`: one
 *   whose addresses are the organization's own. `false`, said outright, is believed in any case.
 * @returns undefined where the token names nobody
 */
export function identityOf(claims: Readonly<Record<string, unknown>>, vouches: boolean): OpenidIdentity | undefined {
  const { iss: issuer, sub: subject } = claims;
  if (typeof issuer !== 'string' || typeof subject !== 'string') return undefined;
  if (subject === '' || subject.length > longestSubject) return undefined;
  const email = typeof claims['email'] === 'string' ? parseEmail(claims['email']) : undefined;
  return {
    issuer,
    subject,
    email,
    emailIsVerified: email !== undefined && isVerified(claims, vouches),
    ...namesOf(claims, email),
    ...authenticatedOf(claims['auth_time']),
  };
}

/** Seconds since 1970; what is later than any calendar of ours is no time. */
const latestSecond = 10_000_000_000;

function authenticatedOf(told: unknown): Pick<OpenidIdentity, 'authenticatedAt'> {
  const at =
    typeof told === 'number' && told >= 0 && told < latestSecond
      ? instant(Math.floor(told) * millisecondsPerSecond)
      : undefined;
  return at === undefined ? {} : { authenticatedAt: at };
}

/** `xms_edov` is how Microsoft says it: whether the domain's owner has been verified. Some send these as text. */
function isVerified(claims: Readonly<Record<string, unknown>>, vouches: boolean): boolean {
  const said = [claims['email_verified'], claims['xms_edov']].filter((one) => one !== undefined);
  if (said.length === 0) return vouches;
  return said.every((one) => one === true || one === 'true' || one === 1 || one === '1');
}

/** Both names are needed. Where a provider knows one alone, it stands for both, as in a passport. */
function namesOf(claims: Readonly<Record<string, unknown>>, email: string | undefined) {
  const given = outsideText(claims['given_name'], longestPersonName);
  const family = outsideText(claims['family_name'], longestPersonName);
  if (given !== undefined && family !== undefined) return { firstName: given, lastName: family };
  const whole = outsideText(claims['name'], 2 * longestPersonName) ?? given ?? family ?? email?.split('@')[0] ?? '?';
  const [first = whole, ...rest] = whole.split(' ');
  const last = rest.length === 0 ? first : rest.join(' ');
  return { firstName: given ?? cut(first), lastName: family ?? cut(last) };
}

const cut = (name: string): string => outsideText(name, longestPersonName) ?? '?';
