import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { TimeOffPolicyWish } from '../../src/contract/time-off/time-off-policies.ts';
import { parseInstant, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import { policyPresets } from '../../src/domain/time-off/policy-presets.ts';
import type { TypePreset } from '../../src/domain/time-off/time-off-type.ts';
import { readPayDays } from '../../src/server/pay-rules/read-pay-days.ts';
import { readWorkedWeeks } from '../../src/server/time-cards/read.ts';
import { recordAccruals } from '../../src/server/time-off/record-accruals.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let admin: Client;
let ana: Employee;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 6 });
  admin = await server.as(world.organization.admin);
  ana = await world.employee('Ana', { at: 'Wharf' });
  await world.asOwner(`update employees set employed_from = '2026-01-01' where id = $1`, [ana.employeeId]);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

async function typeOf(preset: TypePreset): Promise<string> {
  const read = await admin.call(contract.readTimeOffPolicies);
  const type = read.ok ? read.value.types.find((one) => one.preset === preset) : undefined;
  if (type === undefined) throw new Error(`there is no type ${preset}`);
  return type.typeId;
}

async function wish(preset: 'vacation' | 'sick', from: string, more: Partial<TimeOffPolicyWish> = {}) {
  const name = preset === 'vacation' ? 'monthly' : 'california_sick';
  const rules = policyPresets[name];
  const body = { typeId: await typeOf(preset), scope: { kind: 'organization' as const }, startsOn: date(from) };
  const asked: TimeOffPolicyWish = { ...body, preset: name, rules, ...more };
  return asked;
}

async function ledgerOf({ employeeId }: Employee, preset: TypePreset) {
  const typeId = await typeOf(preset);
  const read = await admin.call(contract.readTimeOff, { params: { employeeId } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value.ledger.filter((entry) => entry.typeId === typeId);
}

const set = (body: TimeOffPolicyWish) => admin.call(contract.setTimeOffPolicy, { body });
const accrue = () =>
  world.inside(world.organization.id, (ctx) =>
    recordAccruals(ctx, world.organization.id, { readWorkedWeeks, readPayDays }),
  );

describe('a policy', () => {
  test('tells whom it would reach and what they would get, and writes it once it is set', async () => {
    const body = await wish('vacation', '2026-09-15');
    const preview = await admin.call(contract.previewTimeOffPolicy, { body });
    const reached = preview.ok
      ? preview.value.people.find(({ employeeId }) => employeeId === ana.employeeId)
      : undefined;
    expect(reached).toMatchObject({ hiredOn: '2026-01-01', dueMinutes: 800 });
    expect(await ledgerOf(ana, 'vacation')).toEqual([]);
    expect((await set(body)).ok).toBe(true);
    expect((await ledgerOf(ana, 'vacation')).map(({ kind, on, minutes }) => [kind, on, minutes])).toEqual([
      ['accrued', '2026-10-01', 400],
      ['accrued', '2026-11-01', 400],
    ]);
  });

  test('that two set for one day at once is set, and corrected by the later of them', async () => {
    const body = await wish('sick', '2027-02-01');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => set(body)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
  });

  test('gives each period once, however often and by however many the day is done', async () => {
    await Promise.all([accrue(), accrue(), accrue()]);
    await accrue();
    expect(await ledgerOf(ana, 'vacation')).toHaveLength(2);
  });

  test('is corrected by another of the same date, and what was given stays', async () => {
    const body = await wish('vacation', '2026-09-15', { rules: policyPresets.nothing, preset: 'nothing' });
    const answer = await set(body);
    const versions = answer.ok ? answer.value.versions.filter(({ startsOn }) => startsOn === '2026-09-15') : [];
    expect(versions).toMatchObject([{ preset: 'nothing' }]);
    expect(await ledgerOf(ana, 'vacation')).toHaveLength(2);
  });

  test('of one person goes before that of everybody', async () => {
    const ben = await world.employee('Ben', { at: 'Wharf' });
    await world.asOwner(`update employees set employed_from = '2026-01-01' where id = $1`, [ben.employeeId]);
    const own = { kind: 'employee', id: ben.employeeId } as const;
    await set(await wish('vacation', '2026-11-01', { scope: own }));
    expect(await ledgerOf(ben, 'vacation')).toMatchObject([{ on: '2026-11-01', minutes: 400 }]);
  });

  test('of hours worked gives those of the week of being hired, and of the week in which it begins what is worked from then on, up to hours or days', async () => {
    const ivo = await world.employee('Ivo', { at: 'Wharf' });
    await world.asOwner(`update employees set employed_from = '2026-11-11' where id = $1`, [ivo.employeeId]);
    // Ten hours on a Wednesday and a Thursday of weeks that begin on Mondays.
    for (const day of ['2026-11-11', '2026-11-12']) {
      await ivo.pressed('clock_in', parseInstant(`${day}T13:00:00Z`));
      await ivo.pressed('clock_out', parseInstant(`${day}T23:00:00Z`));
    }
    const dueBy = async (from: string) => {
      const scope = { kind: 'employee', id: ivo.employeeId } as const;
      const preview = await admin.call(contract.previewTimeOffPolicy, { body: await wish('sick', from, { scope }) });
      return preview.ok ? preview.value.people.map(({ dueMinutes }) => dueMinutes) : preview;
    };
    expect(await dueBy('2026-10-01')).toEqual([40]);
    expect(await dueBy('2026-11-12')).toEqual([20]);
    expect(await dueBy('2026-11-13')).toEqual([0]);
    // Ten minutes are left to 80 hours; to ten days there is more, where a day is ten hours.
    const params = { employeeId: ivo.employeeId };
    const opening = {
      kind: 'opening',
      on: date('2026-11-01'),
      minutes: 4_790,
      reason: 'From the last system',
    } as const;
    const body = { id: v7(), typeId: await typeOf('sick'), ...opening };
    expect(await admin.call(contract.adjustTimeOff, { params, body })).toMatchObject({ ok: true });
    expect(await dueBy('2026-10-01')).toEqual([10]);
    const week = { dayMinutes: 600, weekdays: ['monday', 'tuesday', 'wednesday', 'thursday'] as const };
    const scope = { kind: 'employee', id: ivo.employeeId } as const;
    const wished = { scope, startsOn: date('2026-11-16'), week: { ...week, weekdays: [...week.weekdays] } };
    expect(await admin.call(contract.setLeaveWeek, { body: wished })).toMatchObject({ ok: true });
    expect(await dueBy('2026-10-01')).toEqual([40]);
  });

  test('of hours worked gives an hour for thirty once the week is over, and may be used from the 90th day on', async () => {
    const cem = await world.employee('Cem', { at: 'Wharf' });
    await world.asOwner(`update employees set employed_from = '2026-11-02' where id = $1`, [cem.employeeId]);
    // Ten hours on three days, the last of them in the week that is under way.
    for (const day of ['2026-11-09', '2026-11-10', '2026-11-16']) {
      await cem.pressed('clock_in', parseInstant(`${day}T13:00:00Z`));
      await cem.pressed('clock_out', parseInstant(`${day}T23:00:00Z`));
    }
    await set(await wish('sick', '2026-11-01'));
    expect(await ledgerOf(cem, 'sick')).toMatchObject([{ on: '2026-11-16', minutes: 40 }]);
    const { employeeId: userId, firstName, lastName, email } = cem;
    const body = { userId, firstName, lastName, email, numDays: 1, typeId: await typeOf('sick') };
    const asks = async (day: string) =>
      (await server.as(cem)).call(contract.requestTimeOff, {
        body: { ...body, startDate: date(day), endDate: date(day) },
      });
    expect(await asks('2027-01-29')).toMatchObject({ refusal: 'time_off_not_usable_yet' });
    expect((await asks('2027-01-30')).ok).toBe(true);
  });

  test('lets a year use no more than it says, of what waits too, and each year anew', async () => {
    const hal = await world.employee('Hal', { at: 'Wharf' });
    await world.asOwner(`update employees set employed_from = '2026-01-01' where id = $1`, [hal.employeeId]);
    await set(await wish('sick', '2026-11-01'));
    const { employeeId: userId, firstName, lastName, email } = hal;
    const client = await server.as(hal);
    const asks = async (from: string, to: string, numDays: number, preset: TypePreset = 'sick') => {
      const dates = { startDate: date(from), endDate: date(to), numDays, typeId: await typeOf(preset) };
      return client.call(contract.requestTimeOff, { body: { userId, firstName, lastName, email, ...dates } });
    };
    const over = { refusal: 'time_off_yearly_use', details: { yearFrom: '2026-01-01' } };
    expect(await asks('2026-12-07', '2026-12-14', 8)).toMatchObject({ ...over, details: { leftMinutes: 2_400 } });
    expect(await asks('2026-12-07', '2026-12-10', 4)).toMatchObject({ ok: true });
    expect(await asks('2026-12-14', '2026-12-15', 2)).toMatchObject({ ...over, details: { leftMinutes: 480 } });
    expect(await asks('2026-12-14', '2026-12-15', 2, 'vacation')).toMatchObject({ ok: true });
    // One day of this year, and one of the next.
    expect(await asks('2026-12-31', '2027-01-01', 2)).toMatchObject({ ok: true });
  });

  test('gives nothing after the last day, nor what somebody missed who was suspended, and lets nobody ask for days after it', async () => {
    const employed = async (name: string, until: string | null = null) => {
      const person = await world.employee(name, { at: 'Wharf' });
      await world.asOwner(`update employees set employed_from = '2026-01-01', employed_until = $2 where id = $1`, [
        person.employeeId,
        until,
      ]);
      return person;
    };
    const eda = await employed('Eda', '2026-10-15');
    const finn = await employed('Finn');
    const gil = await employed('Gil');
    const suspended = async ({ employeeId }: Employee, since?: string) => {
      const params = { employeeId };
      await admin.call(contract.suspendEmployee, { params, body: { reason: 'Away without a word' } });
      if (since !== undefined) {
        await world.asOwner('update suspensions set suspended_at = $2 where employee_id = $1', [employeeId, since]);
      }
      expect((await admin.call(contract.reinstateEmployee, { params })).ok).toBe(true);
    };
    await suspended(finn, '2026-09-20T12:00:00Z');
    // For a moment of today alone.
    await suspended(gil);
    const own = ({ employeeId: id }: Employee) => ({ scope: { kind: 'employee' as const, id } });
    await set(await wish('vacation', '2026-09-15', own(eda)));
    await set(await wish('vacation', '2026-09-15', own(finn)));
    await set(await wish('vacation', '2026-09-15', own(gil)));
    expect(await ledgerOf(eda, 'vacation')).toMatchObject([{ on: '2026-10-01', minutes: 400 }]);
    expect(await ledgerOf(finn, 'vacation')).toEqual([]);
    expect((await ledgerOf(gil, 'vacation')).map(({ on }) => on)).toEqual(['2026-10-01', '2026-11-01']);
    const { employeeId: userId, firstName, lastName, email } = eda;
    const day = date('2026-10-16');
    const asked = await (
      await server.as(eda)
    ).call(contract.requestTimeOff, {
      body: { userId, firstName, lastName, email, numDays: 1, startDate: day, endDate: day },
    });
    expect(asked).toMatchObject({ refusal: 'time_off_after_last_day', details: { lastDay: '2026-10-15' } });
  });

  test('that is before this year, of no type that has a balance, or for nobody here, is refused', async () => {
    expect(await set(await wish('vacation', '2025-12-31'))).toMatchObject({ refusal: 'time_off_policy_too_early' });
    expect(await set(await wish('vacation', '2026-11-20', { typeId: world.organization.id }))).toMatchObject({
      refusal: 'time_off_type_unknown',
    });
    const nobody = { kind: 'location', id: world.organization.id } as const;
    expect(await set(await wish('vacation', '2026-11-20', { scope: nobody }))).toMatchObject({ refusal: 'not_found' });
    const faulty = { ...policyPresets.monthly, accrual: { ...policyPresets.monthly.accrual, milestones: [] } };
    expect(await set(await wish('vacation', '2026-11-20', { rules: faulty }))).toMatchObject({
      refusal: 'time_off_policy_faulty',
      details: { faults: ['milestones_missing'] },
    });
  });

  test('stands in the audit log with what it was before', async () => {
    const rows = await world.asOwner<{ details: { before: string | null } }>(
      `select details from audit_entries where action = 'time_off_policy.set' and details->>'preset' = 'nothing'`,
    );
    expect(rows[0]?.details.before).toContain('calendar');
  });
});

test('time that is earned with the pay periods is given by those of each person, and told as far ahead as it may be asked for', async () => {
  const at = `Half months ${v7()}`;
  const ben = await world.employee(`Ben${v7()}`, { at });
  await world.asOwner(`update employees set employed_from = '2026-01-01' where id = $1`, [ben.employeeId]);
  const scope = { kind: 'location' as const, id: ben.locationId };
  const { citations: _, ...federal } = presets.federal;
  const paid = { scope, startsOn: date('2026-11-16'), preset: 'federal' as const };
  const halfMonths = { ...federal, payPeriod: { frequency: 'semimonthly' as const } };
  expect(await admin.call(contract.setPayPolicy, { body: { ...paid, rules: halfMonths } })).toMatchObject({ ok: true });
  const accrual = {
    by: 'calendar' as const,
    frequency: { every: 'pay-period' as const },
    milestones: [{ afterYears: 0, minutesPerYear: 4_800 }],
  };
  const rules = { accrual, waitingDays: 0, usableAfterDays: 0 };
  const body = await wish('vacation', '2026-11-10', { scope, rules });
  expect(await set(body)).toMatchObject({ ok: true });
  expect((await ledgerOf(ben, 'vacation')).map(({ on, minutes }) => [on, minutes])).toEqual([['2026-11-16', 200]]);
  const read = await admin.call(contract.readTimeOff, { params: { employeeId: ben.employeeId } });
  const days = read.ok ? read.value.payDays.filter(({ on }) => on > '2026-11-16' && on < '2027-01-31') : [];
  expect(days.map(({ on }) => on)).toEqual(['2026-12-01', '2026-12-16', '2027-01-01', '2027-01-16']);
  const other = await admin.call(contract.readTimeOff, { params: { employeeId: ana.employeeId } });
  expect(other).toMatchObject({ value: { payDays: [] } });
});

test('hours of a day that lies in two workweeks earn time off once, when both are over', async () => {
  const dov = await world.employee('Dov', { at: 'Moved weeks' });
  const eda = await world.employee('Eda', { at: 'Moved weeks' });
  await world.asOwner(`update employees set employed_from = '2026-11-01' where id = any($1)`, [
    [dov.employeeId, eda.employeeId],
  ]);
  const scope = { kind: 'location' as const, id: dov.locationId };
  const { citations: _, ...federal } = presets.federal;
  const sundays = { ...federal, workweek: { ...federal.workweek, weekday: 'sunday' as const } };
  const body = { scope, startsOn: date('2026-11-22'), preset: 'federal' as const, rules: sundays };
  expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
  expect(await set(await wish('sick', '2026-11-01', { scope }))).toMatchObject({ ok: true });

  const worked = async (who: Employee, days: readonly string[], until: string) => {
    for (const day of days) {
      await who.pressed('clock_in', parseInstant(`${day}T13:00:00Z`));
      await who.pressed('clock_out', parseInstant(`${day}T${until}:00Z`));
    }
  };
  const earnedBy = async (who: Employee) =>
    (await ledgerOf(who, 'sick')).reduce((sum, { minutes }) => sum + minutes, 0);

  // Sunday 22 November is the last day of one workweek and the first of the next, which is under way.
  world.clock.set('2026-11-23T15:00:00.000Z');
  await worked(eda, ['2026-11-22'], '22:00');
  await accrue();
  expect(await ledgerOf(eda, 'sick')).toEqual([]);

  world.clock.set('2026-11-24T15:00:00.000Z');
  await worked(dov, ['2026-11-16', '2026-11-17', '2026-11-22'], '23:00');
  await accrue();
  expect(await ledgerOf(dov, 'sick')).toEqual([]);

  world.clock.set('2026-11-30T15:00:00.000Z');
  await worked(eda, ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'], '22:00');
  await accrue();
  expect(await earnedBy(dov)).toBe((30 * 60) / 30);
  // 6 days of 9 hours, and not a seventh for the Sunday of both weeks.
  expect(await earnedBy(eda)).toBe(108);
});

test('whoever moves to a home without a policy earns nothing more by that of the old one', async () => {
  const gil = await world.employee('Gil', { at: 'Old home' });
  const { employeeId, firstName, lastName, locationId } = gil;
  await world.asOwner(`update employees set employed_from = '2026-01-01' where id = $1`, [employeeId]);
  const named = { name: `Leave ${v7()}`, isPaid: true, unit: 'day', needsNote: false, needsAttachment: false } as const;
  const type = await admin.call(contract.addTimeOffType, { body: named });
  if (!type.ok) throw new Error(type.refusal);
  const { typeId } = type.value;
  await set(await wish('vacation', '2026-10-15', { typeId, scope: { kind: 'location', id: locationId } }));
  const credits = async () => {
    const rows = await world.asOwner<{ on: string }>(
      `select on_date::text as on from time_off_ledger where employee_id = $1 and type_id = $2`,
      [employeeId, typeId],
    );
    return rows.map(({ on }) => on);
  };
  expect(await credits()).toEqual(['2026-11-01']);

  const params = { employeeId };
  const person = await admin.call(contract.readEmployee, { params });
  const home = { homeLocationId: await world.organization.location('New home'), furtherLocationIds: [] };
  const employed = { employedFrom: date('2026-01-01'), employedUntil: null };
  const revision = person.ok ? (person.value.employment?.revision ?? 0) : 0;
  const body = { firstName, lastName, ...home, ...employed, revision };
  expect(await admin.call(contract.changeEmployee, { params, body })).toMatchObject({ ok: true });
  world.clock.set('2027-01-04T15:00:00.000Z');
  await accrue();
  expect(await credits()).toEqual(['2026-11-01']);
});
