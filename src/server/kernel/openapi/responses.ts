import {
  revisionOf,
  takesIdempotencyKey,
  type EndpointSpec,
  type RefusalSpec,
} from '../../../contract/kernel/endpoint.ts';
import { everywhere, type EverywhereCode } from '../../../contract/kernel/refusals.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

/** What an operation may answer, by its status. */
export type Responses = Readonly<Record<string, unknown>>;

/** The kinds of files that an endpoint may answer. */
const fileTypes = [
  'image/webp',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'text/plain',
];

/** Answers that many operations share, by their names. */
export type SharedResponses = Map<string, unknown>;

/**
 * Every answer of an endpoint: what a success carries, and each refusal that may come instead.
 *
 * @param shared takes what is said of every endpoint alike
 */
export function responsesOf(endpoint: EndpointSpec, shared: SharedResponses): Responses {
  const declared = endpoint.refusals;
  const byStatus = Map.groupBy([...declared, ...refusalsBefore(endpoint)], ({ status }) => String(status));
  const refused = [...byStatus].map(([status, refusals]) => {
    if (refusals.some((one) => declared.includes(one))) return [status, problemOf(refusals)] as const;
    const name = refusals
      .map(({ code }) => code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()))
      .join('Or');
    shared.set(name, problemOf(refusals));
    return [status, { $ref: `#/components/responses/${name}` }] as const;
  });
  return Object.fromEntries([...successesOf(endpoint), ...refused]);
}

function successesOf({ method, reply, file, stream }: EndpointSpec): (readonly [string, unknown])[] {
  if (stream === true) {
    return [['200', { description: 'A stream of events.', content: { 'text/event-stream': { schema: text } } }]];
  }
  if (file === true) {
    const content = Object.fromEntries(fileTypes.map((type) => [type, {}]));
    return [
      ['200', { description: 'The file.', content }],
      ['304', { description: 'The file that the caller has already.' }],
    ];
  }
  if (reply === undefined) return [['204', { description: 'Done; there is nothing to tell.' }]];
  const content = { 'application/json': { schema: jsonSchemaOf(reply) } };
  const isTagged = method === 'GET' || revisionOf(reply) !== undefined;
  const headers = { ETag: { $ref: '#/components/headers/ETag' } };
  const done = ['200', { description: 'Done.', ...(isTagged && { headers }), content }] as const;
  return method === 'GET' ? [done, ['304', { description: 'What the caller has already.', headers }]] : [done];
}

const text: JsonSchema = { type: 'string' };

/** What may be answered before the use-case is asked. */
function refusalsBefore(endpoint: EndpointSpec): readonly RefusalSpec[] {
  const { method, access, freshSignIn, body, upload } = endpoint;
  const takes = body !== undefined || upload !== undefined;
  const applies: Partial<Record<EverywhereCode, boolean>> = {
    malformed_json: method !== 'GET',
    too_large: method !== 'GET',
    wrong_content_type: takes || method !== 'GET',
    not_signed_in: access !== 'anyone',
    not_admitted: typeof access === 'object',
    not_allowed: typeof access === 'object',
    token_lacks_scope: typeof access === 'object',
    fresh_sign_in_required: freshSignIn === true,
    second_factor_required: typeof access === 'object',
    foreign_origin: method !== 'GET',
    precondition_failed: body !== undefined && revisionOf(body) !== undefined,
    idempotency_key_taken: takesIdempotencyKey(endpoint),
  };
  return everywhere.filter(({ code }) => applies[code] ?? true);
}

/** One status: which codes it may carry, and what each tells besides. */
function problemOf(refusals: readonly RefusalSpec[]): unknown {
  const codes = [...new Set(refusals.map(({ code }) => code))];
  const told = new Map(
    refusals
      .flatMap(({ details }) => (details === undefined ? [] : [jsonSchemaOf(details)]))
      .map((one) => [JSON.stringify(one), one]),
  );
  const details = told.size > 1 ? { anyOf: [...told.values()] } : told.values().next().value;
  const properties = { code: { enum: codes }, ...(details !== undefined && { details }) };
  const waits = refusals.some(({ code }) => code === 'too_many_requests' || code === 'unavailable');
  return {
    description: codes.join(', '),
    ...(waits && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: {
      'application/problem+json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object', properties }] },
      },
    },
  };
}
