import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ensureApplicationLogin } from '../../src/server/kernel/application-login.ts';
import { demoSignIns, loadDemo } from '../../tools/demo.ts';
import { localProviders } from '../../tools/local-openid/local-providers.ts';
import { testDatabase } from '../../tools/postgres/for-tests.ts';
import { freePort } from '../../tools/postgres/port.ts';
import { worldSecret } from '../world/inside.ts';
import { aWire, type Wire } from '../world/wire.ts';
import { aServerProcess, type ServerProcess } from './server-process.ts';
import { story } from './story.ts';

/** Where the set-up says which built web part is served, and which database holds the demo. */
export const webVariable = 'JOURNEYS_WEB_ROOT';
const demoVariable = 'JOURNEYS_DEMO_URL';
/** Where the local OpenID provider of the demo is. */
export const openidVariable = 'JOURNEYS_OPENID_URL';

/** Meridian as a customer runs it: a server process of its own on a database of its own. */
export interface Deployment {
  readonly url: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** The process: `kill` is SIGKILL in the middle of whatever it does. */
  readonly server: ServerProcess;
  /** The connection between server and database: cut it, and the database is away. */
  readonly wire: Wire;
  /** One statement as the owner, past row-level security. */
  rows<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export interface DeploymentWish {
  /** `demo`: the demo organization, three months of it; `empty`: nobody is here yet. */
  readonly kind: 'demo' | 'empty';
  /** The server's clock stands still, so that pictures and figures are the same each time. */
  readonly standsStill?: boolean;
  /** Its address is a name, which passkeys need. */
  readonly isNamed?: boolean;
  /** Managers and admins need a second factor, as everywhere but in the demo. */
  readonly demandsFactor?: boolean;
}

/** Brings one up; its clock begins at the moment at which the demo ends. */
export async function aDeployment({
  kind,
  standsStill = false,
  isNamed = false,
  demandsFactor = false,
}: DeploymentWish): Promise<Deployment> {
  const database = kind === 'demo' ? await copyOfTheDemo() : await testDatabase();
  const wire = await aWire(database.appUrl);
  const server = await aServerProcess({
    port: await freePort(undefined),
    host: isNamed ? 'localhost' : '127.0.0.1',
    databaseUrl: wire.url,
    webRoot: process.env[webVariable] ?? '',
    demoSignIns: kind === 'demo' ? demoSignIns() : [],
    openidProviders: kind === 'demo' ? demoProviders() : [],
    demandsFactor,
    clock: standsStill ? { standsAt: story } : { aheadMilliseconds: story - Date.now() },
  });
  return {
    url: server.url,
    ownerUrl: database.ownerUrl,
    appUrl: database.appUrl,
    server,
    wire,
    rows: (sql, values = []) => ask(database.ownerUrl, sql, values),
    async close() {
      await server.stop();
      await wire.close();
      await database.drop();
    },
  };
}

async function ask<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

const demoProviders = () => localProviders(process.env[openidVariable] ?? '');

/** Tells the demo once for the whole run, into a database that every deployment copies; returns what drops it. */
export async function tellDemo(): Promise<() => Promise<void>> {
  const database = await testDatabase();
  const providers = demoProviders();
  await loadDemo({ databaseUrl: database.appUrl, secret: worldSecret, now: story, providers, log: () => undefined });
  process.env[demoVariable] = database.ownerUrl;
  return () => database.drop();
}

async function copyOfTheDemo(): Promise<{ ownerUrl: string; appUrl: string; drop(): Promise<void> }> {
  const original = new URL(process.env[demoVariable] ?? '');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asMaintainer(original, `create database ${name} template ${original.pathname.slice(1)} strategy file_copy`);
  const copy = new URL(original);
  copy.pathname = name;
  return {
    ownerUrl: copy.href,
    appUrl: await ensureApplicationLogin(copy.href, 'the secret of a journey'),
    drop: () =>
      asMaintainer(original, `drop database if exists ${name} with (force)`, `drop role if exists ${name}_login`),
  };
}

async function asMaintainer(url: URL, ...statements: string[]): Promise<void> {
  const elsewhere = new URL(url);
  elsewhere.pathname = 'postgres';
  const client = new pg.Client({ connectionString: elsewhere.href });
  await client.connect();
  try {
    // Two who copy one database at once get in each other's way.
    await client.query('select pg_advisory_lock(2)');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
