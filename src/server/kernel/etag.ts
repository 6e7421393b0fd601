import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { revisionOf, type EndpointSpec } from '../../contract/kernel/endpoint.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { AnyAnswer, AnyRefusal } from './route.ts';

/**
 * Names exactly this reply (RFC 9110, 8.8.3): the revision of what it shows, where it has one, and a hash of what is sent.
 * Whoever edits it sends it back as `If-Match`, of which the revision counts.
 */
function etagOf(value: unknown, body: string): string {
  const revision = revisionIn(value);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return `"${revision === undefined ? '' : `${revision}.`}${hash}"`;
}

type Revised = { readonly revision?: string | number };

/** The revision of what a reply shows: its own, or that of the one part of it that has one. */
function revisionIn(value: unknown): string | number | undefined {
  const { revision, ...rest } = (value ?? {}) as Revised;
  if (revision !== undefined) return revision;
  const [of, another] = Object.values(rest).flatMap((part) => (part as Revised | null | undefined)?.revision ?? []);
  return another === undefined ? of : undefined;
}

/** Answers JSON; to whoever has this very reply already, that they have. */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint, value, body }: { readonly endpoint: EndpointSpec; readonly value: unknown; readonly body: string },
): FastifyReply {
  const isLook = endpoint.method === 'GET';
  if (isLook || (endpoint.reply !== undefined && revisionOf(endpoint.reply) !== undefined)) {
    const etag = etagOf(value, body);
    reply.header('etag', etag);
    if (isLook && hasAlready(request, etag)) return reply.code(304).send();
  }
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

/**
 * Whether whoever looks has what a tag names: by weak comparison, one of a list, or whatever there is (RFC 9110, 13.1.2).
 *
 * @param etag a strong one in its quotes, without a comma
 */
export function hasAlready({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const header = headers['if-none-match'];
  if (header === undefined) return false;
  const tags = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return header.trim() === '*' || tags.includes(etag);
}

/**
 * Takes the revision that somebody saw from `If-Match` where their body does not name it.
 *
 * @returns the body with the revision, or why it cannot be done: they name two that differ, or something that is no tag of ours, or this
 * endpoint knows no revisions, and so could not keep what they ask of it
 */
export function bodyIfMatch(
  endpoint: EndpointSpec,
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
): AnyAnswer {
  const header = headers['if-match'];
  if (endpoint.method === 'GET' || header === undefined || header.trim() === '*') return accept(body);
  const schema = endpoint.body && revisionOf(endpoint.body);
  const [, seen] = /^"([\w-]{1,100})(?:\.[\w-]{22})?"$/.exec(header.trim()) ?? [];
  if (schema === undefined || seen === undefined) return refuse('invalid_input', { issues: [notTaken] });
  const revision = z.safeParse(schema, Number(seen)).success ? Number(seen) : seen;
  const named = { ...(body as object | null | undefined) } as { revision?: unknown };
  if (named.revision !== undefined && named.revision !== revision) return refuse('precondition_failed');
  return accept({ ...named, revision });
}

const notTaken = { path: 'headers.if-match', check: 'invalid_format' };

/** What was changed meanwhile is, to whoever asked by `If-Match`, a condition that does not hold (RFC 9110, 15.5.13). */
export const refusedIfMatch = (headers: FastifyRequest['headers'], answer: AnyRefusal): AnyRefusal =>
  headers['if-match'] !== undefined && /_changed_(?:meanwhile|elsewhere)$/.test(answer.refusal)
    ? refuse('precondition_failed')
    : answer;
