import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses to which we send what somebody asked us to: public ones, by TLS. Tests alone let others pass. */
export type OutsideReach = 'public' | 'anywhere';

interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

const patienceMilliseconds = 5_000;

/**
 * Sends a POST to an address that somebody else chose, and gives the status of the answer, or the code of why there was none. The name is resolved once: the address
 * that was looked at is the one that is called, so no second answer of a name server leads inside. Redirects are not followed, and what is
 * answered is not read.
 */
export function postOutside(
  { url, headers, body }: Post,
  reach: OutsideReach,
): Promise<{ status: number } | { problem: string }> {
  if (reach === 'public' && refusedAddress(url)) return Promise.resolve({ problem: 'address_refused' });
  return new Promise((done) => {
    const send = url.protocol === 'http:' ? requestPlain : request;
    const sent = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'Meridian' },
      agent: false,
      signal: AbortSignal.timeout(patienceMilliseconds),
      ...(reach === 'public' && { lookup: lookupPublicBy(resolve) }),
    });
    sent.on('error', (error: NodeJS.ErrnoException) => done({ problem: codeOf(error) }));
    sent.on('response', (response) => {
      done({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    sent.end(body);
  });
}

/**
 * The address that somebody typed; undefined where it is none that we send to. What its name resolves to is looked at whenever we do.
 *
 * @param longest of how many characters it is at most, as it is sent: what is no ASCII is several times as long there as it was typed
 */
export function readAddress(typed: string, reach: OutsideReach, longest: number): URL | undefined {
  const url = URL.parse(typed);
  if (url === null || (reach === 'public' && refusedAddress(url))) return undefined;
  // A fragment is never sent.
  url.hash = '';
  return url.href.length > longest ? undefined : url;
}

/** Whether an address is none that we send to whatever its name resolves to: not TLS, with a password in it, at a port that is none, or inside by its number. */
export function refusedAddress({ protocol, hostname, port, username, password }: URL): boolean {
  if (protocol !== 'https:' || username !== '' || password !== '' || port === '0') return true;
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) > 0
    ? !isPublic(literal)
    : !/[^.]\.[^.]/.test(hostname) || /\.(?:local|localhost|internal)\.?$/i.test(hostname);
}

/** Neither of this machine, nor of its network, nor one that stands for such an address in another notation. */
const isPublic = (address: string): boolean => {
  const known = ipaddr.process(address);
  return known.range() === 'unicast' && !(known instanceof ipaddr.IPv6 && known.match(compatible));
};

/** An IPv4 address written as IPv6 as nobody has for long (RFC 4291, 2.5.5.1): `::127.0.0.1`, which the library takes for one outside. */
const compatible = ipaddr.IPv6.parseCIDR('::/96');

/** Resolves as a name server says, and fails with ADDRESS_REFUSED where any of its answers leads inside. */
export const lookupPublicBy =
  (ask: typeof resolve): LookupFunction =>
  (hostname, options, done) => {
    ask(hostname, { all: true, order: 'verbatim' }, (error, found) => {
      if (error) return done(error, []);
      const inside = found.length === 0 || found.some(({ address }) => !isPublic(address));
      if (inside) return done(Object.assign(new Error('an address inside'), { code: 'ADDRESS_REFUSED' }), []);
      const [first] = found as [LookupAddress];
      return options.all === true ? done(null, found) : done(null, first.address, first.family);
    });
  };

const codeOf = ({ name, code }: NodeJS.ErrnoException): string =>
  name === 'AbortError' || name === 'TimeoutError' ? 'timed_out' : (code ?? 'failed').toLowerCase();
