import type { lookup, LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { lookupPublicBy, postOutside, refusedAddress } from './post-outside.ts';

describe('addresses that somebody else chose', () => {
  test.each([
    'http://hooks.example.com/',
    'https://user:pass@hooks.example.com/',
    'https://hooks.example.com:0/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.0.1/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::127.0.0.1]/',
    'https://[::10.0.0.1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://localhost/',
    'https://localhost./',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://intranet/',
  ])('%s is refused before anything is resolved', (url) => {
    expect(refusedAddress(new URL(url))).toBe(true);
  });

  test.each(['https://hooks.example.com/a?b=c', 'https://93.184.216.34/', 'https://[2606:4700::1111]:8443/'])(
    '%s may be called',
    (url) => {
      expect(refusedAddress(new URL(url))).toBe(false);
    },
  );

  test('what is refused is never sent', async () => {
    const sent = await postOutside({ url: new URL('https://127.0.0.1:1/'), headers: {}, body: '' }, 'public');
    expect(sent).toEqual({ problem: 'address_refused' });
  });

  const resolved = (found: readonly string[], all: boolean) =>
    new Promise((done) => {
      const ask = ((_name: string, _options: object, told: (error: null, found: LookupAddress[]) => void) =>
        told(
          null,
          found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )) as unknown as typeof lookup;
      lookupPublicBy(ask)('hooks.example.com', { all }, (error, address) => done(error?.code ?? address));
    });

  test.each([[['10.0.0.7']], [['93.184.216.34', '127.0.0.1']], [['::ffff:169.254.169.254']], [[]]])(
    'a name that leads to %j is not called, whatever it led to before',
    async (found) => {
      expect(await resolved(found, true)).toBe('ADDRESS_REFUSED');
      expect(await resolved(found, false)).toBe('ADDRESS_REFUSED');
    },
  );

  test('a name that leads outside is called where it was seen to lead', async () => {
    expect(await resolved(['93.184.216.34'], false)).toBe('93.184.216.34');
    expect(await resolved(['93.184.216.34'], true)).toEqual([{ address: '93.184.216.34', family: 4 }]);
  });
});
