import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let servers: readonly WorldServer[];

beforeAll(async () => {
  world = await aWorld();
  servers = [await world.serve(), await world.serve()];
});

afterAll(() => world.close());

/** Ten people, each with four devices: two on either server. */
async function tenWithFourDevices(): Promise<{ employee: Employee; devices: Client[] }[]> {
  return Promise.all(
    Array.from({ length: 10 }, async () => {
      const employee = await world.employee(`Person${v7()}`);
      const devices = await Promise.all([...servers, ...servers].map((server) => server.as(employee)));
      return { employee, devices };
    }),
  );
}

const ledgerOf = ({ employeeId }: Employee) =>
  world.asOwner<{ id: string; kind: string }>('select id, kind from punches where employee_id = $1 order by sequence', [
    employeeId,
  ]);

const press = (device: Client, id: string, kind: 'clock_in' | 'clock_out' = 'clock_in') =>
  device.call(contract.recordPunch, { body: { id, kind, offline: false } });

describe('four equal presses at one moment, over two servers', { retry: 0 }, () => {
  test('sent with one id, each of ten people gets one punch and four equal answers', async () => {
    for (let round = 0; round < 3; round += 1) {
      const people = await tenWithFourDevices();
      const all = await Promise.all(
        people.map(async ({ employee, devices }) => {
          const id = v7();
          return { employee, id, answers: await Promise.all(devices.map((device) => press(device, id))) };
        }),
      );
      for (const { employee, id, answers } of all) {
        expect(await ledgerOf(employee)).toEqual([{ id, kind: 'clock_in' }]);
        expect(answers[0]).toMatchObject({ ok: true, value: { punch: { id, sequence: 1 }, status: 'Clocked In' } });
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      }
    }
  });

  test('sent with four ids, one is recorded and three are told the true state', async () => {
    for (let round = 0; round < 3; round += 1) {
      const people = await tenWithFourDevices();
      const all = await Promise.all(
        people.map(async ({ employee, devices }) => ({
          employee,
          answers: await Promise.all(devices.map((device) => press(device, v7()))),
        })),
      );
      const at = world.clock.now();
      for (const { employee, answers } of all) {
        expect(await ledgerOf(employee)).toHaveLength(1);
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
        const truth = { status: 'Clocked In', since: at, sinceStatus: at };
        for (const answer of answers) {
          if (answer.ok) expect(answer.value).toMatchObject(truth);
          else expect(answer).toEqual({ ok: false, refusal: 'punch_does_not_apply', details: truth });
        }
      }
    }
  });

  test('a clock-out and four retries of the clock-in before it agree on where the clock stands', async () => {
    for (let round = 0; round < 10; round += 1) {
      const employee = await world.employee(`Person${v7()}`);
      const devices = await Promise.all([...servers, ...servers].map((server) => server.as(employee)));
      const id = v7();
      const [first] = devices;
      if (first === undefined) throw new Error('there are four devices');
      expect((await press(first, id)).ok).toBe(true);
      world.clock.advance(1_000);
      const [out, ...retries] = await Promise.all([
        press(first, v7(), 'clock_out'),
        ...devices.map((device) => press(device, id)),
      ]);
      expect(out.ok).toBe(true);
      for (const answer of retries) expect(answer).toMatchObject({ ok: true, value: { punch: { id, sequence: 1 } } });
      expect(await ledgerOf(employee)).toHaveLength(2);
    }
  });
});

test(
  'a whole shop that punches at once over two servers gets everybody’s punch once, and every chain without a gap',
  { retry: 0 },
  async () => {
    const people = await tenWithFourDevices();
    const kinds = ['clock_in', 'clock_out'] as const;
    for (const kind of [...kinds, ...kinds]) {
      world.clock.advance(1_000);
      const answers = await Promise.all(
        people.map(({ devices }, index) => press(devices[index % 4] as Client, v7(), kind)),
      );
      expect(answers.every(({ ok }) => ok)).toBe(true);
    }
    for (const { employee } of people) {
      expect((await ledgerOf(employee)).map(({ kind }) => kind)).toEqual([...kinds, ...kinds]);
    }
  },
);
