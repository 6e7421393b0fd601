import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '../../src/contract/index.ts';
import type { Dice } from '../../tools/demo/dice.ts';
import { aCluster, type Cluster } from '../world/cluster.ts';
import { aWorld, sessionOf } from '../world/world.ts';
import { aPuncher, type Puncher } from './puncher.ts';
import { aServerProcess, type ServerProcess } from './server-process.ts';

const people = 16;

/** A shop full of people who punch without a pause, two server processes, and a PostgreSQL of its own; all can be killed. */
export interface Shop {
  readonly cluster: Cluster;
  readonly servers: readonly ServerProcess[];
  readonly punchers: readonly Puncher[];
  /** Resolves when every server answers that it is ready. */
  ready(): Promise<void>;
  /** Resolves when everybody has sent two more punches: there is something to lose, on a slow machine as well. */
  busy(): Promise<void>;
  close(): Promise<void>;
}

/** @param settings of PostgreSQL, where they differ from those of the product */
export async function aShop(dice: Dice, settings: Record<string, string> = {}): Promise<Shop> {
  const cluster = await aCluster(settings);
  // The servers know the real time, and sessions begin by it.
  const world = await aWorld({
    database: { ...cluster.database, drop: async () => undefined },
    now: new Date().toISOString(),
  });
  const seats = await Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const employee = await world.employee(`Puncher${index}`);
      return { employeeId: employee.employeeId, cookie: `meridian_session=${await sessionOf(employee, world.inside)}` };
    }),
  );
  // What stands before the first punch is not what is tried here.
  await world.asOwner('checkpoint');
  await world.close();
  const servers = await Promise.all([aServerProcess(cluster.database.appUrl), aServerProcess(cluster.database.appUrl)]);
  const urls = () => servers.map((server) => server.url()).filter((url) => url !== undefined);
  const punchers = seats.map((seat) => aPuncher(seat, urls, dice));
  return {
    cluster,
    servers,
    punchers,
    async ready() {
      for (const server of servers) while (!(await isReady(server.url()))) await delay(25);
    },
    async busy() {
      const goals = punchers.map(({ sent }) => sent.length + 2);
      for (const [index, { sent }] of punchers.entries()) while (sent.length < (goals[index] ?? 0)) await delay(5);
    },
    async close() {
      await Promise.all(punchers.map((puncher) => puncher.leave()));
      for (const server of servers) await server.kill();
      await cluster.database.drop();
    },
  };
}

async function isReady(url: string | undefined): Promise<boolean> {
  if (url === undefined) return false;
  const response = await fetch(`${url}${contract.health.path}`).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status === 200;
}
