import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { EndpointSpec, ReplyOf } from '../../src/contract/kernel/endpoint.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { direct, said } from '../world/messages.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let [ana, ben, boss, away]: Employee[] = [];
let clients: Record<'ana' | 'ben' | 'boss' | 'away' | 'admin' | 'rival', Client>;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  ana = await world.employee('Ana', { at: 'Wharf' });
  ben = await world.employee('Ben', { at: 'Wharf' });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  away = await world.employee('Away', { at: 'Pier' });
  const rival = await world.rival('Copper Kettle');
  clients = {
    ana: await server.as(ana),
    ben: await server.as(ben),
    boss: await server.as(boss),
    away: await server.as(away),
    admin: await server.as(world.organization.admin),
    rival: await server.as(rival.admin),
  };
  for (const day of ['Mon', 'Tue', 'Wed']) await ana.worked(`${day} 9:00–17:00, break 30`);
  await ben.worked('Tue 10:00–12:00');
});

afterAll(() => world.close());

const collections = [
  'listLocations',
  'listUsers',
  'listTimeEntries',
  'listShifts',
  'listPayroll',
  'listMessages',
  'listTeams',
] as const;

interface Page {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly next: string | null;
}

/** A page as it came over the wire. */
async function pageOf({ path }: Pick<EndpointSpec, 'path'>, client: Client, query = ''): Promise<Page> {
  const reply = await client.send('GET', `${path}${query}`);
  expect(reply.status, reply.text).toBe(200);
  return JSON.parse(reply.text) as Page;
}

const namesOf = (page: Page, field = 'firstName') =>
  page.data.map((row) => row[field]).toSorted((a, b) => String(a).localeCompare(String(b)));

describe('a collection holds what its reader may see:', () => {
  test('people of one’s own location, with the address only of those whom one answers for', async () => {
    const seen = await pageOf(contract.listUsers, clients.ana);
    expect(namesOf(seen)).toEqual(['Ana', 'Ben', 'Boss']);
    expect(seen.data.filter(({ email }) => email !== null).map(({ id }) => id)).toEqual([ana?.employeeId]);
    const managed = await pageOf(contract.listUsers, clients.boss);
    expect(managed.data.every(({ email }) => email !== null)).toBe(true);
    expect(namesOf(await pageOf(contract.listUsers, clients.admin))).toContain('Away');
  });

  test('one’s own hours, and to a manager those of their locations', async () => {
    const own = await pageOf(contract.listTimeEntries, clients.ana);
    expect(new Set(own.data.map(({ userId }) => userId))).toEqual(new Set([ana?.employeeId]));
    expect(own.data[0]).toMatchObject({
      clockedInAt: '2026-11-18T14:00:00.000Z',
      clockedOutAt: '2026-11-18T22:00:00.000Z',
      open: false,
    });
    expect(own.data[0]?.['breaks']).toHaveLength(1);
    expect((await pageOf(contract.listTimeEntries, clients.boss)).data).toHaveLength(4);
    expect((await pageOf(contract.listTimeEntries, clients.away)).data).toEqual([]);
    expect((await pageOf(contract.listTimeEntries, clients.ana, `?userId=${ben?.employeeId}`)).data).toEqual([]);
  });

  test('published shifts of one’s locations, and none that is only planned', async () => {
    const wharf = ana?.locationId ?? '';
    const monday = parsePlainDate('2026-11-23') as PlainDate;
    await planned(clients.boss, aShift(wharf, monday, ana ?? null));
    expect((await pageOf(contract.listShifts, clients.ben)).data).toEqual([]);
    await published(clients.boss, wharf, monday);
    expect((await pageOf(contract.listShifts, clients.ben)).data).toMatchObject([{ userId: ana?.employeeId }]);
    expect((await pageOf(contract.listShifts, clients.away)).data).toEqual([]);
    expect((await pageOf(contract.listShifts, clients.away, `?locationId=${wharf}`)).data).toEqual([]);
  });

  test('messages of one’s own conversations: not even an admin reads another’s', async () => {
    if (ben === undefined) throw new Error('nobody is there to write to');
    await said(clients.ana, await direct(clients.ana, ben), 'See you at nine');
    expect(namesOf(await pageOf(contract.listMessages, clients.ben), 'text')).toEqual(['See you at nine']);
    for (const other of [clients.boss, clients.admin, clients.rival]) {
      expect((await pageOf(contract.listMessages, other)).data).toEqual([]);
    }
  });

  test('a team for each location that one may see', async () => {
    const teams = await pageOf(contract.listTeams, clients.ana);
    expect(namesOf(teams, 'name')).toEqual(['Wharf']);
    expect(teams.data[0]?.['members']).toHaveLength(3);
    expect(namesOf(await pageOf(contract.listLocations, clients.ana), 'name')).toEqual(['Wharf']);
  });

  test('and nothing of another organization, in any of them', async () => {
    const ours = new Set([ana, ben, boss, away].map((one) => one?.employeeId));
    for (const name of collections) {
      const { data } = await pageOf(contract[name], clients.rival);
      expect([name, [...ours].filter((id) => JSON.stringify(data).includes(String(id)))]).toEqual([name, []]);
    }
  });
});

describe('a collection is read in pages', () => {
  test('and its cursor is of use in no other, which would leave out what comes before that place', async () => {
    const { next: ofUsers } = await pageOf(contract.listUsers, clients.admin, '?limit=1');
    const { next: ofEntries } = await pageOf(contract.listTimeEntries, clients.boss, '?limit=1');
    const tried = async (path: string, cursor: unknown) =>
      (await clients.admin.send('GET', `${path}?cursor=${String(cursor)}`)).status;
    expect(await tried(contract.listUsers.path, ofUsers)).toBe(200);
    expect(await tried(contract.listTimeEntries.path, ofEntries)).toBe(200);
    for (const name of ['listTeams', 'listLocations', 'listTimeEntries'] as const) {
      expect([name, await tried(contract[name].path, ofUsers)]).toEqual([name, 422]);
    }
    for (const name of ['listShifts', 'listPayroll', 'listMessages', 'readNotices'] as const) {
      expect([name, await tried(contract[name].path, ofEntries)]).toEqual([name, 422]);
    }
  });

  test.each(['listUsers', 'listTimeEntries', 'listTeams', 'listLocations'] as const)(
    '%s: each row once, in the order of the whole, and the last page says that it is the last',
    async (name) => {
      const whole = await pageOf(contract[name], clients.admin, '?limit=100');
      expect(whole.next).toBeNull();
      const rows: unknown[] = [];
      let cursor = '';
      for (let pages = 0; pages <= whole.data.length; pages += 1) {
        const page = await pageOf(contract[name], clients.admin, `?limit=1${cursor}`);
        rows.push(...page.data);
        if (page.next === null) break;
        cursor = `&cursor=${encodeURIComponent(page.next)}`;
      }
      expect(rows).toEqual(whole.data);
    },
  );

  test('a row that comes meanwhile moves none from one page to another', async () => {
    const first = await pageOf(contract.listTimeEntries, clients.ana, '?limit=2');
    await ana?.worked('Thu 9:00–10:00');
    const second = await pageOf(contract.listTimeEntries, clients.ana, `?limit=2&cursor=${first.next ?? ''}`);
    expect(second.data).toHaveLength(1);
    expect(first.data.map(({ id }) => id)).not.toContain(second.data[0]?.['id']);
  });

  test('between two dates, both included, by the days of the reader', async () => {
    const tuesday = await pageOf(contract.listTimeEntries, clients.boss, '?from=2026-11-17&to=2026-11-17');
    expect(tuesday.data).toHaveLength(2);
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'from=2026-02-30', 'cursor='])('but not with %s', async (query) => {
    const reply = await clients.ana.send('GET', `${contract.listTimeEntries.path}?${query}`);
    expect(reply.status).toBe(422);
  });
});

const paged = Object.values<EndpointSpec>(contract).filter(
  ({ query }) => query !== undefined && 'cursor' in query.shape,
);

test.each(paged)('$path refuses a cursor that nobody gave out, and names it', async ({ path }) => {
  const elsewhere = Buffer.from(JSON.stringify(['elsewhere', '2026-11-17T10:00:00.000Z', v7()])).toString('base64url');
  for (const cursor of ['none', elsewhere]) {
    const reply = await clients.admin.send('GET', `${path.replace(/:\w+/, v7())}?cursor=${cursor}`);
    expect([reply.status, JSON.parse(reply.text)]).toMatchObject([
      422,
      { code: 'invalid_input', details: { issues: [{ path: 'query.cursor', check: 'invalid_format' }] } },
    ]);
  }
});

test('an entry that was never clocked out runs only while no other follows it', async () => {
  const cleo = await world.employee('Cleo', { at: 'Wharf' });
  await cleo.pressed('clock_in');
  const client = await server.as(cleo);
  const answer = await client.call(contract.listTimeEntries, { query: {} });
  const [entry] = (answer as { value: ReplyOf<typeof contract.listTimeEntries> }).value.data;
  expect(entry).toMatchObject({ clockedOutAt: null, open: true, breaks: [] });
});
