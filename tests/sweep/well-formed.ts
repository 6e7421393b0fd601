import { expect } from 'vitest';
import type { EndpointSpec } from '../../src/contract/kernel/endpoint.ts';
import { everywhere, type Problem } from '../../src/contract/kernel/refusals.ts';
import type { Language } from '../../src/domain/kernel/language.ts';
import { problemIn, type Reply } from '../world/client.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What a program says of itself: a stack, a file, a statement, a library, a placeholder that was not filled. */
const innards =
  /^\s+at |\.[cm]?[jt]s\b|node_modules|node:|\bselect\b|\binsert\b|postgres|pg_|kysely|fastify|FST_|zod|[{}]|undefined|\bNaN\b/im;

/** Asserts that a reply is RFC 9457 problem details that the endpoint may answer, told in a language; gives it. */
export function expectProblem(
  endpoint: Pick<EndpointSpec, 'refusals'> | undefined,
  reply: Reply,
  language: Language,
): Problem {
  expect(reply.headers.get('content-type'), reply.text).toBe('application/problem+json; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const told = problemIn(reply.text);
  expect(told.status).toBe(reply.status);
  expect(told.type).toBe(`/problems/${told.code}`);
  expect(told.requestId).toMatch(uuid);
  const declared = [...(endpoint?.refusals ?? []), ...everywhere].filter(({ status }) => status === reply.status);
  expect(declared.map(({ code }) => code)).toContain(told.code);
  for (const text of [told.title, told.detail]) {
    expect(text.trim().length).toBeGreaterThan(2);
    expect(text).not.toMatch(innards);
  }
  expect(/\p{Script=Arabic}/u.test(told.detail), told.detail).toBe(language === 'ar');
  return told;
}
