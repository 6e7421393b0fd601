import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import { aPlannedWharf } from '../world/planned-wharf.ts';
import { planned } from '../world/shifts.ts';
import type { World, WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let wharf: string;
let kiosk: string;
let manager: Client;
let admin: Client;

const { begin, freshMonday, worker, plan, publish } = aPlannedWharf();

beforeAll(async () => {
  ({ world, server, wharf, kiosk, manager, admin } = await begin());
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

/** The note that somebody reads of a shift; a calendar to which they add the shift says the same. */
async function noteReadBy(client: Client, { shiftId }: { readonly shiftId: string }): Promise<string | null> {
  const read = await client.call(contract.readShift, { params: { shiftId } });
  if (!read.ok) throw new Error(read.refusal);
  const file = await client.send('GET', `/api/schedule/shifts/${shiftId}/calendar`);
  expect(file.text).toContain(`UID:${shiftId}`);
  expect(file.text.includes('Watch the till')).toBe(read.value.note !== null);
  return read.value.note;
}

test('a shift names who else works there meanwhile, and nobody of another organization', async () => {
  const monday = freshMonday();
  const [ana, ben, cleo] = [await worker(), await worker(), await worker()];
  const { shiftId } = await planned(manager, plan(monday, ana.person, 9, 17));
  await planned(manager, plan(monday, ben.person, 16, 20), plan(monday, cleo.person, 17, 22));
  await publish(manager, monday);
  const read = await cleo.client.call(contract.readShift, { params: { shiftId } });
  expect(read).toMatchObject({
    ok: true,
    value: {
      employee: { employeeId: ana.person.employeeId },
      colleagues: [{ employeeId: ben.person.employeeId, name: `${ben.person.firstName} ${ben.person.lastName}` }],
    },
  });
  const rival = await world.rival('Copper Kettle');
  const outsider = await server.as(rival.admin);
  expect(await outsider.call(contract.readShift, { params: { shiftId } })).toMatchObject({ refusal: 'not_found' });
});

test('the note of a shift is read by whoever works it or may take it, and by those who plan there', async () => {
  const monday = freshMonday();
  const [ana, ben] = [await worker(), await worker()];
  const note = 'Watch the till';
  const own = await planned(manager, { ...plan(monday, ana.person), note });
  const open = await planned(manager, { ...plan(monday, null), note });
  await publish(manager, monday);
  for (const client of [ana.client, manager]) expect(await noteReadBy(client, own)).toBe(note);
  expect(await noteReadBy(ben.client, own)).toBeNull();
  expect(await noteReadBy(ben.client, open)).toBe(note);
});

test('the note of a shift that is offered is read by those it is offered to, as long as they can take it', async () => {
  const monday = freshMonday();
  const [ana, ben, cleo] = [await worker(), await worker(), await worker()];
  const note = 'Watch the till';
  const own = await planned(manager, { ...plan(monday, ana.person), note });
  await publish(manager, monday);
  const { shiftId } = own;
  const offer = async (to: string | null) => {
    const made = await ana.client.call(contract.offerShift, { params: { shiftId }, body: { to, note: null } });
    if (!made.ok) throw new Error(made.refusal);
    return made.value.offerId;
  };
  const readers = async () => [await noteReadBy(ben.client, own), await noteReadBy(cleo.client, own)];
  const offerId = await offer(ben.person.employeeId);
  expect(await readers()).toEqual([note, null]);
  await ana.client.call(contract.withdrawOffer, { params: { offerId } });
  expect(await readers()).toEqual([null, null]);
  await offer(null);
  expect(await readers()).toEqual([note, note]);
  await admin.call(contract.changeSwapRules, { body: { needsApproval: true } });
  const taken = await ben.client.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } });
  await admin.call(contract.changeSwapRules, { body: { needsApproval: false } });
  expect(taken).toMatchObject({ value: { waitsForApproval: true } });
  // It is promised to Ben by now.
  expect(await readers()).toEqual([note, null]);
  await manager.call(contract.cancelShift, { params: { shiftId }, body: { revision: own.revision } });
  expect(await readers()).toEqual([null, null]);
});

test('the week of a location is read by whoever works there, as it was published, and by nobody else', async () => {
  const monday = freshMonday();
  const [abel, bela] = [await world.employee('Abel', { at: 'Wharf' }), await world.employee('Bela', { at: 'Wharf' })];
  const reader = await server.as(abel);
  await planned(manager, plan(monday, bela, 9, 17), plan(addDays(monday, 6), bela, 16, 22));
  await planned(manager, plan(monday, abel, 12, 20), plan(monday, null, 8, 12));
  // Whose screen of the week stands open reads it anew, also where nothing changes for them.
  const bystander = await worker();
  const stream = await server.follow(bystander.client);
  await publish(manager, monday);
  await stream.hears('schedule');
  stream.close();
  // Not published, and of another week and place: none of them is known.
  await planned(manager, plan(addDays(monday, 1), abel));
  await planned(admin, plan(monday, null, 6, 8, kiosk));
  await publish(admin, monday, kiosk);
  const week = { query: { locationId: wharf, date: addDays(monday, 3) } };
  const read = await reader.call(contract.readTeamWeek, week);
  if (!read.ok) throw new Error(read.refusal);
  const { location, locations, startsOn, endsOn, shifts } = read.value;
  expect([location.name, locations.map(({ name }) => name), startsOn, endsOn]).toEqual([
    'Wharf',
    ['Wharf'],
    monday,
    addDays(monday, 6),
  ]);
  const told = shifts.map(({ employee, startsAt }) => [employee?.name.split(' ')[0], startsAt]);
  expect(told).toEqual([
    ['Abel', plan(monday, abel, 12).startsAt],
    ['Bela', plan(monday, bela, 9).startsAt],
    ['Bela', plan(addDays(monday, 6), bela, 16).startsAt],
    [undefined, plan(monday, null, 8).startsAt],
  ]);
  expect(Object.keys(shifts[0] ?? {}).toSorted()).toEqual(['employee', 'endsAt', 'position', 'shiftId', 'startsAt']);
  expect(await reader.call(contract.readTeamWeek, { query: { date: monday } })).toEqual(read);
  const elsewhere = await worker('Kiosk');
  expect(await elsewhere.client.call(contract.readTeamWeek, week)).toMatchObject({ refusal: 'not_found' });
  const outsider = await server.as((await world.rival('Tin Whistle')).admin);
  expect(await outsider.call(contract.readTeamWeek, week)).toMatchObject({ refusal: 'not_found' });
});

test('a month shows whole weeks, and a shift counts on the date at its location', async () => {
  const { person, client } = await worker();
  const lastNight = plan(date('2026-05-31'), person, 22, 23);
  const { shiftId } = await planned(manager, lastNight);
  await publish(manager, date('2026-05-31'));
  const read = await client.call(contract.readOwnShifts, { query: { date: date('2026-05-10'), span: 'month' } });
  expect(read).toMatchObject({ value: { startsOn: '2026-04-27', endsOn: '2026-05-31', shifts: [{ shiftId }] } });
});
