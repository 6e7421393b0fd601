import {
  idempotencyKey,
  revisionOf,
  takesIdempotencyKey,
  type EndpointSpec,
} from '../../../contract/kernel/endpoint.ts';
import { problem } from '../../../contract/kernel/refusals.ts';
import { permissions } from '../../../domain/access/may.ts';
import { scopeFor } from '../scope-for.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import { responsesOf, type Responses, type SharedResponses } from './responses.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Responses;
}

/** As much of OpenAPI 3.1 as the contract fills. */
export interface OpenapiDocument {
  readonly openapi: '3.1.0';
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly [section: string]: unknown;
}

/**
 * Describes the whole API as OpenAPI 3.1: every endpoint with all that goes in, all that comes out, and every refusal.
 *
 * @param publicUrl where it answers
 */
export function openapiOf(
  endpoints: readonly EndpointSpec[],
  { publicUrl, sessionCookie }: { readonly publicUrl: string; readonly sessionCookie: string },
): OpenapiDocument {
  const tags = [...new Set(endpoints.map(tagOf))].toSorted();
  const responses: SharedResponses = new Map();
  const paths = pathsOf(endpoints, responses);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meridian',
      version: '1.0.0',
      summary: 'Time clock, schedule, time cards and payroll book.',
      description:
        'Times are ISO 8601 in UTC, dates those of a location, money whole cents. Every refusal is told as problem details (RFC 9457) with a code that stays the same in every language. What belongs to another organization, or to somebody whom the caller may not know, does not exist. A parameter or a field that an operation does not describe is refused by its name, not overlooked. A POST or PATCH that takes an `Idempotency-Key` is done once for each key within a day, and answered the same when it is sent again. Every GET answers an `ETag`, and 304 to an `If-None-Match` that names it; what a body names the `revision` of is also changed by `If-Match` with the ETag of what was seen, or with the revision in quotes for one of a list, and answers 412 where somebody has changed it since. Whoever calls too often is answered 429, and when to call again by `Retry-After`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: tags.map((name) => ({ name, description: `Everything under /${name}.` })),
    paths,
    components: {
      schemas: { Problem: jsonSchemaOf(problem) },
      responses: Object.fromEntries(responses),
      headers: {
        ETag: {
          description:
            'Names exactly this answer: `If-None-Match` asks whether it is still that, `If-Match` whether what is changed is.',
          schema: { type: 'string' },
        },
        RetryAfter: { description: 'Seconds after which it may be tried again.', schema: { type: 'integer' } },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'What signing in gives a browser to keep.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A personal API token, made under Settings, Security; with the scope that the operation names.',
        },
      },
    },
  };
}

function pathsOf(endpoints: readonly EndpointSpec[], shared: SharedResponses): OpenapiDocument['paths'] {
  const byPath = Map.groupBy(endpoints, ({ path }) => path.replace(/:(\w+)/g, '{$1}'));
  return Object.fromEntries(
    [...byPath].map(([path, those]) => [
      path,
      Object.fromEntries(those.map((endpoint) => [endpoint.method.toLowerCase(), operationOf(endpoint, shared)])),
    ]),
  );
}

function operationOf(endpoint: EndpointSpec, shared: SharedResponses): Operation {
  const { name, sentence } = endpoint;
  const parameters = parametersOf(endpoint);
  return {
    operationId: name,
    summary: sentence,
    description: whoMay(endpoint),
    tags: [tagOf(endpoint)],
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...requestOf(endpoint),
    responses: responsesOf(endpoint, shared),
  };
}

/** A session opens what its person may; a token, where it has the scope. */
function securityOf(endpoint: EndpointSpec): Operation['security'] {
  if (endpoint.access === 'anyone') return [];
  const scope = scopeFor(endpoint);
  return scope === undefined ? [{ session: [] }] : [{ session: [] }, { token: [scope] }];
}

/** What the first part of its path names. */
const tagOf = ({ path }: EndpointSpec): string => path.replace(/^\/api\/(?:v1\/)?/, '').split('/')[0] ?? '';

function parametersOf(endpoint: EndpointSpec): Parameter[] {
  const { params, query, headers } = endpoint;
  const places = [
    ['path', params],
    ['query', query],
    ['header', headers],
  ] as const;
  const declared = places.flatMap(([place, schema]) => {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = jsonSchemaOf(schema) as ObjectSchema;
    return Object.entries(properties).map(([name, described]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: described,
    }));
  });
  const takesMatch = endpoint.body !== undefined && revisionOf(endpoint.body) !== undefined;
  return [
    ...declared,
    ...(takesIdempotencyKey(endpoint) ? [idempotencyParameter] : []),
    ...(takesMatch ? [matchParameter] : []),
  ];
}

const matchParameter: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
};

const idempotencyParameter: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: idempotencyKey.source },
};

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

function requestOf({ body, upload }: EndpointSpec): Pick<Operation, 'requestBody'> {
  if (upload !== undefined) {
    const types = ['image/*', 'application/octet-stream', ...(upload.orPdf === true ? ['application/pdf'] : [])];
    return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, {}])) } };
  }
  if (body === undefined) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: withoutNeed(jsonSchemaOf(body)) } } },
  };
}

/** The revision may stand in `If-Match` instead. */
function withoutNeed(schema: JsonSchema): JsonSchema {
  const { required } = schema as ObjectSchema;
  return required?.includes('revision') === true
    ? { ...schema, required: required.filter((name) => name !== 'revision') }
    : schema;
}

const reaches = {
  own: 'their own',
  own_locations: 'what is of the locations that they manage',
  shared_locations: 'what is of the locations where they work',
  organization: 'all of the organization',
} as const;

/** Who may call it, by the table of permissions. */
function whoMay({ access, freshSignIn }: EndpointSpec): string {
  if (access === 'anyone') return 'For anybody.';
  if (access === 'person') return 'For whoever is signed in.';
  const may = Object.entries(permissions[access.action]).flatMap(([role, reach]) =>
    reach === 'none' ? [] : [`${role} (${reaches[reach]})`],
  );
  const fresh = freshSignIn === true ? ' Only a moment after signing in, or after confirming who one is.' : '';
  return `For ${may.join(', ')}.${fresh}`;
}
