import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../../contract/index.ts';
import { id as anId } from '../../contract/kernel/schemas.ts';
import {
  callOf,
  choicesOf,
  exampleOf,
  faultsOfCall,
  formOf,
  found,
  operationsOf,
  pretty,
  type Openapi,
  type Schema,
} from './view.ts';

const document: Openapi = {
  components: { responses: { NotSignedIn: { description: 'not_signed_in' } } },
  paths: {
    '/api/v1/users': {
      get: {
        operationId: 'listUsers',
        summary: 'Lists the people.',
        description: 'For everybody.',
        tags: ['users'],
        security: [{ session: [] }, { token: ['people:read'] }],
        responses: {
          '200': { description: 'Done.', content: { 'application/json': { schema: { type: 'object' } } } },
          '401': { $ref: '#/components/responses/NotSignedIn' },
        },
      },
    },
    '/api/clock/punches': {
      post: {
        operationId: 'recordPunch',
        summary: 'Records a punch.',
        description: 'For everybody.',
        tags: ['clock'],
        security: [{ session: [] }],
        responses: { '204': { description: 'Done.' } },
      },
    },
  },
};

describe('the operations of a document', () => {
  const operations = operationsOf(document);

  test('stand in the order of their subjects, each with all that it may answer', () => {
    expect(operations.map(({ id }) => id)).toEqual(['recordPunch', 'listUsers']);
    expect(operations[1]).toMatchObject({
      method: 'GET',
      reply: { type: 'object' },
      answers: [
        { status: '200', text: 'Done.' },
        { status: '401', text: 'not_signed_in' },
      ],
    });
  });

  test('say what a token needs for each, that none is for it, or nothing where anybody may', () => {
    const [listUsers] = Object.values(document.paths['/api/v1/users'] ?? {});
    if (listUsers === undefined) throw new Error('the document lists no people');
    const anybody = { ...document, paths: { '/api/open': { get: { ...listUsers, security: [] } } } };
    expect([...operations, ...operationsOf(anybody)].map(({ scope }) => scope)).toEqual([
      null,
      'people:read',
      undefined,
    ]);
  });

  test.each([
    ['punch', ['recordPunch']],
    ['get users', ['listUsers']],
    ['get punch', []],
    ['people:read', ['listUsers']],
    ['', ['recordPunch', 'listUsers']],
  ])('are searched by every word of %j', (search, ids) => {
    expect(found(operations, search).map(({ id }) => id)).toEqual(ids);
  });
});

describe('an example', () => {
  test('has every field that must be there, of its kind', () => {
    const schema: Schema = {
      type: 'object',
      properties: {
        kind: { enum: ['clock_in', 'clock_out'] },
        on: { type: 'string', format: 'date' },
        note: { type: 'string' },
      },
      required: ['kind', 'on'],
    };
    expect(exampleOf(schema, () => '')).toEqual({ kind: 'clock_in', on: '2026-11-20' });
  });

  test('has a new id wherever one is asked for: what is recorded under an id is recorded once', () => {
    const schema = z.toJSONSchema(z.object({ ours: anId, other: anId }), { io: 'input' }) as Schema;
    let made = 0;
    const newId = () => `new ${++made}`;
    expect([exampleOf(schema, newId), exampleOf(schema, newId)]).toEqual([
      { ours: 'new 1', other: 'new 2' },
      { ours: 'new 3', other: 'new 4' },
    ]);
  });

  test('can be made for whatever the contract takes', () => {
    for (const endpoint of Object.values(contract)) {
      if (!('body' in endpoint)) continue;
      const schema = z.toJSONSchema(endpoint.body, { io: 'input' }) as Schema;
      expect(typeof exampleOf(schema, () => '')).toBe('object');
    }
  });
});

describe('of a parameter is told', () => {
  test.each([
    ['a date', { format: 'date' }, { is: 'date', example: '2026-11-23' }],
    ['a moment', { format: 'date-time' }, { is: 'dateTime', example: '2026-11-23T15:00:00.000Z' }],
    ['a time of day', { pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' }, { is: 'time', example: '09:30' }],
    ['how many, to a hundred', { pattern: '^(?:[1-9]\\d?|100)$' }, { is: 'number', example: '20' }],
    ['minutes', { pattern: '^\\d{1,4}$' }, { is: 'number', example: '20' }],
    ['whatever is visible', { pattern: '^[\\x21-\\x7e]{1,255}$' }, { is: 'text' }],
    ['a name', {}, { is: 'text' }],
  ])('how %s is written', (_, schema, form) => {
    expect(formOf({ schema: { type: 'string', ...schema } })).toEqual(form);
  });

  test('that an id is one, and the example is one that is let in', () => {
    const { pattern } = z.toJSONSchema(anId) as Schema;
    const { is, example = '' } = formOf({ schema: { type: 'string', ...(pattern !== undefined && { pattern }) } });
    expect([is, z.safeParse(anId, example).success]).toEqual(['id', true]);
  });
});

test('a call carries what was filled in, where it belongs', () => {
  const operation = {
    path: '/api/employees/{employeeId}',
    parameters: [
      { name: 'employeeId', in: 'path', required: true, schema: {} },
      { name: 'size', in: 'query', required: false, schema: {} },
      { name: 'search', in: 'query', required: false, schema: {} },
      { name: 'idempotency-key', in: 'header', required: true, schema: {} },
    ],
  } as const;
  expect(callOf(operation, { employeeId: 'a/b', search: 'é', 'idempotency-key': 'k' })).toEqual({
    url: '/api/employees/a%2Fb?search=%C3%A9',
    headers: { 'idempotency-key': 'k' },
  });
});

test('what is JSON is set out in lines, anything else stays as it came', () => {
  expect(pretty('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(pretty('a,b')).toBe('a,b');
});

describe('before a call is sent', () => {
  const parameter = { name: 'employeeId', in: 'path', required: true, schema: {} } as const;
  const optional = { name: 'size', in: 'query', required: false, schema: { enum: ['small', 'large'] } } as const;
  const plain = { parameters: [parameter, optional], body: undefined, files: [] };
  const ana = { employeeId: 'ana' };

  test.each([
    ['what must be there is missed', plain, { employeeId: ' ' }, '', ['employeeId'], undefined],
    ['what may be left out is not', plain, ana, '', [], undefined],
    ['a body that is no JSON is told', { ...plain, body: {} }, ana, '{"a":', [], 'reference.noJson'],
    ['one that is JSON is sent, whatever it says', { ...plain, body: {} }, ana, '[]', [], undefined],
    ['a file that was not chosen is missed', { ...plain, files: ['image/*'] }, ana, '', [], 'reference.noFile'],
  ])('%s', (_, operation, filled, typed, missing, body) => {
    expect(faultsOfCall(operation, filled, typed, false)).toEqual({ missing, body });
  });

  test('what is one of a few is chosen, anything else is typed', () => {
    expect(choicesOf(optional)).toEqual(['small', 'large']);
    expect(choicesOf(parameter)).toBeUndefined();
  });
});
