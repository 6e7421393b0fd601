import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const week = on('2026-11-16');
const weekAfter = on('2026-11-23');

let world: World;
let server: WorldServer;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
});
afterAll(() => world.close());

const asAdmin = () => server.as(world.organization.admin);

/** Puts California’s rules in force at a location, from the week on. */
async function californiaAt(location: string): Promise<void> {
  const { citations: _, ...rules } = presets.california;
  const scope = { kind: 'location', id: await world.organization.location(location) } as const;
  const body = { scope, startsOn: week, preset: 'california', rules } as const;
  expect(await (await asAdmin()).call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
}

async function moveTo({ employeeId, firstName, lastName }: Employee, location: string): Promise<void> {
  const admin = await asAdmin();
  const params = { employeeId };
  const person = await admin.call(contract.readEmployee, { params });
  if (!person.ok) throw new Error(person.refusal);
  const body = {
    firstName,
    lastName,
    homeLocationId: await world.organization.location(location),
    furtherLocationIds: [],
    employedFrom: null,
    employedUntil: null,
    revision: person.value.employment?.revision ?? 0,
  };
  expect(await admin.call(contract.changeEmployee, { params, body })).toMatchObject({ ok: true });
}

const cardOf = async ({ employeeId }: Employee, startsOn: PlainDate) => {
  const card = await (await asAdmin()).call(contract.readCard, { params: { employeeId, startsOn } });
  if (!card.ok) throw new Error(card.refusal);
  return card.value;
};

const ten = (...days: string[]) => days.map((day) => `${day} 8:00–18:30, break 30`);

let homes = 0;
/** Somebody who worked four days of ten hours in Oakland, from Monday to Thursday, for 20.00 an hour. */
async function afterTenHours(name: string): Promise<Employee> {
  const oakland = `Oakland ${(homes += 1)}`;
  world.clock.set('2026-11-20T23:00:00.000Z');
  const ana = await world.employee(name, { at: oakland });
  await californiaAt(oakland);
  const body = { startsOn: week, centsPerHour: cents(20_00) };
  const { employeeId } = ana;
  expect(await (await asAdmin()).call(contract.setPayRate, { params: { employeeId }, body })).toMatchObject({
    ok: true,
  });
  world.clock.set('2026-11-21T03:00:00.000Z');
  for (const words of ten('Mon', 'Tue', 'Wed', 'Thu')) await ana.worked(words);
  return ana;
}

test('whoever moves to a location with other rules keeps those of the old one for every week that began before', async () => {
  const ana = await afterTenHours('Ana');
  const before = await cardOf(ana, week);
  // Two hours of overtime a day, where federal law has none for forty hours.
  const [monday] = before.days;
  expect(monday).toMatchObject({ overtimeMinutes: 120 });
  world.clock.set('2026-11-21T15:00:00.000Z');
  await moveTo(ana, 'Reno');
  const after = await cardOf(ana, week);
  expect(after.days).toEqual(before.days);
  expect(after.pay).toEqual(before.pay);

  const own = await server.as(ana);
  const clock = await own.call(contract.readClock);
  expect(clock.ok && clock.value.policy.overtime.daily).toEqual(presets.california.overtime.daily);
  const timeCard = await own.call(contract.readTimeCard, { query: { date: week } });
  expect(timeCard.ok && timeCard.value.days[0]).toMatchObject({ overtimeMinutes: 120 });

  // The week after belongs to the new home.
  world.clock.set('2026-11-24T15:00:00.000Z');
  await ana.worked('Mon 8:00–18:30, break 30');
  expect((await cardOf(ana, weekAfter)).days[0]).toMatchObject({ workedMinutes: 600, overtimeMinutes: 0 });
});

test('a week that was approved before the move stays as it was approved, and can be locked', async () => {
  const ben = await afterTenHours('Ben');
  world.clock.set('2026-11-25T15:00:00.000Z');
  const { ledgerSequence: seen, behind } = await cardOf(ben, week);
  const params = { employeeId: ben.employeeId, startsOn: week };
  const admin = await asAdmin();
  expect(await admin.call(contract.approveTimeCard, { params, body: { seen, behind } })).toMatchObject({ ok: true });
  await moveTo(ben, 'Reno');
  const { flags, overtimeMinutes } = await cardOf(ben, week);
  expect(flags.map(({ kind }) => kind)).not.toContain('changed_since_approval');
  expect(overtimeMinutes).toBe(480);
  expect(await admin.call(contract.lockTimeCard, { params })).toMatchObject({ ok: true });
});

test('the preview of rules for the old location counts the weeks that began there', async () => {
  const cleo = await afterTenHours('Cleo');
  await moveTo(cleo, 'Reno');
  const { citations: _, ...rules } = presets.federal;
  const scope = { kind: 'location', id: cleo.locationId } as const;
  const admin = await asAdmin();
  const policies = await admin.call(contract.readPayPolicies, undefined);
  const now = policies.ok
    ? policies.value.versions.find(({ scope: of }) => of.kind === 'location' && of.id === cleo.locationId)
    : undefined;
  const body = { scope, startsOn: week, preset: 'federal', rules, insteadOf: now?.id ?? null } as const;
  const effect = await admin.call(contract.previewPayPolicy, { body });
  expect(effect).toMatchObject({ ok: true, value: { affectedCount: 1, changedCount: 1 } });
});
