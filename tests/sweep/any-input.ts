import fc from 'fast-check';
import { v7 } from 'uuid';
import type { EndpointSpec } from '../../src/contract/kernel/endpoint.ts';
import { jsonSchemaOf } from '../../src/server/kernel/openapi/json-schema.ts';
import type { Wire } from '../world/client.ts';

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** Whatever a schema of the contract lets in, and a little more; ids are mostly those that somebody has. */
function anyOf(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => anyOf(one, ids)));
  const { type, minimum = -5, maximum = 50_000, properties = {}, required = [], items = {} } = schema;
  if (type === 'object') {
    const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, anyOf(one, ids)]));
    return fc.record(fields, { requiredKeys: [...required] });
  }
  if (type === 'array') {
    const { minItems: minLength = 0, maxItems = 3 } = schema;
    return fc.array(anyOf(items, ids), { minLength, maxLength: Math.max(minLength, Math.min(maxItems, 3)) });
  }
  if (type === 'integer') return fc.integer({ min: Math.max(minimum, -5), max: Math.min(maximum, 50_000) });
  if (type === 'number') return fc.double({ min: Math.max(minimum, -200), max: Math.min(maximum, 200), noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return type === 'string' ? anyText(schema, ids) : fc.jsonValue({ maxDepth: 2 });
}

const dates = ['2026-11-16', '2026-11-20', '2026-11-22', '2026-03-08', '2026-11-01', '1999-12-31', '2100-02-28'];
const moments = [
  '2026-11-20T14:00:00.000Z',
  '2026-11-20T15:00:00Z',
  '2026-11-01T05:30:00.000Z',
  '2026-11-27T09:00:00+05:30',
];
/** What is no ASCII is longer where it is kept than where it is counted. */
const accents = 'é'.repeat(400);
const texts = [
  `https://hooks.example.com/${accents.slice(0, 200)}`,
  accents,
  'Wharf',
  'a@b.example',
  '09:00',
  '+12125550123',
  'America/New_York',
  '12.50',
  '1',
  'x',
];

function anyText(
  { format, pattern = '', minLength = 0, maxLength = 40 }: Schema,
  ids: readonly string[],
): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom(...dates);
  if (format === 'date-time') return fc.constantFrom(...moments);
  // What a client makes itself is new each time.
  if (pattern.includes('-7[0-9a-f]{3}')) return fc.constant(undefined).map(() => v7());
  if (pattern.startsWith('^[0-9a-f]{8}-')) return fc.constantFrom(...ids);
  return fc.oneof(
    fc.constantFrom(...texts),
    fc.constant(accents.slice(0, Math.max(1, maxLength))),
    fc.string({ minLength: Math.min(minLength, 40), maxLength: Math.min(maxLength, 40) }),
  );
}

/** Any call of an endpoint, as it goes over the wire. */
export function anyCall(
  { path, params, query, headers, body }: EndpointSpec,
  ids: readonly string[],
): fc.Arbitrary<Wire> {
  const part = (schema: EndpointSpec['params']) =>
    (schema === undefined ? fc.constant({}) : anyOf(jsonSchemaOf(schema), ids)) as fc.Arbitrary<
      Record<string, unknown>
    >;
  return fc
    .record({
      params: part(params),
      query: part(query),
      headers: part(headers),
      body: body === undefined ? fc.constant(undefined) : anyOf(jsonSchemaOf(body) as Schema, ids),
    })
    .map((call) => {
      const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(call.params[name])));
      const search = new URLSearchParams(
        Object.entries(call.query).map(([name, value]) => [name, textOf(value)]),
      ).toString();
      const sent = Object.entries(call.headers).map(
        ([name, value]) => [name, encodeURIComponent(textOf(value))] as const,
      );
      return {
        path: search === '' ? address : `${address}?${search}`,
        body: call.body,
        headers: Object.fromEntries(sent),
      };
    });
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value ?? '');
