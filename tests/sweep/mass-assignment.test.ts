import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { EndpointSpec } from '../../src/contract/kernel/endpoint.ts';
import { problemIn, wireOf } from '../world/client.ts';
import { samples } from './samples.ts';
import { setStage, type Stage } from './stage.ts';
import { expectProblem } from './well-formed.ts';

type Name = keyof typeof contract;
const withBody = (Object.entries(contract) as [Name, EndpointSpec][]).filter(([, { body }]) => body !== undefined);

/** Fields that somebody would like to write along: each is refused wherever the endpoint does not ask for it. */
const wished = {
  role: 'admin',
  status: 'active',
  organizationId: '00000000-0000-7000-8000-000000000000',
  employeeId: '00000000-0000-7000-8000-000000000000',
  userId: '00000000-0000-7000-8000-000000000000',
  homeLocationId: '00000000-0000-7000-8000-000000000000',
  managedLocationIds: [],
  rateCents: 1_000_000,
  hourlyRate: '1000.00',
  isAdmin: true,
  passwordHash: 'x',
  email: 'mine@example.com',
  closedAt: null,
};

/** Whoever may call: what only goes by a link may carry what the programs on its way add. A stream does not end. */
const withPerson = (Object.entries(contract) as [Name, EndpointSpec][]).filter(
  ([, { access, stream, upload }]) => access !== 'anyone' && stream === undefined && upload === undefined,
);

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage.world.close());

type Json = Readonly<Record<string, unknown>>;

/** The body, and each object inside it, once with a field that nobody asked for; arrays stand for their first element. */
function* withOneMore(body: Json, field: string, value: unknown): Generator<Json> {
  if (!(field in body)) yield { ...body, [field]: value };
  for (const [key, inner] of Object.entries(body)) {
    if (Array.isArray(inner) && isObject(inner[0])) {
      for (const more of withOneMore(inner[0], field, value)) yield { ...body, [key]: [more, ...inner.slice(1)] };
    } else if (isObject(inner)) {
      for (const more of withOneMore(inner, field, value)) yield { ...body, [key]: more };
    }
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe('a field that an endpoint does not ask for is refused, and nothing is written', () => {
  test.each(withBody)('%s', async (name, endpoint) => {
    // Whoever may not call it at all is refused before the body is read: what is proved is proved by somebody who may.
    const provedBy: string[] = [];
    for (const persona of ['employee', 'manager', 'admin']) {
      const codes = new Set<string>();
      const client = await stage.persona(persona).client();
      const { path, body, headers } = wireOf(endpoint, samples[name].input(stage));
      for (const [field, value] of Object.entries(wished)) {
        for (const more of withOneMore(body as Json, field, value)) {
          const reply = await client.send(endpoint.method, path, more, headers);
          const problem = expectProblem(endpoint, reply, 'en');
          expect(['invalid_input', 'not_allowed'], `${field} in ${JSON.stringify(more)}`).toContain(problem.code);
          codes.add(problem.code);
        }
      }
      if (codes.size === 1 && codes.has('invalid_input')) provedBy.push(persona);
    }
    expect(provedBy).not.toEqual([]);
  });
});

describe('a query that an endpoint does not ask for is refused by its name, since the answer would be about something else', () => {
  test.each(withPerson)('%s', async (name, endpoint) => {
    const named = { issues: [{ path: 'query.week', check: 'unrecognized_keys' }] };
    const told: unknown[] = [];
    for (const persona of ['employee', 'manager', 'admin']) {
      const { path, body, headers } = wireOf(endpoint, samples[name].input(stage));
      const unasked = `${path}${path.includes('?') ? '&' : '?'}week=2026-11-16`;
      const client = await stage.persona(persona).client();
      const { details } = problemIn((await client.send(endpoint.method, unasked, body, headers)).text);
      if (isDeepStrictEqual(details, named)) return;
      told.push(details);
    }
    expect(told).toContainEqual(named);
  });
});
