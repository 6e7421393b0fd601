import pg from 'pg';
import type { DemoSignIn } from '../../src/contract/identity/sign-in.ts';
import { openSession } from '../../src/server/identity/open-session.ts';
import type { OpenidProvider } from '../../src/server/kernel/openid-providers.ts';
import type { Try } from '../../src/server/kernel/queue.ts';
import { startServer } from '../../src/server/main.ts';
import type { TextService } from '../../src/server/notifications/sms.gateway.ts';
import { testDatabase, type TestDatabase } from '../../tools/postgres/for-tests.ts';
import { aClient, type Client } from './client.ts';
import type { Employee } from './employee.ts';
import { openInside, worldSecret, type Inside } from './inside.ts';
import { follow, type LiveStream } from './live-stream.ts';
import { anOrganization, type EmployeeWish, type Organization } from './organization.ts';
import { settableClock, type SettableClock } from './settable-clock.ts';

/** A server on the world's database. */
export interface WorldServer {
  readonly url: string;
  /** Somebody who has not signed in. */
  stranger(): Client;
  /** Somebody with a fresh session, opened by what every sign-in ends with. */
  as(employee: Employee): Promise<Client>;
  follow(client: Client): Promise<LiveStream>;
  close(): Promise<void>;
}

export interface ServeOptions {
  readonly publicUrl?: string;
  readonly poolSize?: number;
  /** Whose word on a client's address is taken. */
  readonly trustedProxies?: readonly string[];
  readonly demoSignIns?: readonly DemoSignIn[];
  /** A folder with a built page; without one only the API answers. */
  readonly webRoot?: string;
  /** Whether managers and admins must have a second factor, as everywhere but in the demo. */
  readonly demandsSecondFactor?: boolean;
  /** How letters leave; kept in the outbox if left out. */
  readonly mail?: { readonly url: string; readonly from: string };
  readonly sms?: TextService;
  /** Where codes are sent to, and how many; the usual, if left out. */
  readonly smsLimits?: { readonly countries: readonly string[]; readonly perDay: number };
  readonly outbox?: boolean;
  /** Where what people name may be sent to; to public addresses, if left out. */
  readonly reach?: 'public' | 'anywhere';
  /** How many calls anybody may make in a minute; as many as they like, if left out. */
  readonly requestsPerMinute?: number;
  /** What opens `/metrics`. */
  readonly metricsToken?: string;
  readonly openidProviders?: readonly OpenidProvider[];
}

export interface World {
  readonly clock: SettableClock;
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** The organization that the deployment was claimed for. */
  readonly organization: Organization;
  readonly inside: Inside;
  /** Runs what appends to a ledger on the clock, as the queue would. */
  readonly appending: Try['appending'];
  /** Adds somebody to the organization. */
  employee(name: string, wish?: EmployeeWish): Promise<Employee>;
  /** Founds another organization beside it. */
  rival(name: string): Promise<Organization>;
  serve(options?: ServeOptions): Promise<WorldServer>;
  /** One statement as the owner, a superuser: past row-level security and triggers it does not get. */
  asOwner<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export interface WorldWish {
  /** A migrated database; one of this world's own if left out. */
  readonly database?: TestDatabase;
  readonly zone?: string;
  /** When it is; Friday 20 November 2026, 10 in the morning in New York, if left out. */
  readonly now?: string;
}

/** A database with an organization on it, people to be added in sentences, and servers as many as wanted. */
export async function aWorld(wish: WorldWish = {}): Promise<World> {
  const { zone = 'America/New_York', now = '2026-11-20T15:00:00.000Z' } = wish;
  const database = wish.database ?? (await testDatabase());
  const clock = settableClock(now);
  const door = openInside(database.appUrl, clock);
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 2 });
  owner.on('error', () => undefined);
  const organization = await anOrganization(
    { name: 'Harbor Cafe', zone, claims: true, nth: 1 },
    door.inside,
    clock.now,
  );
  const servers = new Set<WorldServer>();
  // A test that is tried again founds its rival again: it is another of the same name.
  const rivals = new Map<string, number>();
  return {
    clock,
    ownerUrl: database.ownerUrl,
    appUrl: database.appUrl,
    organization,
    inside: door.inside,
    appending: door.appending,
    employee: organization.employee,
    async rival(name) {
      const nth = (rivals.get(name) ?? 0) + 1;
      rivals.set(name, nth);
      return anOrganization({ name, zone, claims: false, nth }, door.inside, clock.now);
    },
    async serve(options = {}) {
      const server = await serveWorld({ appUrl: database.appUrl, clock, inside: door.inside }, options);
      servers.add(server);
      return server;
    },
    async asOwner<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) {
      const { rows }: { rows: Row[] } = await owner.query(sql, [...values]);
      return rows;
    },
    async close() {
      for (const server of servers) await server.close();
      await door.close();
      await owner.end();
      await database.drop();
    },
  };
}

/** Starts a server on a database, told the time by the world's clock. */
export async function serveWorld(
  { appUrl, clock, inside }: { readonly appUrl: string; readonly clock: SettableClock; readonly inside: Inside },
  options: ServeOptions,
): Promise<WorldServer> {
  const { mail, sms, smsLimits, outbox = true, demandsSecondFactor = false, webRoot, metricsToken } = options;
  const {
    publicUrl = 'http://127.0.0.1',
    poolSize = 5,
    trustedProxies = [],
    demoSignIns = [],
    openidProviders = [],
  } = options;
  const running = await startServer({
    config: {
      host: '127.0.0.1',
      port: 0,
      publicUrl,
      logLevel: 'fatal',
      poolSize,
      trustedProxies,
      secret: worldSecret,
      mail,
      sms,
      ...(smsLimits && { smsLimits }),
      outbox,
      metricsToken,
      requestsPerMinute: options.requestsPerMinute ?? 0,
      demo: !demandsSecondFactor,
    },
    databaseUrl: appUrl,
    ...(webRoot !== undefined && { webRoot }),
    demoSignIns,
    openidProviders,
    clock,
    ...(options.reach && { reach: options.reach }),
  });
  const name = publicUrl.startsWith('https:') ? '__Host-meridian_session' : 'meridian_session';
  let closing: Promise<void> | undefined;
  return {
    url: running.url,
    stranger: () => aClient(running.url, undefined),
    as: async (employee) => aClient(running.url, `${name}=${await sessionOf(employee, inside)}`),
    follow: (client) => follow(running.url, client.cookie),
    close: () => (closing ??= running.close()),
  };
}

/** The secret of a fresh session, opened by what every sign-in ends with. */
export async function sessionOf(employee: Employee, inside: Inside): Promise<string> {
  let token = '';
  const { userId, organizationId, employeeId } = employee;
  await inside(
    organizationId,
    (ctx) => openSession(ctx, { userId, organizationId, employeeId }),
    ({ session }) => {
      if (session !== undefined && session !== 'forget') token = session.token;
    },
  );
  return token;
}
