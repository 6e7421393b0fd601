import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { EndpointSpec } from '../../src/contract/kernel/endpoint.ts';
import { openapiOf } from '../../src/server/kernel/openapi/openapi.ts';
import type { Client } from '../world/client.ts';
import { anyCall } from './any-input.ts';
import { setStage, type Persona, type Stage } from './stage.ts';
import { expectProblem } from './well-formed.ts';

/** How many calls, and the seed of their chance: `npm run fuzz` makes a hundred thousand, with a new seed each time. */
const calls = Number(process.env['FUZZ_CALLS'] ?? 3_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

/** A stream does not end, and a picture is not described by a schema. */
const endpoints = Object.values<EndpointSpec>(contract).filter(
  ({ stream, upload }) => stream === undefined && upload === undefined,
);
const document = openapiOf(endpoints, { publicUrl: 'http://127.0.0.1', sessionCookie: 'meridian_session' });

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage.world.close());

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test(
  'whatever the contract lets in is answered as it says: no surprise, no status that is not documented, nothing of another organization',
  { retry: 0, timeout: 60_000 + calls * 200 },
  async () => {
    const ids = [...new Set(stage.personas.flatMap(({ foreign }) => foreign))].filter((trace) => uuid.test(trace));
    const asked = endpoints.map((endpoint) => ({ endpoint, call: anyCall(endpoint, ids) }));
    const who = fc.constantFrom(...stage.personas);
    const step = fc.record({ persona: who, one: fc.constantFrom(...asked), chance: fc.integer() });
    const seen = new Map<number, number>();
    /** By the organization, told by what is foreign to it. */
    const askedBefore = new Map<readonly string[], Set<string>>();
    const clients = new Map<Persona, { readonly client: Client; used: number }>();
    for (const { persona, one, chance } of fc.sample(step, { numRuns: calls, seed })) {
      const { endpoint } = one;
      const [wire] = fc.sample(one.call, { numRuns: 1, seed: chance });
      if (wire === undefined) throw new Error('chance gave no call');
      const kept = clients.get(persona);
      // Some calls end the session.
      const at = kept !== undefined && kept.used < 40 ? kept : { client: await persona.client(), used: 0 };
      at.used += 1;
      clients.set(persona, at);
      const network = { 'x-forwarded-for': `10.${chance & 255}.${(chance >> 8) & 255}.${(chance >> 16) & 255}` };
      const reply = await at.client.send(endpoint.method, wire.path, wire.body, { ...wire.headers, ...network });
      seen.set(reply.status, (seen.get(reply.status) ?? 0) + 1);
      const told = `${persona.name}: ${endpoint.method} ${wire.path} ${JSON.stringify(wire.body)}\n${reply.text.slice(0, 600)}`;
      const operation = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
      expect(Object.keys(operation?.responses ?? {}), told).toContain(String(reply.status));
      expect(reply.status, told).toBeLessThan(500);
      // Somebody may have chosen another language meanwhile.
      const language = /\p{Script=Arabic}/u.test(reply.text) ? 'ar' : 'en';
      if (reply.status >= 400) expectProblem(endpoint, reply, language);
      const sent = `${wire.path} ${JSON.stringify(wire.body)}`.toLowerCase();
      const said = reply.text.replace(/"requestId":"[^"]+"/, '').toLowerCase();
      // The audit log repeats what people of the organization asked for before, whether it was theirs to ask for or not.
      const before = askedBefore.get(persona.foreign) ?? new Set<string>();
      askedBefore.set(persona.foreign, before);
      for (const trace of persona.foreign) if (sent.includes(trace)) before.add(trace);
      const isKnown = (trace: string): boolean =>
        sent.includes(trace) || (endpoint.path.startsWith('/api/audit-log') && before.has(trace));
      const leaked = persona.foreign.filter((trace) => said.includes(trace) && !isKnown(trace));
      expect(leaked, told).toEqual([]);
    }
    console.log(
      `${calls} calls, seed ${seed}: ${[...seen].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
    );
    // Chance that never gets past the door would prove nothing.
    expect((seen.get(200) ?? 0) + (seen.get(204) ?? 0)).toBeGreaterThan(calls / 20);
  },
);
