import { isIPv6 } from 'node:net';

/**
 * The network that an address belongs to, as far as throttling goes: an IPv4 address as it is,
 * an IPv6 one by its first 64 bits, since one host owns them all (RFC 6177, RFC 7421).
 *
 * @param address undefined for whoever left before anybody looked: they are throttled together
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - after.length }, () => '0');
  const prefix = [...groups, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Enough of a network for its owner to recognize, and not enough to find them: `203.0.113.*`, `2001:db8:1:*`. */
export const hintOf = (network: string): string =>
  network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}:*`
    : network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.*');
