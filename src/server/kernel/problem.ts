import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { EndpointSpec, RefusalSpec } from '../../contract/kernel/endpoint.ts';
import { everywhere } from '../../contract/kernel/refusals.ts';
import { languages, type Language } from '../../domain/kernel/language.ts';
import { sayRefusal } from '../../words/refusals.ts';
import type { Person } from './context.ts';
import type { AnyRefusal } from './route.ts';

/** Answers a refusal as RFC 9457 problem details, in the reader's language. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Pick<EndpointSpec, 'refusals'> | undefined,
  person: Pick<Person, 'language'> | undefined,
  { refusal, details }: AnyRefusal,
): FastifyReply {
  const spec = specOf(endpoint, refusal);
  const wireDetails = spec.details === undefined ? undefined : z.encode(spec.details, details);
  const { title, detail } = sayRefusal(person?.language ?? languageOf(request), refusal, wireDetails);
  const wait = retryAfter(wireDetails, spec.status);
  if (wait !== undefined) reply.header('retry-after', wait);
  if (spec.status === 401) reply.header('www-authenticate', 'Bearer realm="Meridian"');
  const body = {
    type: `/problems/${refusal}`,
    title,
    status: spec.status,
    detail,
    code: refusal,
    requestId: request.id,
    ...(wireDetails === undefined ? {} : { details: wireDetails }),
  };
  return reply
    .code(spec.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
}

function specOf(endpoint: Pick<EndpointSpec, 'refusals'> | undefined, code: string): RefusalSpec {
  const declared: readonly RefusalSpec[] = endpoint?.refusals ?? [];
  const spec = [...declared, ...everywhere].find((one) => one.code === code);
  if (spec === undefined) throw new Error(`the refusal ${code} is not declared in the contract`);
  return spec;
}

function retryAfter(details: unknown, status: number): string | undefined {
  if (typeof details === 'object' && details !== null && 'retryAfterSeconds' in details) {
    return String(details.retryAfterSeconds);
  }
  return status === 503 ? '2' : undefined;
}

/** The first language of `Accept-Language` that we speak; the header's order is its preference here. */
export function languageOf(request: FastifyRequest): Language {
  const asked = request.headers['accept-language'] ?? '';
  for (const entry of asked.split(',')) {
    // The part before a region or a weight; what merely begins like a language of ours is another (arc is Aramaic).
    const primary = /^\s*([a-z]+)/i.exec(entry)?.[1]?.toLowerCase();
    const known = languages.find((language) => language === primary);
    if (known !== undefined) return known;
  }
  return 'en';
}
