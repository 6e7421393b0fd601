import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { askApproval } from '../../src/server/approvals/ask-approval.ts';
import { markNoticesSettled } from '../../src/server/notifications/mark-notices-settled.ts';
import { tellEach } from '../../src/server/notifications/tell-each.ts';
import { tellPerson } from '../../src/server/notifications/tell-person.ts';
import { timeOffAsked } from '../../src/server/time-off/request-time-off.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { lettersTo, letterTo, whenQuiet } from '../world/letters.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;

beforeAll(async () => {
  // Ten in the morning in New York, on a day so far ahead that the queue, which goes by PostgreSQL's clock, waits for what is later.
  world = await aWorld({ now: '2122-11-20T15:00:00.000Z' });
  server = await world.serve();
});

afterAll(() => world.close());

const pay = (who: Employee, by = 'Nadia Boss') =>
  world.inside(world.organization.id, (ctx) =>
    tellPerson(ctx, who, {
      kind: 'payment_voided',
      facts: ({ formats }) => ({
        date: formats.longDate('2122-11-13' as never),
        by,
        reason: 'Paid twice',
        link: '/payments',
      }),
    }),
  );

const listOf = async (client: Client) => {
  const answer = await client.call(contract.readNotices, { query: {} });
  if (!answer.ok) throw new Error('a list was refused');
  return answer.value;
};

const textsTo = (recipient: string) =>
  world.asOwner<{ body: string }>("select body from outbox where channel = 'text' and recipient = $1", [recipient]);

/** When what waits in the queue is due. */
/** When the jobs that wait are due, by the clock of the application; the queue has its own. */
const dueJobs = async () =>
  (
    await world.asOwner<{ wait: number }>(
      `select extract(epoch from run_at - created_at)::float8 * 1000 as wait from graphile_worker._private_jobs
       where run_at > created_at order by run_at`,
    )
  ).map(({ wait }) => new Date(world.clock.now() + wait).toISOString());

const hurry = () =>
  world.asOwner(
    `with j as (update graphile_worker._private_jobs set run_at = now() where locked_at is null returning 1)
     select count(*), pg_notify('jobs:insert', '') from j`,
  );

describe('somebody who chose nothing', () => {
  test('finds it in their list and in their mail, once, and on every device it is unread until they read it', async () => {
    const ana = await world.employee('Ana');
    const [here, there] = [await server.as(ana), await server.as(ana)];
    const stream = await server.follow(there);
    await pay(ana);
    await stream.hears('notices');
    const { unread, notices } = await listOf(here);
    expect(unread).toBe(1);
    expect(notices).toMatchObject([
      {
        event: 'payments',
        headline: 'Your payment of Friday, November 13 was voided',
        link: '/payments',
        isRead: false,
      },
    ]);
    expect(await letterTo(world, ana.email)).toMatchObject({ subject: notices[0]?.headline });
    expect(await lettersTo(world, ana.email)).toHaveLength(1);

    const noticeId = notices[0]?.id ?? '';
    expect(await here.call(contract.markNoticeRead, { params: { noticeId } })).toMatchObject({ ok: true });
    await expect.poll(() => stream.topics.filter((topic) => topic === 'notices')).toHaveLength(2);
    expect(await listOf(there)).toMatchObject({ unread: 0, notices: [{ isRead: true }] });
    stream.close();
  });

  test('keeps of the letter what the headline names, and nothing else', async () => {
    const bea = await world.employee('Bea');
    await pay(bea);
    const rows = await world.asOwner('select facts from notices where employee_id = $1', [bea.employeeId]);
    const otherwise = { es: { date: 'viernes, 13 de noviembre' }, ar: { date: expect.stringContaining('نوفمبر') } };
    expect(rows).toEqual([{ facts: { date: 'Friday, November 13', otherwise } }]);
  });

  test('reads all of it in the language that they choose since, as it was said to whoever had that one', async () => {
    const [bo, ben] = [await world.employee('Bo'), await world.employee('Ben')];
    const [one, other] = [await server.as(bo), await server.as(ben)];
    await one.call(contract.changePreferences, { body: { language: 'ar' } });
    await pay(bo);
    await pay(ben);
    const headline = async (client: Client) => (await listOf(client)).notices[0]?.headline;
    const arabic = await headline(one);
    expect(await headline(other)).toBe('Your payment of Friday, November 13 was voided');
    await other.call(contract.changePreferences, { body: { language: 'ar' } });
    expect(await headline(other)).toBe(arabic);
    await one.call(contract.changePreferences, { body: { language: 'en' } });
    expect(await headline(one)).toBe('Your payment of Friday, November 13 was voided');
  });

  test('reads what was told before other languages were kept as it was', async () => {
    const bud = await world.employee('Bud');
    await pay(bud);
    await world.asOwner("update notices set facts = facts - 'otherwise' where employee_id = $1", [bud.employeeId]);
    expect((await listOf(await server.as(bud))).notices).toMatchObject([
      { headline: 'Your payment of Friday, November 13 was voided' },
    ]);
  });

  test('is told nothing of what was rolled back', async () => {
    const cem = await world.employee('Cem');
    const changesItsMind = world.inside(world.organization.id, async (ctx) => {
      await tellPerson(ctx, cem, {
        kind: 'security_changed',
        facts: () => ({ change: 'totp_on', link: '/settings/security' }),
      });
      throw new Error('changed its mind');
    });
    await expect(changesItsMind).rejects.toThrow('changed its mind');
    await whenQuiet(world);
    expect(await listOf(await server.as(cem))).toEqual({ unread: 0, notices: [], next: null });
    expect(await lettersTo(world, cem.email)).toEqual([]);
  });

  test('reads all that they have seen, and what came since stays unread', async () => {
    const dia = await world.employee('Dia');
    const client = await server.as(dia);
    await pay(dia);
    const until = world.clock.now();
    world.clock.advance(60_000);
    await pay(dia);
    await client.call(contract.markNoticesRead, { body: { until } });
    expect(await listOf(client)).toMatchObject({ unread: 1, notices: [{ isRead: false }, { isRead: true }] });
  });

  test('reads all of it page by page, each once, whatever comes in meanwhile', async () => {
    const ewa = await world.employee('Ewa');
    const client = await server.as(ewa);
    // Two of one moment, so that the moment alone does not tell where a page ended.
    for (let told = 0; told < 5; told += 1) {
      if (told !== 3) world.clock.advance(60_000);
      await pay(ewa);
    }
    const { notices: all } = await listOf(client);
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const answer = await client.call(contract.readNotices, { query: { limit: 2, ...(cursor && { cursor }) } });
      if (!answer.ok) throw new Error(answer.refusal);
      seen.push(...answer.value.notices.map(({ id }) => id));
      cursor = answer.value.next ?? undefined;
      if (page === 0) await pay(ewa);
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(cursor).toBeUndefined();
  });

  test('is the only one who reads or marks it', async () => {
    const [eva, fay] = [await world.employee('Eva'), await world.employee('Fay')];
    await pay(eva);
    const noticeId = (await listOf(await server.as(eva))).notices[0]?.id ?? '';
    const other = await server.as(fay);
    expect(await listOf(other)).toEqual({ unread: 0, notices: [], next: null });
    expect(await other.call(contract.markNoticeRead, { params: { noticeId } })).toMatchObject({ refusal: 'not_found' });
    expect((await listOf(await server.as(eva))).unread).toBe(1);
  });
});

const choosing = async (name: string) => {
  const who = await world.employee(name);
  const client = await server.as(who);
  return { who, client };
};

describe('somebody who chose', () => {
  test('no mail and no list for an event hears nothing of it, and of others as before', async () => {
    const { who, client } = await choosing('Gus');
    const cells = (['in_app', 'mail'] as const).map((channel) => ({
      event: 'payments' as const,
      channel,
      isWanted: false,
    }));
    const changed = await client.call(contract.changeNoticeChoices, { body: { cells } });
    expect(changed.ok && changed.value.cells.filter(({ event }) => event === 'payments')).toEqual([
      { event: 'payments', channel: 'in_app', isWanted: false },
      { event: 'payments', channel: 'push', isWanted: true },
      { event: 'payments', channel: 'mail', isWanted: false },
      { event: 'payments', channel: 'text', isWanted: false },
    ]);
    await pay(who);
    await world.inside(world.organization.id, (ctx) =>
      tellPerson(ctx, who, {
        kind: 'security_changed',
        facts: () => ({ change: 'totp_on', link: '/settings/security' }),
      }),
    );
    await letterTo(world, who.email);
    expect((await listOf(client)).notices.map(({ event }) => event)).toEqual(['security']);
    const [entry] = await world.asOwner("select details from audit_entries where action = 'notices.chosen'");
    expect(entry).toEqual({
      details: {
        before: { 'payments.in_app': true, 'payments.mail': true },
        after: { 'payments.in_app': false, 'payments.mail': false },
      },
    });
  });

  test('text messages in the profile, with a number, gets the headline and a link to it', async () => {
    const { who, client } = await choosing('Hal');
    const cells = [{ event: 'payments' as const, channel: 'text' as const, isWanted: true }];
    await client.call(contract.changeNoticeChoices, { body: { cells } });
    await pay(who);
    const profile = await client.call(contract.readProfile);
    if (!profile.ok) throw new Error('a profile was refused');
    const { email: _email, dateOfBirth: _born, ssnDigits: _ssn, ...said } = profile.value;
    const kept = await client.call(contract.changeProfile, {
      body: { ...said, phone: '(212) 555-0123', smsNotices: true },
    });
    expect(kept).toMatchObject({ ok: true });
    await pay(who);
    const said1 = 'Your payment of Friday, November 13 was voided\nhttp://127.0.0.1/payments';
    await expect.poll(() => textsTo('+12125550123')).toEqual([{ body: said1 }]);
  });

  test('quiet hours has it in the list at once, and is written to when they are over', async () => {
    const { who, client } = await choosing('Ida');
    const changed = await client.call(contract.changeNoticeChoices, {
      body: { quiet: { from: '09:00', until: '17:30' } },
    });
    expect(changed).toMatchObject({ ok: true, value: { quiet: { from: '09:00', until: '17:30' }, zone: who.zone } });
    await whenQuiet(world);
    await pay(who);
    expect((await listOf(client)).unread).toBe(1);
    expect(await dueJobs()).toEqual(['2122-11-20T22:30:00.000Z']);
    await hurry();
    await letterTo(world, who.email);
    const allDay = { quiet: { from: '09:00', until: '09:00' } };
    expect(await client.call(contract.changeNoticeChoices, { body: allDay })).toMatchObject({
      refusal: 'quiet_all_day',
    });
  });

  test('the letter of the day gets one for all that they have not read by then', async () => {
    const { who, client } = await choosing('Jan');
    await client.call(contract.changeNoticeChoices, { body: { digestAt: '18:00' } });
    await whenQuiet(world);
    await pay(who);
    await pay(who);
    const noticeId = (await listOf(client)).notices[0]?.id ?? '';
    await client.call(contract.markNoticeRead, { params: { noticeId } });
    expect(await dueJobs()).toEqual(['2122-11-20T23:00:00.000Z', '2122-11-20T23:00:00.000Z']);
    await hurry();
    const digest = await letterTo(world, who.email);
    await whenQuiet(world);
    expect(digest.subject).toBe('1 thing is new for you');
    expect(digest.body).toContain('Your payment of Friday, November 13 was voided');
    expect(await lettersTo(world, who.email)).toHaveLength(1);
  });

  test('the letter of the day gets what is not in their list also where they marked all of it as read', async () => {
    const { who, client } = await choosing('Jo');
    const cell = { event: 'payments', channel: 'in_app', isWanted: false } as const;
    await client.call(contract.changeNoticeChoices, { body: { digestAt: '18:00', cells: [cell] } });
    await pay(who);
    const until = world.clock.now();
    expect(await client.call(contract.markNoticesRead, { body: { until } })).toMatchObject({ ok: true });
    await hurry();
    expect(await letterTo(world, who.email)).toMatchObject({ subject: '1 thing is new for you' });
  });
});

describe('what was switched off meanwhile', () => {
  const mailOff = { cells: [{ event: 'payments', channel: 'mail', isWanted: false }] } as const;

  test('is not in the letter of the day', async () => {
    const { who, client } = await choosing('Kay');
    await client.call(contract.changeNoticeChoices, { body: { digestAt: '18:00' } });
    await pay(who);
    await client.call(contract.changeNoticeChoices, { body: { cells: [...mailOff.cells] } });
    await hurry();
    await whenQuiet(world);
    expect(await lettersTo(world, who.email)).toEqual([]);
    expect((await listOf(client)).unread).toBe(1);
  });

  test('is not written as quiet hours are over', async () => {
    const { who, client } = await choosing('Kit');
    await client.call(contract.changeNoticeChoices, { body: { quiet: { from: '09:00', until: '17:30' } } });
    await pay(who);
    await client.call(contract.changeNoticeChoices, { body: { cells: [...mailOff.cells] } });
    await hurry();
    await whenQuiet(world);
    expect(await lettersTo(world, who.email)).toEqual([]);
    const kept = await world.asOwner('select failure, facts from letters where reader_id = $1', [who.employeeId]);
    expect(kept).toEqual([{ failure: 'no_longer_theirs', facts: null }]);
  });

  test('in the profile is mailed no more, though it waited', async () => {
    const { who, client } = await choosing('Kip');
    await client.call(contract.changeNoticeChoices, { body: { digestAt: '18:00' } });
    await pay(who);
    const profile = await client.call(contract.readProfile);
    if (!profile.ok) throw new Error('a profile was refused');
    const { email: _email, dateOfBirth: _born, ssnDigits: _ssn, ...said } = profile.value;
    await client.call(contract.changeProfile, { body: { ...said, emailNotices: false } });
    await hurry();
    await whenQuiet(world);
    expect(await lettersTo(world, who.email)).toEqual([]);
  });
});

test('a request that waits is told to those who may answer it, and not to whoever asks', async () => {
  const lou = await world.employee('Lou', { role: 'manager', at: 'Pier', manages: ['Pier'] });
  const kim = await world.employee('Kim', { at: 'Pier' });
  const { organizationId, employeeId, locationId } = kim;
  const requestId = await world.inside(organizationId, (ctx) =>
    askApproval(ctx, timeOffAsked, {
      organizationId,
      subjectId: ctx.newId(),
      employeeId,
      locationId,
      askedBy: employeeId,
    }),
  );
  expect(await listOf(await server.as(lou))).toMatchObject({
    unread: 1,
    notices: [{ headline: 'Kim Harbor asks for time off', link: '/management-authorizations?tab=vacation' }],
  });
  expect((await listOf(await server.as(kim))).notices).toEqual([]);
  expect(await lettersTo(world, lou.email)).toEqual([]);
  // An admin was told too, and answers: nothing is left for the manager to do.
  const admin = await server.as(world.organization.admin);
  expect((await listOf(admin)).unread).toBe(1);
  await world.inside(organizationId, (ctx) => markNoticesSettled(ctx, organizationId, requestId));
  expect((await listOf(admin)).unread).toBe(0);
  expect((await listOf(await server.as(lou))).unread).toBe(0);
});

test('somebody who was suspended is told nothing', async () => {
  const max = await world.employee('Max', { status: 'suspended' });
  await pay(max);
  await whenQuiet(world);
  expect(await lettersTo(world, max.email)).toEqual([]);
});

describe('several who are told at once', () => {
  test('hear of it each as they chose, once, and nobody who has left', async () => {
    const [gil, hana, ines] = [await world.employee('Gil'), await world.employee('Hana'), await world.employee('Ines')];
    const inList = { event: 'payments', channel: 'in_app', isWanted: false } as const;
    await (await server.as(hana)).call(contract.changeNoticeChoices, { body: { cells: [inList] } });
    await world.asOwner("update employees set status = 'rejected' where id = $1", [ines.employeeId]);
    await world.inside(world.organization.id, (ctx) =>
      tellEach(
        ctx,
        world.organization.id,
        'payment_recorded',
        [gil, hana, ines].map(({ employeeId }) => ({
          employeeId,
          facts: ({ formats }) => ({ date: formats.longDate('2122-11-13' as never), link: '/payments' }),
        })),
      ),
    );
    expect(await listOf(await server.as(gil))).toMatchObject({ unread: 1, notices: [{ link: '/payments' }] });
    expect(await listOf(await server.as(hana))).toMatchObject({ unread: 0, notices: [] });
    await whenQuiet(world);
    const letters = [gil, hana, ines].map(async ({ email }) => (await lettersTo(world, email)).length);
    expect(await Promise.all(letters)).toEqual([1, 1, 0]);
  });

  test('one of them twice of two things: both are in the list', async () => {
    const jo = await world.employee('Jo');
    const told = (date: string) => ({
      employeeId: jo.employeeId,
      facts: () => ({ date, link: '/payments' }) as const,
    });
    await world.inside(world.organization.id, (ctx) =>
      tellEach(ctx, world.organization.id, 'payment_recorded', [told('Monday'), told('Tuesday')]),
    );
    expect((await listOf(await server.as(jo))).unread).toBe(2);
  });
});
