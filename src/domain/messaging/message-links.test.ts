import { describe, expect, test } from 'vitest';
import { partsOf } from './message-links.ts';

const leadingTo = (text: string) => partsOf(text).flatMap(({ href }) => href ?? []);

describe('the addresses in what is said', () => {
  test.each([
    ['see https://pine.example/a.', ['https://pine.example/a']],
    ['https://pine.example/?q=1&r=%20#top, then', ['https://pine.example/?q=1&r=%20#top']],
    ['(http://pine.example/a)', ['http://pine.example/a']],
    ['(http://pine.example/a_(b))!', ['http://pine.example/a_(b)']],
    ['هل رأيت https://pine.example/rota؟', ['https://pine.example/rota']],
    ['وhttps://pine.example', ['https://pine.example']],
    ['HTTPS://Pine.example:8443/x', ['HTTPS://Pine.example:8443/x']],
    ['http://[::1]:80/a]', ['http://[::1]:80/a']],
    ['“https://pine.example/a”', ['https://pine.example/a']],
    ['https://a.example https://b.example', ['https://a.example', 'https://b.example']],
    ['write to ana.lopez+work@pine.example.', ['mailto:ana.lopez+work@pine.example']],
    ['https://pine.example/\u202egpj.exe', ['https://pine.example/']],
  ])('%s', (text, addresses) => expect(leadingTo(text)).toEqual(addresses));

  test.each([
    'javascript:alert(1)',
    'javascript://pine.example/%0aalert(1)',
    'data:text/html,<b>x</b>',
    'ftp://pine.example',
    'pine.example/a',
    'at 5@6 or @ana',
    'https://',
    'https://.',
    'xhttps://pine.example',
  ])('are none: %s', (text) => expect(partsOf(text)).toEqual([{ at: 0, text, href: undefined }]));

  test('leave every word where it stood', () => {
    const text = ' See https://pine.example/a), ask ana@pine.example!\nThanks ';
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(partsOf('')).toEqual([]);
  });

  test('are found in a moment in the longest message', () => {
    for (const text of ['a'.repeat(4_000), 'a@'.repeat(2_000), 'a.'.repeat(2_000), `https://a${')'.repeat(3_990)}`]) {
      const began = performance.now();
      partsOf(text);
      expect(performance.now() - began).toBeLessThan(200);
    }
  });
});
