import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { requestedDays } from '../../src/domain/time-off/decide-time-off.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { letterTo, lettersTo, whenQuiet } from '../world/letters.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let admin: Client;
let wharf: Planner;
let pier: Planner;
let people = 0;

interface Planner {
  readonly employee: Employee;
  readonly client: Client;
  readonly place: string;
}

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  admin = await server.as(world.organization.admin);
  wharf = await planner('Wharf');
  pier = await planner('Pier');
});

afterAll(() => world.close());

async function planner(at: string): Promise<Planner> {
  const employee = await world.employee(`${at}master`, { role: 'manager', at, manages: [at] });
  return { employee, client: await server.as(employee), place: employee.locationId };
}

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

/** Somebody at home on the wharf, who works on the pier besides. */
async function worker() {
  people += 1;
  const person = await world.employee(`Both${people}`, { at: 'Wharf' });
  await world.asOwner('insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)', [
    person.organizationId,
    person.employeeId,
    pier.place,
  ]);
  return { person, client: await server.as(person) };
}
type Somebody = Awaited<ReturnType<typeof worker>>;

async function asked({ person, client }: Somebody, from: string, to = from): Promise<string> {
  const { employeeId: userId, firstName, lastName, email } = person;
  const [startDate, endDate] = [date(from), date(to)];
  const days = { startDate, endDate, numDays: requestedDays(startDate, endDate), note: 'A funeral' };
  const answer = await client.call(contract.requestTimeOff, { body: { userId, firstName, lastName, email, ...days } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.requestId;
}

const approve = (client: Client, requestId: string) => client.call(contract.approveTimeOff, { params: { requestId } });
const open = (client: Client, requestId: string) => client.call(contract.openShifts, { params: { requestId } });
const cancel = (client: Client, requestId: string, reason: string | null = null) =>
  client.call(contract.cancelTimeOff, { params: { requestId }, body: { reason } });

/** What somebody was told of somebody else, newest first. */
async function toldOf({ person }: Somebody, client: Client) {
  const read = await client.call(contract.readNotices, { query: {} });
  if (!read.ok) throw new Error(read.refusal);
  return read.value.notices.filter(({ headline }) => headline.includes(`${person.firstName} `));
}
const headlines = async (who: Somebody, client: Client) => (await toldOf(who, client)).map(({ headline }) => headline);

test('whoever plans somebody elsewhere learns that they are off then, who and when and no more, with the week to look at', async () => {
  const ana = await worker();
  const name = `${ana.person.firstName} ${ana.person.lastName}`;
  await planned(pier.client, aShift(pier.place, date('2026-12-09'), ana.person));
  await planned(pier.client, aShift(pier.place, date('2026-12-16'), ana.person));
  await published(pier.client, pier.place, date('2026-12-09'));
  const requestId = await asked(ana, '2026-12-08', '2026-12-10');
  expect(await open(wharf.client, requestId)).toEqual({ ok: true, value: { opened: 0 } });
  expect(await toldOf(ana, pier.client)).toMatchObject([
    {
      event: 'schedule',
      headline: expect.stringMatching(`^${name} has time off and is on your plan: Dec 8\\W+10$`),
      link: `/schedule?week=2026-12-09&show=team&location=${pier.place}`,
    },
  ]);
  const letter = await letterTo(world, pier.employee.email);
  expect(letter.body).toContain(name);
  expect(letter.body).not.toMatch(/vacation|funeral/i);
  // Who decided knows it; nothing of the person stands at home.
  expect(await headlines(ana, wharf.client)).not.toContainEqual(expect.stringContaining('on your plan'));
});

test('whoever plans several of the places is told once, and nobody of what they did themselves', async () => {
  const ana = await worker();
  await planned(admin, aShift(pier.place, date('2027-01-06'), ana.person));
  await planned(admin, aShift(wharf.place, date('2027-01-07'), ana.person));
  const requestId = await asked(ana, '2027-01-06', '2027-01-07');
  await approve(wharf.client, requestId);
  const ofPlan = async (client: Client) =>
    (await headlines(ana, client)).filter((headline) => headline.includes('on your plan')).length;
  expect([await ofPlan(admin), await ofPlan(pier.client), await ofPlan(wharf.client)]).toEqual([1, 1, 0]);
  expect(await approve(wharf.client, requestId)).toMatchObject({ refusal: 'already_decided' });
  expect(await ofPlan(pier.client)).toBe(1);
});

test('nobody is told of shifts that were opened with it, that are somebody else’s, or that are outside of it', async () => {
  const [ana, ben] = [await worker(), await worker()];
  await planned(pier.client, aShift(pier.place, date('2027-01-13'), ana.person));
  await planned(pier.client, aShift(pier.place, date('2027-01-14'), ana.person));
  await planned(pier.client, aShift(pier.place, date('2027-01-12'), ben.person));
  expect(await open(admin, await asked(ana, '2027-01-13'))).toEqual({ ok: true, value: { opened: 1 } });
  expect(await approve(admin, await asked(ana, '2027-01-12'))).toMatchObject({ ok: true });
  expect(await toldOf(ana, pier.client)).toEqual([]);
});

test('that they are back is told to whoever was told that they are off, also where their shift was given away since', async () => {
  const ana = await worker();
  const name = `${ana.person.firstName} ${ana.person.lastName}`;
  const { shiftId, revision } = await planned(pier.client, aShift(pier.place, date('2027-01-20'), ana.person));
  const requestId = await asked(ana, '2027-01-20');
  await approve(wharf.client, requestId);
  const shifts = [{ shiftId, revision, plan: aShift(pier.place, date('2027-01-20'), null) }];
  expect(await pier.client.call(contract.changeShifts, { body: { shifts } })).toMatchObject({ ok: true });
  expect(await cancel(ana.client, requestId)).toMatchObject({ ok: true });
  expect(await toldOf(ana, pier.client)).toMatchObject([
    { headline: `${name} is not away after all: Wednesday, January 20`, isRead: false },
    { headline: `${name} has time off and is on your plan: Wednesday, January 20`, isRead: true },
  ]);
  // Whoever answers for them hears of it once, in the words for those.
  const home = (await headlines(ana, wharf.client)).filter((headline) => headline.includes('January 20'));
  expect(home.filter((headline) => headline.includes('is not away'))).toEqual([]);
  expect(home.filter((headline) => headline.includes('is cancelled'))).toHaveLength(1);
});

test('that they are back is told where a shift stands that was planned although they were off', async () => {
  const ana = await worker();
  const requestId = await asked(ana, '2027-01-27');
  await approve(wharf.client, requestId);
  const plan = aShift(pier.place, date('2027-01-27'), ana.person);
  await planned(pier.client, plan);
  expect(await toldOf(ana, pier.client)).toEqual([]);
  expect(await cancel(wharf.client, requestId, 'The inventory was moved')).toMatchObject({ ok: true });
  expect(await headlines(ana, pier.client)).toEqual([expect.stringContaining('is not away after all')]);
});

test('whoever plans on the pier and is off themselves is not told of it as a planner', async () => {
  const person = await world.employee('Tidemaster', { role: 'manager', at: 'Wharf', manages: ['Pier'] });
  await world.asOwner('insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)', [
    person.organizationId,
    person.employeeId,
    pier.place,
  ]);
  const tide = { person, client: await server.as(person) };
  await planned(pier.client, aShift(pier.place, date('2027-02-03'), person));
  await approve(admin, await asked(tide, '2027-02-03'));
  expect((await headlines(tide, tide.client)).filter((headline) => headline.includes('on your plan'))).toEqual([]);
  expect(await headlines(tide, pier.client)).toHaveLength(1);
  await whenQuiet(world);
  const subjects = (await lettersTo(world, person.email)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining('Your time off is approved')]);
});

/** Takes somebody off a shift on the pier. */
async function givenAway({ shiftId, revision }: Awaited<ReturnType<typeof planned>>, on: string): Promise<void> {
  const shifts = [{ shiftId, revision, plan: aShift(pier.place, date(on), null) }];
  expect(await pier.client.call(contract.changeShifts, { body: { shifts } })).toMatchObject({ ok: true });
}

test('whoever plans on the pier no more when they are back does not learn of it, and whoever plans there since does', async () => {
  const ana = await worker();
  const former = await world.employee('Formermaster', { role: 'manager', at: 'Pier', manages: ['Pier'] });
  const shift = await planned(pier.client, aShift(pier.place, date('2027-02-10'), ana.person));
  const requestId = await asked(ana, '2027-02-10');
  await approve(wharf.client, requestId);
  await givenAway(shift, '2027-02-10');
  const client = await server.as(former);
  expect(await headlines(ana, client)).toHaveLength(1);
  await world.asOwner('delete from managed_locations where employee_id = $1', [former.employeeId]);
  const since = await world.employee('Newmaster', { role: 'manager', at: 'Pier', manages: ['Pier'] });
  expect(await cancel(ana.client, requestId)).toMatchObject({ ok: true });
  expect(await headlines(ana, client)).toHaveLength(1);
  const back = [expect.stringContaining('is not away after all')];
  expect(await headlines(ana, await server.as(since))).toEqual(back);
  expect((await headlines(ana, pier.client)).slice(0, 1)).toEqual(back);
});

test('that they are back is told where they were off, however long ago, and though what was told then is forgotten', async () => {
  const ana = await worker();
  const shift = await planned(pier.client, aShift(pier.place, date('2027-05-20'), ana.person));
  const requestId = await asked(ana, '2027-05-20');
  await approve(wharf.client, requestId);
  await givenAway(shift, '2027-05-20');
  await world.asOwner("delete from notices where kind = 'planned_away'");
  expect(await cancel(ana.client, requestId)).toMatchObject({ ok: true });
  expect(await headlines(ana, pier.client)).toEqual([expect.stringContaining('is not away after all')]);
});
