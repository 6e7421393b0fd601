import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { EndpointSpec } from '../../contract/kernel/endpoint.ts';
import { accept, refuse, type Accepted } from '../../domain/kernel/result.ts';

type Part = 'params' | 'query' | 'headers' | 'body';

interface Issue {
  readonly path: string;
  readonly check: string;
}

/** Params, query, headers and body as the endpoint's schemas decode them, or everything that is wrong with them at once. */
export function readInput(
  endpoint: EndpointSpec,
  request: FastifyRequest,
): Accepted<Record<Part, unknown>> | { ok: false; refusal: 'invalid_input'; details: { issues: Issue[] } } {
  const issues: Issue[] = [];
  const part = (name: Part, raw: unknown): unknown => {
    const schema = endpoint[name];
    if (schema === undefined) return undefined;
    const parsed = z.safeParse(schema, raw);
    if (parsed.success) {
      const path = pathOfUnkept(parsed.data, name);
      if (path !== undefined) issues.push({ path, check: 'unknown_character' });
      return parsed.data;
    }
    for (const issue of parsed.error.issues) {
      // What the schema does not know is named, each by itself.
      const unknown: readonly (string | undefined)[] = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
      for (const key of unknown) {
        const path = [name, ...issue.path, ...(key === undefined ? [] : [key])].join('.');
        issues.push({ path, check: checkOf(issue) });
      }
    }
    return undefined;
  };
  for (const key of unaskedQuery(endpoint, request.query)) {
    issues.push({ path: `query.${key}`, check: 'unrecognized_keys' });
  }
  const input = {
    params: part('params', request.params),
    query: part('query', request.query),
    headers: part('headers', request.headers),
    body: part('body', request.body ?? undefined),
  };
  return issues.length === 0 ? accept(input) : refuse('invalid_input', { issues });
}

/**
 * What of a query the endpoint does not know: a slip in the name of a date would else be answered for today. Whatever anybody may open is reached by
 * links too, to which programs on the way add what they like.
 */
function unaskedQuery({ access, query }: EndpointSpec, raw: unknown): readonly string[] {
  const { shape = {}, catchall } = query?.def ?? {};
  // A strict schema has named them itself.
  if (access === 'anyone' || catchall !== undefined) return [];
  return Object.keys(raw ?? {}).filter((key) => !Object.hasOwn(shape, key));
}

/** Where a text holds what PostgreSQL keeps in no text, U+0000 or half of a surrogate pair; undefined where none does. */
function pathOfUnkept(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOfUnkept(inner, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The failed check's name; our own codecs name theirs in the message. */
function checkOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'custom' ? issue.message : issue.code;
}
