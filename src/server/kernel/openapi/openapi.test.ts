import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { contract } from '../../../contract/index.ts';
import type { EndpointSpec } from '../../../contract/kernel/endpoint.ts';
import { openapiOf } from './openapi.ts';

const endpoints: readonly EndpointSpec[] = Object.values(contract);
const document = openapiOf(endpoints, { publicUrl: 'https://meridian.example', sessionCookie: 'meridian_session' });

describe('openapi.json', () => {
  // It works for seconds, and for more where others work too.
  test('is what a published linter recommends, without one remark', { timeout: 60_000 }, async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const remarks = await lintFromString({ source: JSON.stringify(document), config });
    expect(remarks.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  test('describes every endpoint, with each status that its refusals have', () => {
    for (const { method, path, name, refusals } of endpoints) {
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining(refusals.map(({ status }) => String(status))),
      );
    }
  });

  test('names of each file that is taken the types under which it may come', () => {
    const typesOf = (path: string) => Object.keys(document.paths[path]?.['put']?.requestBody?.content ?? {});
    const picture = ['image/*', 'application/octet-stream'];
    expect(typesOf('/api/me/photo')).toEqual(picture);
    const attached = [...picture, 'application/pdf'];
    expect(typesOf('/api/conversations/{conversationId}/attachments/{attachmentId}')).toEqual(attached);
    expect(typesOf('/api/time-off-attachments/{attachmentId}')).toEqual(attached);
  });

  test('says who may, and asks a session, or a token of its scope, of all but what anybody may call', () => {
    const { description, security } = document.paths['/api/clock/punches']?.['post'] ?? {};
    expect(description).toBe('For employee (their own), manager (their own), admin (their own).');
    expect(security).toEqual([{ session: [] }, { token: ['time:write'] }]);
    expect(document.paths['/api/payments']?.['post']?.security).toEqual([{ session: [] }]);
    expect(document.paths['/api/sign-in']?.['post']?.security).toEqual([]);
  });

  test('takes on the wire what the contract does: a date as text, a page as digits', () => {
    const query = document.paths['/api/v1/time-entries']?.['get']?.parameters;
    expect(query?.find(({ name }) => name === 'from')).toEqual({
      name: 'from',
      in: 'query',
      required: false,
      schema: { type: 'string', format: 'date' },
    });
  });
});
