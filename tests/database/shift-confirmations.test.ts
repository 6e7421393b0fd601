import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, instant, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let wharf: string;
let boss: Employee;
let ana: Employee;
let ben: Employee;
let manager: Client;
let asAna: Client;
let asBen: Client;
let weeks = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  [ana, ben] = [await world.employee('Ana', { at: 'Wharf' }), await world.employee('Ben', { at: 'Wharf' })];
  [manager, asAna, asBen] = await Promise.all([server.as(boss), server.as(ana), server.as(ben)]);
});

afterAll(() => world.close());

/** A Monday of a week that no other test plans. */
function freshMonday(): PlainDate {
  weeks += 1;
  return addDays(parsePlainDate('2027-01-04') as PlainDate, 7 * weeks);
}

/** What waits for somebody from a date on. */
async function waitingOf(client: Client, from: PlainDate) {
  const read = await client.call(contract.readShiftsToConfirm);
  if (!read.ok) throw new Error('not read');
  const first = aShift(wharf, from, null, 0, 1).startsAt;
  return read.value.shifts.filter(({ startsAt }) => startsAt >= first);
}

const confirm = (client: Client, seen: readonly { readonly shiftId: string; readonly publicationId: string }[]) =>
  client.call(contract.confirmShifts, {
    body: { shifts: seen.map(({ shiftId, publicationId }) => ({ shiftId, publicationId })) },
  });

async function week(date: PlainDate) {
  const read = await manager.call(contract.readConfirmations, { query: { locationId: wharf, date } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

const remind = (date: PlainDate, id = v7()) =>
  manager.call(contract.remindUnconfirmed, { body: { id, locationId: wharf, date } });

test('somebody with hundreds of shifts to confirm is told how many, and confirms them in one press', async () => {
  const monday = freshMonday();
  const dee = await world.employee('Dee', { at: 'Wharf' });
  const first = aShift(wharf, monday, dee, 0, 1);
  const later = (minutes: number) => instant(first.startsAt + minutes * 60_000);
  const plans = Array.from({ length: 205 }, (_, index) => {
    return { ...first, breakMinutes: 0, startsAt: later(45 * index), endsAt: later(45 * index + 30) };
  });
  await planned(manager, ...plans);
  const wish = { locationId: wharf, date: monday, reason: 'Half an hour each' };
  expect(await manager.call(contract.publishSchedule, { body: wish })).toMatchObject({ ok: true });
  const asDee = await server.as(dee);
  const read = await asDee.call(contract.readShiftsToConfirm);
  expect(read).toMatchObject({ ok: true, value: { count: 205 } });
  expect(await confirm(asDee, await waitingOf(asDee, monday))).toMatchObject({ ok: true });
  expect(await asDee.call(contract.readShiftsToConfirm)).toMatchObject({ value: { shifts: [], count: 0 } });
});

describe('a published shift', () => {
  test('is confirmed once, and asks again when it is published otherwise, while the others do not', async () => {
    const monday = freshMonday();
    const first = await planned(manager, aShift(wharf, monday, ana), aShift(wharf, addDays(monday, 1), ana));
    await published(manager, wharf, monday);
    const seen = await waitingOf(asAna, monday);
    expect(seen.map(({ change }) => change)).toEqual(['new', 'new']);
    expect(await confirm(asAna, seen)).toMatchObject({ ok: true });
    expect(await confirm(asAna, seen)).toMatchObject({ ok: true });
    expect(await waitingOf(asAna, monday)).toEqual([]);
    expect(await week(monday)).toMatchObject({ people: [{ employeeId: ana.employeeId, waiting: [] }] });
    const kept = await world.asOwner<{ readonly times: number }>(
      "select count(*)::int as times from audit_entries where action = 'schedule.confirmed' and employee_id = $1",
      [ana.employeeId],
    );
    expect(kept).toEqual([{ times: 1 }]);

    const { shiftId } = first;
    const later = { plan: aShift(wharf, monday, ana, 12, 20), revision: 1 };
    await manager.call(contract.changeShift, { params: { shiftId }, body: later });
    await published(manager, wharf, monday);
    expect(await waitingOf(asAna, monday)).toMatchObject([{ shiftId, change: 'changed' }]);
    const { people } = await week(monday);
    expect(people).toMatchObject([{ employeeId: ana.employeeId, waiting: [shiftId] }]);
    expect(people[0]?.confirmed).toHaveLength(1);
    const versions = await manager.call(contract.readPublications, { query: { locationId: wharf, date: monday } });
    expect(versions).toMatchObject({
      value: {
        publications: [
          { asked: 1, confirmed: 0 },
          { asked: 1, confirmed: 1 },
        ],
      },
    });
  });

  test('is not confirmed as somebody saw it before it changed, nor by anybody else', async () => {
    const monday = freshMonday();
    const { shiftId } = await planned(manager, aShift(wharf, monday, ana));
    await published(manager, wharf, monday);
    const seen = await waitingOf(asAna, monday);
    expect(await confirm(asBen, seen)).toMatchObject({ refusal: 'shifts_published_anew' });
    const later = { plan: aShift(wharf, monday, ana, 12, 20), revision: 1 };
    await manager.call(contract.changeShift, { params: { shiftId }, body: later });
    await published(manager, wharf, monday);
    expect(await confirm(asAna, seen)).toMatchObject({ refusal: 'shifts_published_anew' });
    expect(await waitingOf(asAna, monday)).toHaveLength(1);
  });

  test('asks neither who published it for themselves nor who took it from a colleague', async () => {
    const monday = freshMonday();
    await planned(manager, aShift(wharf, monday, boss));
    const { shiftId } = await planned(manager, aShift(wharf, monday, ana, 18, 20));
    await published(manager, wharf, monday);
    expect(await waitingOf(manager, monday)).toEqual([]);
    const to = ben.employeeId;
    expect(
      await asAna.call(contract.offerShift, { params: { shiftId }, body: { to, note: 'I am away' } }),
    ).toMatchObject({ ok: true });
    expect(await asBen.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } })).toMatchObject({
      ok: true,
    });
    expect(await waitingOf(asBen, monday)).toEqual([]);
  });
});

describe('whoever has not confirmed', () => {
  test('is told again, once an hour at most and never twice for one press; whoever has is left alone', async () => {
    const monday = freshMonday();
    await planned(manager, aShift(wharf, monday, ana), aShift(wharf, monday, ben));
    await published(manager, wharf, monday);
    await confirm(asAna, await waitingOf(asAna, monday));
    const id = v7();
    expect(await remind(monday, id)).toMatchObject({ ok: true, value: { people: 1 } });
    expect(await remind(monday, id)).toMatchObject({ ok: true, value: { people: 1 } });
    expect(await remind(monday)).toMatchObject({ refusal: 'reminded_lately' });
    expect(await remind(freshMonday(), id)).toMatchObject({ refusal: 'reminder_id_reused' });
    expect((await week(monday)).remindedAt).not.toBeNull();
    const letters = await world.asOwner<{ readonly recipient: string }>(
      "select recipient from letters where kind = 'schedule_unconfirmed' and recipient = any ($1)",
      [[ana.email, ben.email]],
    );
    expect(letters).toEqual([{ recipient: ben.email }]);
    await confirm(asBen, await waitingOf(asBen, monday));
    expect(await remind(freshMonday())).toMatchObject({ refusal: 'everybody_confirmed' });
  });

  test('is shown to nobody but those who plan there', async () => {
    const query = { locationId: wharf, date: freshMonday() };
    const other = await world.employee('Otto', { role: 'manager', at: 'Kiosk', manages: ['Kiosk'] });
    const asOther = await server.as(other);
    expect(await asOther.call(contract.readConfirmations, { query })).toMatchObject({ refusal: 'not_found' });
    expect(await asAna.call(contract.readConfirmations, { query })).toMatchObject({ refusal: 'not_allowed' });
  });
});

test('a confirmation shows on the open screen of whoever plans', async () => {
  const monday = freshMonday();
  await planned(manager, aShift(wharf, monday, ana));
  await published(manager, wharf, monday);
  const stream = await server.follow(manager);
  expect(await confirm(asAna, await waitingOf(asAna, monday))).toMatchObject({ ok: true });
  await stream.hears('confirmations');
  stream.close();
});
