import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../../src/contract/index.ts';
import type { EndpointSpec } from '../../src/contract/kernel/endpoint.ts';
import { wireOf, type Reply } from '../world/client.ts';
import { brokenBodies, oddBodies, oddPaths, type Odd } from './oddities.ts';
import { samples } from './samples.ts';
import { setStage, type Stage } from './stage.ts';
import { expectProblem } from './well-formed.ts';

type Name = keyof typeof contract;
const endpoints = Object.entries(contract) as [Name, EndpointSpec][];
const withBody = endpoints.filter(([, { body }]) => body !== undefined);

let stage: Stage;
let sent = 0;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage.world.close());

/** Sends as the admin, who is let in everywhere, from a network of its own, so that no throttle answers instead. */
async function send(
  endpoint: EndpointSpec,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const admin = endpoint.access === 'anyone' ? stage.persona('anonymous') : stage.persona('admin');
  const client = endpoint.name === 'signOut' ? await admin.client() : await kept(admin.name, () => admin.client());
  sent += 1;
  const network = `10.${(sent >> 16) % 256}.${(sent >> 8) % 256}.${sent % 256}`;
  return client.send(endpoint.method, path, body, { 'x-forwarded-for': network, ...headers });
}

type Client = Awaited<ReturnType<Stage['personas'][number]['client']>>;
const clients = new Map<string, Promise<Client>>();
function kept(name: string, make: () => Promise<Client>): Promise<Client> {
  const known = clients.get(name) ?? make();
  clients.set(name, known);
  return known;
}

/** What no text of PostgreSQL keeps: JSON writes it as an escape. */
const holdsUnkept = (value: unknown): boolean => /\\u(?:0000|d[89a-f])/.test(JSON.stringify(value) ?? '');

/** What the contract does not let in is refused as wrong input; the rest is answered, by yes or by a declared no. */
function expectSense(endpoint: EndpointSpec, { what, body }: Odd, reply: Reply): void {
  const read = endpoint.body === undefined ? undefined : z.safeParse(endpoint.body, body);
  const refused = read !== undefined && (!read.success || holdsUnkept(read.data));
  if (refused) expect([what, reply.status], reply.text).toEqual([what, 422]);
  else expect([what, reply.status < 500], reply.text).toEqual([what, true]);
  if (reply.status < 400) return;
  const { code } = expectProblem(endpoint, reply, 'en');
  if (refused) expect([what, code]).toEqual([what, 'invalid_input']);
}

function isLetIn(endpoint: EndpointSpec, text: string): boolean {
  try {
    return endpoint.body !== undefined && z.safeParse(endpoint.body, JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** A few at a time: enough to keep both processors busy. */
async function each<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all].values();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const one of waiting) await work(one);
    }),
  );
}

describe('an endpoint that is sent anything odd answers with sense, and never with a surprise', () => {
  test.each(withBody)('%s: a valid body with one thing odd in it', async (name, endpoint) => {
    const { path, body, headers } = wireOf(endpoint, samples[name].input(stage));
    await each(oddBodies(body as Record<string, unknown>), async (one) => {
      expectSense(endpoint, one, await send(endpoint, path, JSON.stringify(one.body), headers));
    });
  });

  test.each(withBody)('%s: any JSON at all', async (name, endpoint) => {
    const { path, headers } = wireOf(endpoint, samples[name].input(stage));
    const any = fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (body) => {
      expectSense(endpoint, { what: 'any', body }, await send(endpoint, path, JSON.stringify(body), headers));
    });
    await fc.assert(any, { seed: 20_261_120, numRuns: 40 });
  });

  test.each(withBody)('%s: no JSON', async (name, endpoint) => {
    const { path, headers: asked } = wireOf(endpoint, samples[name].input(stage));
    await each(brokenBodies, async ([what, body, headers]) => {
      const reply = await send(endpoint, path, body, { ...asked, ...headers });
      // Some are JSON after all; of an endpoint to which every field is optional, even a valid one.
      const letIn = Object.keys(headers).length === 0 && isLetIn(endpoint, body);
      if (!letIn) expect([what, [400, 413, 415, 422].includes(reply.status)], reply.text).toEqual([what, true]);
      if (reply.status >= 400) expectProblem(endpoint, reply, 'en');
      else expect(reply.status).toBeLessThan(300);
    });
  });

  test.each(endpoints.filter(([, { stream }]) => stream === undefined))(
    '%s: odd parameters, and a query that nobody asked for',
    async (name, endpoint) => {
      const { path, body, headers } = wireOf(endpoint, samples[name].input(stage));
      await each(oddPaths(path), async (odd) => {
        const reply = await send(endpoint, odd, body, headers);
        expect([odd, reply.status < 500], reply.text).toEqual([odd, true]);
        if (reply.status >= 400) expectProblem(endpoint, reply, 'en');
      });
    },
  );

  test.each(endpoints.filter(([, { body, method }]) => body === undefined && method !== 'GET'))(
    '%s: a body that nobody asked for',
    async (name, endpoint) => {
      const { path, headers: asked } = wireOf(endpoint, samples[name].input(stage));
      await each(brokenBodies, async ([what, body, headers]) => {
        const reply = await send(endpoint, path, body, { ...asked, ...headers });
        expect([what, reply.status < 500], reply.text).toEqual([what, true]);
        if (reply.status >= 400) expectProblem(endpoint, reply, 'en');
      });
    },
  );
});

test('nothing that was sent became more than it was: nobody new is an admin, nobody’s ledger is broken', async () => {
  const admins = await stage.world.asOwner(
    "select first_name from employees where role = 'admin' and status = 'active'",
  );
  expect(admins).toHaveLength(2);
  const registered = await stage.world.asOwner("select distinct role, status from employees where last_name = 'Comer'");
  expect(registered).toEqual([{ role: 'employee', status: 'pending' }]);
});
