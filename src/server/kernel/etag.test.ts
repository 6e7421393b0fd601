import { describe, expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import type { EndpointSpec } from '../../contract/kernel/endpoint.ts';
import { revisionOf } from '../../contract/kernel/endpoint.ts';
import { bodyIfMatch, refusedIfMatch } from './etag.ts';

const tried = (endpoint: EndpointSpec, ifMatch: string | undefined, body: unknown) =>
  bodyIfMatch(endpoint, { headers: ifMatch === undefined ? {} : { 'if-match': ifMatch }, body });

const hash = 'a'.repeat(22);

describe('If-Match', () => {
  test.each([
    ['the tag of a reply', `"7.${hash}"`, { isOff: true }, { isOff: true, revision: 7 }],
    ['the revision of one of a list', '"7"', { isOff: true }, { isOff: true, revision: 7 }],
    ['the same as the body names', '"7"', { revision: 7 }, { revision: 7 }],
    ['nothing but that there is something', '*', { revision: 7 }, { revision: 7 }],
    ['nothing', undefined, { revision: 7 }, { revision: 7 }],
  ])('that names %s', (_, header, body, expected) => {
    expect(tried(contract.changeWebhook, header, body)).toEqual({ ok: true, value: expected });
  });

  test('with another revision than the body names holds for neither', () => {
    expect(tried(contract.changeWebhook, '"7"', { revision: 8 })).toMatchObject({ refusal: 'precondition_failed' });
  });

  test('of a text stays text', () => {
    expect(tried(contract.changeProfile, `"ab-c_1.${hash}"`, {})).toMatchObject({ value: { revision: 'ab-c_1' } });
  });

  test.each(['W/"7"', '7', '"7", "8"', '"a b"'])('is refused where it is none of our tags: %s', (header) => {
    expect(tried(contract.changeWebhook, header, {})).toMatchObject({ refusal: 'invalid_input' });
  });

  test('is refused where nothing could be done about it: whoever relies on it must not be passed over', () => {
    expect(tried(contract.changePreferences, '"7"', {})).toMatchObject({ refusal: 'invalid_input' });
  });
});

test('every write that knows revisions says by one of these codes that what it changes has changed', () => {
  const silent = Object.values<EndpointSpec>(contract)
    .filter(({ body }) => body !== undefined && revisionOf(body) !== undefined)
    .filter(({ refusals }) => {
      const told = refusals.map(({ code }) =>
        refusedIfMatch({ 'if-match': '"1"' }, { ok: false, refusal: code, details: undefined }),
      );
      return !told.some(({ refusal }) => refusal === 'precondition_failed');
    });
  expect(silent.map(({ name }) => name)).toEqual([]);
});
