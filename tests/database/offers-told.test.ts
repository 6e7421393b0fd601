import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, millisecondsPerHour, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { QuietHours } from '../../src/domain/notifications/quiet-hours.ts';
import { scheduleWorkers } from '../../src/server/schedule/jobs.ts';
import type { Client } from '../world/client.ts';
import { hurried } from '../world/queue.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
const today = parsePlainDate('2026-11-20') as PlainDate;
const quiet = { from: '09:00', until: '12:00' };
let world: World;
let server: WorldServer;
let manager: Client;
let admin: Client;
let places = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8, smsLimits: { countries: ['US'], perDay: 200 } });
  admin = await server.as(world.organization.admin);
});

afterAll(() => world.close());

/** A place of its own, so that an offer there is told to whoever the test names, and its manager. */
async function aPlace() {
  places += 1;
  const at = `Pier ${places}`;
  const boss = await world.employee(`Boss${places}`, { role: 'manager', at, manages: [at] });
  manager = await server.as(boss);
  const somebody = async (name: string, wishes: { quiet?: QuietHours; phone?: string; texts?: boolean } = {}) => {
    const person = await world.employee(`${name}${places}`, { at });
    const client = await server.as(person);
    const { quiet: ownQuiet, phone, texts } = wishes;
    const cells =
      texts === undefined ? [] : [{ event: 'offers_to_all' as const, channel: 'text' as const, isWanted: texts }];
    await client.call(contract.changeNoticeChoices, { body: { cells, ...(ownQuiet && { quiet: ownQuiet }) } });
    if (phone !== undefined) {
      const profile = await client.call(contract.readProfile);
      if (!profile.ok) throw new Error(profile.refusal);
      const { email: _email, dateOfBirth: _born, ssnDigits: _ssn, ...said } = profile.value;
      const kept = await client.call(contract.changeProfile, { body: { ...said, phone, smsNotices: true } });
      if (!kept.ok) throw new Error(kept.refusal);
    }
    return { person, client };
  };
  const shiftOf = async (who: Somebody, on: PlainDate, from = 14, to = 20) => {
    const { shiftId } = await planned(manager, aShift(boss.locationId, on, who.person, from, to));
    const answer = await published(manager, boss.locationId, on);
    if (!answer.ok) throw new Error(answer.refusal);
    return shiftId;
  };
  return { somebody, shiftOf };
}

interface Somebody {
  readonly person: Awaited<ReturnType<World['employee']>>;
  readonly client: Client;
}

async function offer({ client }: Somebody, shiftId: string): Promise<string> {
  const made = await client.call(contract.offerShift, { params: { shiftId }, body: { to: null, note: 'The dentist' } });
  if (!made.ok) throw new Error(made.refusal);
  return made.value.offerId;
}

const take = ({ client }: Somebody, shiftId: string) =>
  client.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } });

const withdraw = ({ client }: Somebody, offerId: string) =>
  client.call(contract.withdrawOffer, { params: { offerId } });

/** What became of the letters by which somebody was told of offers to everybody. */
const lettersTo = ({ person }: Somebody, channel = 'mail') =>
  world.asOwner<{ state: string; failure: string | null }>(
    `select state, failure from letters where reader_id = $1 and channel = $2 and event = 'offers_to_all'
     order by posted_at, id`,
    [person.employeeId, channel],
  );

async function unreadOf({ client }: Somebody): Promise<number> {
  const list = await client.call(contract.readNotices, { query: {} });
  if (!list.ok) throw new Error(list.refusal);
  return list.value.notices.filter(({ event, isRead }) => event === 'offers_to_all' && !isRead).length;
}

const sent = { state: 'sent', failure: null };
const calledOff = { state: 'failed', failure: 'no_longer_theirs' };
/** Until quiet hours are over; what the queue keeps for the shift itself is later. */
const soon = () => hurried(world, 3 * 60);

describe('a shift that is offered to everybody', () => {
  test('is not written of, once somebody took it, to whoever had quiet hours meanwhile', async () => {
    const { somebody, shiftOf } = await aPlace();
    const [ana, ben, cleo] = [await somebody('Ana'), await somebody('Ben'), await somebody('Cleo', { quiet })];
    const shiftId = await shiftOf(ana, addDays(today, 3));
    await offer(ana, shiftId);
    await expect.poll(() => lettersTo(ben)).toEqual([sent]);
    expect(await lettersTo(cleo)).toEqual([{ state: 'posted', failure: null }]);
    expect(await take(ben, shiftId)).toMatchObject({ ok: true });
    await soon();
    await expect.poll(() => lettersTo(cleo)).toEqual([calledOff]);
    // One that nobody takes is written of as they are over.
    await offer(ana, await shiftOf(ana, addDays(today, 4)));
    await soon();
    await expect.poll(() => lettersTo(cleo)).toEqual([calledOff, sent]);
  });

  test('is not written of to whoever has quiet hours until it has begun, and stands in their list', async () => {
    const { somebody, shiftOf } = await aPlace();
    const [ana, ben, cleo] = [await somebody('Ana'), await somebody('Ben'), await somebody('Cleo', { quiet })];
    await offer(ana, await shiftOf(ana, today, 12, 17));
    await expect.poll(() => lettersTo(ben)).toEqual([sent]);
    expect(await lettersTo(cleo)).toEqual([]);
    expect(await unreadOf(cleo)).toBe(1);
    const [letter] = await world.asOwner<{ until: string }>(
      `select to_char(useful_until at time zone 'America/New_York', 'HH24:MI') as until from letters
       where reader_id = $1 and event = 'offers_to_all'`,
      [ben.person.employeeId],
    );
    expect(letter?.until).toBe('12:00');
  });

  test('is told again, as it is open again, to all but whoever took it; nobody is rung twice within the hour', async () => {
    await admin.call(contract.changeSwapRules, { body: { needsApproval: true } });
    const { somebody, shiftOf } = await aPlace();
    const [ana, ben, cleo] = [await somebody('Ana'), await somebody('Ben'), await somebody('Cleo')];
    const dora = await somebody('Dora', { quiet });
    const shiftId = await shiftOf(ana, addDays(today, 3));
    const offerId = await offer(ana, shiftId);
    await expect.poll(() => lettersTo(cleo)).toEqual([sent]);
    expect(await take(ben, shiftId)).toMatchObject({ ok: true, value: { waitsForApproval: true } });
    expect([await unreadOf(cleo), await unreadOf(dora)]).toEqual([0, 0]);
    const swap = await ben.client.call(contract.readSwap, { params: { offerId } });
    if (!swap.ok) throw new Error(swap.refusal);
    const proposalId = swap.value.proposals[0]?.proposalId ?? '';
    expect(await ben.client.call(contract.withdrawProposal, { params: { proposalId } })).toMatchObject({ ok: true });
    expect([await unreadOf(ben), await unreadOf(cleo), await unreadOf(dora)]).toEqual([0, 1, 1]);
    await soon();
    await expect.poll(() => lettersTo(dora)).toEqual([calledOff, sent]);
    expect(await lettersTo(cleo)).toEqual([sent]);
    // An hour later it is news again; and where whoever took it is suspended, it is open as well.
    world.clock.advance(millisecondsPerHour + 1);
    expect(await take(ben, shiftId)).toMatchObject({ ok: true });
    expect(await unreadOf(cleo)).toBe(0);
    const { employeeId } = ben.person;
    await admin.call(contract.suspendEmployee, { params: { employeeId }, body: { reason: 'Keys' } });
    await settledSuspension(employeeId);
    expect(await unreadOf(cleo)).toBe(1);
    await expect.poll(() => lettersTo(cleo)).toEqual([sent, sent]);
    await admin.call(contract.changeSwapRules, { body: { needsApproval: false } });
  });

  test('and taken back seven times rings once, and is texted to whoever asked for that', async () => {
    const { somebody, shiftOf } = await aPlace();
    const ana = await somebody('Ana');
    const ben = await somebody('Ben', { phone: '(212) 555-0141' });
    const cleo = await somebody('Cleo', { phone: '(212) 555-0142', texts: true });
    const shiftId = await shiftOf(ana, addDays(today, 3));
    const first = await offer(ana, shiftId);
    await expect.poll(() => lettersTo(cleo, 'text')).toEqual([sent]);
    await expect.poll(() => lettersTo(ben)).toEqual([sent]);
    expect(await withdraw(ana, first)).toMatchObject({ ok: true });
    for (let times = 0; times < 6; times += 1) {
      expect(await withdraw(ana, await offer(ana, shiftId))).toMatchObject({ ok: true });
    }
    await offer(ana, shiftId);
    await soon();
    expect([await lettersTo(ben), await lettersTo(ben, 'text')]).toEqual([[sent], []]);
    expect(await lettersTo(cleo, 'text')).toEqual([sent]);
    expect([await unreadOf(ben), await unreadOf(cleo)]).toEqual([1, 1]);
  });
});

/** Runs what a suspension sets in motion, which the queue does in its own time. */
const settledSuspension = (employeeId: string) =>
  Promise.all(
    scheduleWorkers
      .filter(({ job }) => job.name === 'settle_suspension')
      .map(({ run }) =>
        run(
          {
            isLast: false,
            inside: (organizationId, work) => world.inside(organizationId, work),
            appending: (organizationId, work) => world.inside(organizationId, work),
          },
          { organizationId: world.organization.admin.organizationId, employeeId },
        ),
      ),
  );
