import * as z from 'zod/mini';
import type { EndpointSpec } from '../../../contract/kernel/endpoint.ts';

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** What a schema of the contract takes and gives on the wire: of a codec, its outer side. */
export function jsonSchemaOf(schema: NonNullable<EndpointSpec['body']>): JsonSchema {
  const { $schema: _, $defs: __, ...described } = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
  return plain(described) as JsonSchema;
}

/**
 * Only what refers to itself is referred to, and that is any JSON at all. The format of a date says in one word what its pattern says in
 * three lines.
 */
function plain(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plain);
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node) return {};
  if ('propertyNames' in node) return withNames(node);
  const isDate = 'format' in node && (node.format === 'date' || node.format === 'date-time');
  const kept = Object.entries(node).filter(([keyword]) => !(isDate && keyword === 'pattern'));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, plain(value)]));
}

/** A record whose keys are known is an object with those properties. */
function withNames(node: object): unknown {
  const { propertyNames, additionalProperties, ...others } = node as Record<string, JsonSchema>;
  const names: unknown = propertyNames?.['enum'];
  if (!Array.isArray(names)) return { ...others, additionalProperties: plain(additionalProperties) };
  return {
    ...others,
    properties: Object.fromEntries(names.map((name: unknown) => [String(name), plain(additionalProperties)])),
  };
}
