import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PersonReply } from '../../src/contract/team.ts';
import type { Role } from '../../src/domain/access/role.ts';
import { parsePlainDate } from '../../src/domain/kernel/time.ts';
import { writeAudit } from '../../src/server/kernel/audit.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let admin: Client;
let boss: { readonly employee: Employee; readonly client: Client };
let clerk: { readonly employee: Employee; readonly client: Client };

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 10 });
  admin = await server.as(world.organization.admin);
  const [b, c] = [
    await world.employee('Bo Sterling', { role: 'manager', at: 'North', manages: ['North', 'West'] }),
    await world.employee('Cleo Park', { at: 'North' }),
  ];
  boss = { employee: b, client: await server.as(b) };
  clerk = { employee: c, client: await server.as(c) };
});

afterAll(() => world.close());

const about = ({ employeeId }: Employee) => ({ params: { employeeId } });

async function person(client: Client, employee: Employee): Promise<PersonReply> {
  const answer = await client.call(contract.readEmployee, about(employee));
  return answer.ok ? answer.value : expect.fail(answer.refusal);
}

async function names(client: Client, query: Record<string, unknown> = {}): Promise<string[]> {
  const answer = await client.call(contract.readTeam, { query });
  return answer.ok ? answer.value.people.map(({ firstName }) => firstName) : expect.fail(answer.refusal);
}

/** The body of a change that changes nothing yet. */
async function unchanged(employee: Employee) {
  const { firstName, lastName, home, further, employment } = await person(admin, employee);
  if (employment === null) return expect.fail('an admin sees everybody’s employment');
  const { employedFrom, employedUntil, revision } = employment;
  const furtherLocationIds = further.map(({ id }) => id);
  return { firstName, lastName, homeLocationId: home.id, furtherLocationIds, employedFrom, employedUntil, revision };
}

async function change(client: Client, employee: Employee, part: Partial<Awaited<ReturnType<typeof unchanged>>>) {
  const body = { ...(await unchanged(employee)), ...part };
  return client.call(contract.changeEmployee, { ...about(employee), body });
}

async function giveRole(client: Client, employee: Employee, role: Role, managedLocationIds: string[] = []) {
  const { revision } = await unchanged(employee);
  return client.call(contract.changeRole, { ...about(employee), body: { role, managedLocationIds, revision } });
}

describe('who sees whom', () => {
  test('an employee sees active colleagues of their locations by name and role, and nothing more of them', async () => {
    await world.employee('Nora North', { at: 'North' });
    await world.employee('Percy Pending', { at: 'North', status: 'pending' });
    await world.employee('Sue Suspended', { at: 'North', status: 'suspended' });
    await world.employee('Essie Elsewhere', { at: 'East' });
    const seen = await names(clerk.client);
    expect(seen).toEqual(expect.arrayContaining(['Bo', 'Cleo', 'Nora']));
    for (const hidden of ['Percy', 'Sue', 'Essie', 'Adele']) expect(seen).not.toContain(hidden);
    const colleague = await person(clerk.client, boss.employee);
    expect(colleague).toMatchObject({ employment: null, choices: [], may: { change: false, seePayRates: false } });
    expect(JSON.stringify(colleague)).not.toContain('@');
  });

  test('a manager sees status and contact of the people they answer for, and colleagues elsewhere not at all', async () => {
    const seen = await names(boss.client);
    expect(seen).toEqual(expect.arrayContaining(['Nora', 'Sue']));
    expect(seen).not.toContain('Essie');
    expect((await person(boss.client, clerk.employee)).employment).toMatchObject({
      status: 'active',
      email: clerk.employee.email,
    });
    const elsewhere = await world.employee('Eve Elsewhere', { at: 'East' });
    const hidden = await boss.client.call(contract.readEmployee, about(elsewhere));
    expect(hidden).toMatchObject({ ok: false, refusal: 'not_found' });
  });

  test('somebody who helps out is seen where they help out, but answered for at home', async () => {
    const helper = await world.employee('Hal Helper', { at: 'East' });
    await change(admin, helper, { furtherLocationIds: [await world.organization.location('North')] });
    expect(await names(clerk.client)).toContain('Hal');
    expect((await person(boss.client, helper)).employment).toBeNull();
  });

  test('a status can be asked for by those who see it, and no other learns of it by asking', async () => {
    expect(await names(admin, { status: 'suspended' })).toEqual(['Sue']);
    expect(await names(clerk.client, { status: 'suspended' })).toEqual([]);
    expect(await names(clerk.client, { search: boss.employee.email })).toEqual([]);
  });

  test('searching minds neither case nor accents nor how Arabic is typed; and an e-mail finds who may be written to', async () => {
    await world.employee('Sofía Martín', { at: 'East' });
    await world.employee('أحمد مصطفى', { at: 'East' });
    expect(await names(admin, { search: 'MARTIN sof' })).toEqual(['Sofía']);
    expect(await names(admin, { search: 'احمد' })).toEqual(['أحمد']);
    expect(await names(admin, { search: 'مصطفي' })).toEqual(['أحمد']);
    expect(await names(admin, { search: clerk.employee.email.toUpperCase() })).toEqual(['Cleo']);
    expect(await names(admin, { search: '%' })).toEqual([]);
  });

  test('a list holds exactly those whose page may be opened, and says no more of them', async () => {
    const everybody = await world.asOwner<{ id: string }>('select id from employees where organization_id = $1', [
      world.organization.id,
    ]);
    for (const client of [clerk.client, boss.client, admin]) {
      const list = await client.call(contract.readTeam, { query: {} });
      if (!list.ok) return expect.fail(list.refusal);
      const listed = new Map(list.value.people.map((card) => [card.employeeId, card]));
      for (const { id } of everybody) {
        const page = await client.call(contract.readEmployee, { params: { employeeId: id } });
        expect(listed.has(id)).toBe(page.ok && page.value.employment?.status !== 'rejected');
        if (page.ok) expect(listed.get(id)?.email).toBe(page.value.employment?.email ?? null);
      }
    }
  });

  test('a thousand people come a page at a time, each once', async () => {
    const big = await world.rival('Big Barn');
    await world.asOwner(
      `with made as (
         insert into employees (organization_id, id, first_name, last_name, role, status, home_location_id, created_at, employee_number, searched)
         select $1, gen_random_uuid(), 'Hand', lpad(n::text, 4, '0'), 'employee', 'active', $2, now(), 5000 + n, lpad(n::text, 4, '0') || ' hand'
         from generate_series(1, 1000) n returning id
       ), signed as (
         -- No digits: a number that is searched for must not be found in somebody's address.
         insert into users (id, email, created_at)
         select id, translate(id::text, '0123456789', 'ghijklmnop') || '@barn.example', now() from made returning id
       ) insert into memberships (user_id, organization_id, employee_id) select id, $1, id from signed`,
      [big.id, big.admin.locationId],
    );
    const client = await server.as(big.admin);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const answer = await client.call(contract.readTeam, { query: { ...(cursor !== undefined && { cursor }) } });
      if (!answer.ok) return expect.fail(answer.refusal);
      expect(answer.value.count).toBe(1001);
      expect(answer.value.people.length).toBeLessThanOrEqual(48);
      seen.push(...answer.value.people.map(({ employeeId }) => employeeId));
      cursor = answer.value.next;
      // With whom a page ended is called otherwise before the next one is asked for: nobody is left out for it.
      if (seen.length === 48) {
        await world.asOwner("update employees set searched = 'zz' where organization_id = $1 and id = $2", [
          big.id,
          seen[47],
        ]);
      }
    }
    expect(new Set(seen).size).toBe(1001);
    expect(await names(client, { search: 'hand 0999' })).toEqual(['Hand']);
  });
});

describe('changing a person', () => {
  test('a manager changes the employees they answer for, within their own locations; history keeps what was and is', async () => {
    const ana = await world.employee('Ana Ortiz', { at: 'North' });
    const west = await world.organization.location('West');
    const answer = await change(boss.client, ana, {
      lastName: 'Ortega',
      homeLocationId: west,
      furtherLocationIds: [ana.locationId],
      employedFrom: parsePlainDate('2026-01-05') ?? null,
    });
    expect(answer).toMatchObject({ ok: true, value: { lastName: 'Ortega', home: { name: 'West' } } });
    const { employment } = await person(admin, ana);
    expect(employment?.history.map(({ kind, from, to, by }) => [kind, from, to, by])).toEqual([
      ['dates', null, '2026-01-05/..', 'Bo Sterling'],
      ['further', null, 'North', 'Bo Sterling'],
      ['moved', 'North', 'West', 'Bo Sterling'],
      ['renamed', 'Ana Ortiz', 'Ana Ortega', 'Bo Sterling'],
    ]);
  });

  test('a manager sends nobody to another’s location, and changes no manager, no admin and not themselves', async () => {
    const ben = await world.employee('Ben Ash', { at: 'North' });
    const east = await world.organization.location('East');
    expect(await change(boss.client, ben, { homeLocationId: east })).toMatchObject({ refusal: 'location_not_yours' });
    const peer = await world.employee('Peer Gray', { role: 'manager', at: 'North', manages: ['North'] });
    const chief = await world.employee('Chief Gray', { role: 'admin', at: 'North' });
    for (const other of [peer, chief, boss.employee]) {
      expect(await change(boss.client, other, { lastName: 'Changed' })).toMatchObject({ refusal: 'not_allowed' });
      const suspended = await boss.client.call(contract.suspendEmployee, {
        ...about(other),
        body: { reason: 'Because' },
      });
      expect(['not_allowed', 'own_suspension']).toContain(suspended.ok ? 'suspended' : suspended.refusal);
    }
  });

  test('who saves second is told who was first, and changes nothing', async () => {
    const dan = await world.employee('Dan Reed', { at: 'North' });
    const stale = await unchanged(dan);
    await change(boss.client, dan, { lastName: 'Reid' });
    const second = await admin.call(contract.changeEmployee, {
      ...about(dan),
      body: { ...stale, firstName: 'Daniel' },
    });
    expect(second).toMatchObject({
      ok: false,
      refusal: 'employee_changed_meanwhile',
      details: { by: 'Bo Sterling' },
    });
    expect(await person(admin, dan)).toMatchObject({ firstName: 'Dan', lastName: 'Reid' });
    // Looking at what is restricted changes nothing, whoever did it last.
    await world.inside(dan.organizationId, (ctx) =>
      writeAudit(ctx, { ...world.organization.admin, action: 'profile.restricted_shown', subjectId: dan.employeeId }),
    );
    const third = await admin.call(contract.changeEmployee, { ...about(dan), body: stale });
    expect(third).toMatchObject({ refusal: 'employee_changed_meanwhile', details: { by: 'Bo Sterling' } });
  });

  test('nobody is moved to a closed location, or to one of another organization', async () => {
    const eli = await world.employee('Eli Moss', { at: 'North' });
    const shut = await world.organization.location('Shut');
    await admin.call(contract.closeLocation, { params: { locationId: shut } });
    expect(await change(admin, eli, { homeLocationId: shut })).toMatchObject({ refusal: 'location_closed' });
    const rival = await world.rival('Tin Cup');
    expect(await change(admin, eli, { furtherLocationIds: [rival.admin.locationId] })).toMatchObject({
      refusal: 'location_closed',
    });
  });

  test('employment does not end before it begins', async () => {
    const fay = await world.employee('Fay Holt', { at: 'North' });
    const dates = {
      employedFrom: parsePlainDate('2026-05-02') ?? null,
      employedUntil: parsePlainDate('2026-05-01') ?? null,
    };
    expect(await change(admin, fay, dates)).toMatchObject({ refusal: 'employment_dates_crossed' });
  });

  test.each(['role', 'status', 'managedLocationIds', 'centsPerHour', 'organizationId'])(
    'a %s that is written along is refused, and the person stays what they were',
    async (field) => {
      const gus = await world.employee(`Gus-${field} Hill`, { at: 'North' });
      const body = { ...(await unchanged(gus)), [field]: field === 'managedLocationIds' ? [gus.locationId] : 'admin' };
      const reply = await boss.client.send('PUT', `/api/employees/${gus.employeeId}`, body);
      expect(reply.status).toBe(422);
      expect(await person(admin, gus)).toMatchObject({
        role: 'employee',
        employment: { status: 'active', revision: 1 },
      });
    },
  );
});

describe('roles', () => {
  test('only an admin gives them; a manager gets locations with it, and loses them with it', async () => {
    const ivy = await world.employee('Ivy Dale', { at: 'North' });
    expect(await giveRole(boss.client, ivy, 'manager', [ivy.locationId])).toMatchObject({ refusal: 'not_allowed' });
    expect(await giveRole(admin, ivy, 'manager')).toMatchObject({ refusal: 'managed_locations_missing' });
    expect(await giveRole(admin, ivy, 'manager', [ivy.locationId])).toMatchObject({
      value: { role: 'manager', managed: [{ name: 'North' }] },
    });
    expect(await giveRole(admin, ivy, 'employee')).toMatchObject({ value: { role: 'employee', managed: [] } });
  });

  test('nobody changes their own', async () => {
    expect(await giveRole(admin, world.organization.admin, 'employee')).toMatchObject({ refusal: 'own_role' });
  });

  test('who becomes something else is signed out everywhere', async () => {
    const jo = await world.employee('Jo Marsh', { at: 'North' });
    const client = await server.as(jo);
    await giveRole(admin, jo, 'admin');
    expect(await client.call(contract.readClock)).toMatchObject({ refusal: 'not_signed_in' });
  });
});

describe('the last admin', () => {
  /** An organization with two admins, each signed in. */
  async function twoAdmins(name: string) {
    const rival = await world.rival(name);
    const other = await rival.employee('Second', { role: 'admin' });
    const clients = await Promise.all([rival.admin, other].map((one) => server.as(one)));
    const left = () =>
      world.asOwner("select from employees where organization_id = $1 and role = 'admin' and status = 'active'", [
        rival.id,
      ]);
    return { first: rival.admin, second: other, clients, left };
  }

  test('stays, when two demote each other at the very same time', async () => {
    const { first, second, clients, left } = await twoAdmins('Dawn Duel');
    const [one, two] = clients as [Client, Client];
    const demote = (client: Client, whom: Employee) =>
      client.call(contract.changeRole, {
        ...about(whom),
        body: { role: 'employee', managedLocationIds: [], revision: 1 },
      });
    const answers = await Promise.all([demote(one, second), demote(two, first)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await left()).toHaveLength(1);
  });

  test('stays, when two suspend each other at the very same time', async () => {
    const { first, second, clients, left } = await twoAdmins('Noon Duel');
    const [one, two] = clients as [Client, Client];
    const suspend = (client: Client, whom: Employee) =>
      client.call(contract.suspendEmployee, { ...about(whom), body: { reason: 'A duel' } });
    const answers = await Promise.all([suspend(one, second), suspend(two, first)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await left()).toHaveLength(1);
  });
});

test('who loses their role while they wait to give one gives none', async () => {
  const rival = await world.rival('Dusk Duel');
  const [doer, third] = [await rival.employee('Doer', { role: 'admin' }), await rival.employee('Third')];
  const client = await server.as(doer);
  const wish = { role: 'admin' as const, managedLocationIds: [], revision: 1 };
  const answer = await world.inside(rival.id, async ({ tx }) => {
    await tx.selectFrom('organizations').select('id').where('id', '=', rival.id).forNoKeyUpdate().execute();
    const given = client.call(contract.changeRole, { ...about(third), body: wish });
    await expect
      .poll(() =>
        world.asOwner("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"),
      )
      .toHaveLength(1);
    await tx.updateTable('employees').set({ role: 'employee' }).where('id', '=', doer.employeeId).execute();
    return { given };
  });
  expect(await answer.given).toMatchObject({ ok: false, refusal: 'not_signed_in' });
  const role = await world.asOwner('select role from employees where id = $1', [third.employeeId]);
  expect(role).toEqual([{ role: 'employee' }]);
});

describe('suspension', () => {
  test('ends every session at once, keeps the reason, and can be taken back', async () => {
    const kim = await world.employee('Kim Vale', { at: 'North' });
    const client = await server.as(kim);
    const stream = await server.follow(client);
    const answer = await boss.client.call(contract.suspendEmployee, {
      ...about(kim),
      body: { reason: 'Keys not returned' },
    });
    expect(answer).toMatchObject({
      ok: true,
      value: { employment: { status: 'suspended', suspensionReason: 'Keys not returned' }, may: { reinstate: true } },
    });
    await stream.ended();
    expect(await client.call(contract.readClock)).toMatchObject({ refusal: 'not_signed_in' });
    const again = await boss.client.call(contract.suspendEmployee, { ...about(kim), body: { reason: 'Twice' } });
    expect(again).toMatchObject({ refusal: 'employee_not_active' });
    const back = await boss.client.call(contract.reinstateEmployee, about(kim));
    expect(back).toMatchObject({ value: { employment: { status: 'active', suspensionReason: null } } });
    expect(await boss.client.call(contract.reinstateEmployee, about(kim))).toMatchObject({
      refusal: 'employee_not_suspended',
    });
  });

  test('is not for oneself', async () => {
    const own = { ...about(world.organization.admin), body: { reason: 'Tired' } };
    expect(await admin.call(contract.suspendEmployee, own)).toMatchObject({ refusal: 'own_suspension' });
  });
});
