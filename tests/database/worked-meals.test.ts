import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PolicyWish } from '../../src/contract/pay-rules.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const tuesday = addDays(monday, 1);
const theFridayBefore = '2026-11-13T15:00:00.000Z';
const friday = '2026-11-20T23:00:00.000Z';
const nextMonday = '2026-11-23T15:00:00.000Z';

let world: World;
let server: WorldServer;
let manager: Client;

beforeAll(async () => {
  world = await aWorld({ now: theFridayBefore });
  server = await world.serve({ poolSize: 4 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  manager = await server.as(boss);
});

afterAll(() => world.close());

let count = 0;
/** Somebody of the wharf who is paid 20.00 an hour, and off whose shifts half an hour is taken after six hours. */
async function nurse(employeeMayCancel = true): Promise<Employee> {
  world.clock.set(theFridayBefore);
  const one = await world.employee(`Nurse${(count += 1)}`, { at: 'Wharf' });
  const { citations: _, ...federal } = presets.federal;
  const meal = { kind: 'auto-deduct' as const, afterWorkedMinutes: 360, minutes: 30, countPunched: true };
  const rules = { ...federal, workTime: { meals: [{ ...meal, employeeMayCancel }] } };
  const startsOn = addDays(monday, -7);
  const body: PolicyWish = { scope: { kind: 'employee', id: one.employeeId }, startsOn, preset: 'custom', rules };
  const fresh = await server.as(world.organization.admin);
  expect(await fresh.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
  const rate = { startsOn, centsPerHour: cents(20_00), reason: undefined };
  await fresh.call(contract.setPayRate, { params: { employeeId: one.employeeId }, body: rate });
  world.clock.set(friday);
  for (const day of ['Mon', 'Tue']) await one.worked(`${day} 9:00–17:00`);
  return one;
}

const name = ({ employeeId }: Employee) => ({ employeeId, startsOn: monday });

async function cardOf(one: Employee, reader = manager) {
  const answer = await reader.call(contract.readCard, { params: name(one) });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

const tell = async (one: Employee, isWorked: boolean, date = monday, meal = 1) =>
  (await server.as(one)).call(contract.tellWorkedMeal, {
    params: { startsOn: monday },
    body: { date, meal, isWorked },
  });

const approve = async (one: Employee, { ledgerSequence: seen, behind }: Awaited<ReturnType<typeof cardOf>>) =>
  manager.call(contract.approveTimeCard, { params: name(one), body: { seen, behind } });

const mealsOf = (card: Awaited<ReturnType<typeof cardOf>>) => card.days.map(({ mealsTakenOff }) => mealsTakenOff);

describe('a meal that was taken off', () => {
  test('is put back by whoever worked through it: on the card, in its pay, in Why?, on the clock and beside it', async () => {
    const ana = await nurse();
    const before = await cardOf(ana);
    expect([before.workedMinutes, before.group, mealsOf(before).flat()]).toEqual([
      900,
      'clean',
      [1, 2].map(() => ({ meal: 1, minutes: 30, worked: null })),
    ]);

    expect(await tell(ana, true)).toMatchObject({ ok: true });
    const card = await cardOf(ana);
    expect([card.workedMinutes, card.pay?.grossCents]).toEqual([930, 310_00]);
    expect(card.flags).toEqual([{ kind: 'worked_meal', date: monday }]);
    expect(card.group).toBe('review');
    expect(mealsOf(card)[0]).toEqual([
      { meal: 1, minutes: 30, worked: { by: expect.stringContaining('Nurse'), at: Date.parse(friday) } },
    ]);
    const told = await manager.call(contract.explainCard, { params: name(ana) });
    expect(told.ok && told.value.reasons.find(({ rule }) => rule === 'meal-worked')).toMatchObject({
      date: monday,
      citation: { source: '29 CFR 785.19(a)' },
    });
    const own = await server.as(ana);
    expect(await own.call(contract.readClock)).toMatchObject({
      value: { week: { workedMinutes: 930 }, workedMeals: [{ date: monday, meals: [1] }] },
    });
    for (const reply of [
      await own.call(contract.readTimeCard, { query: { date: monday } }),
      await own.call(contract.readTimeCardsBetween, { query: { from: monday, to: tuesday } }),
    ]) {
      expect(JSON.stringify(reply)).toContain('"workedMinutes":930');
    }
    const data = await own.call(contract.exportPersonalData);
    expect(data).toMatchObject({ value: { workedMeals: [{ workedOn: monday, meal: 1, kind: 'worked' }] } });
  });

  test('is said once, taken back, and said again: every word stays, and the audit log has each', async () => {
    const ben = await nurse();
    for (const isWorked of [true, true, false, false, true])
      expect(await tell(ben, isWorked)).toMatchObject({ ok: true });
    expect((await cardOf(ben)).workedMinutes).toBe(930);
    const kept = await world.asOwner<{ sequence: number; kind: string }>(
      'select sequence, kind from worked_meals where employee_id = $1 order by sequence',
      [ben.employeeId],
    );
    expect(kept).toEqual([
      { sequence: 1, kind: 'worked' },
      { sequence: 2, kind: 'taken_back' },
      { sequence: 3, kind: 'worked' },
    ]);
    const told = await world.asOwner<{ action: string; details: object }>(
      `select action, details from audit_entries where subject_id = $1 and action like 'worked_meal.%' order by sequence`,
      [ben.employeeId],
    );
    expect(told.map(({ action }) => action)).toEqual([
      'worked_meal.worked',
      'worked_meal.taken_back',
      'worked_meal.worked',
    ]);
    expect(told[0]?.details).toEqual({ startsOn: monday, date: monday, meal: 1 });
    for (const change of ['update worked_meals set meal = 2', 'delete from worked_meals']) {
      await expect(world.asOwner(change)).rejects.toThrow('kept for ever');
    }
  });

  test('is said once by three who press at once', async () => {
    const cy = await nurse();
    const client = await server.as(cy);
    const body = { date: monday, meal: 1, isWorked: true };
    const ask = () => client.call(contract.tellWorkedMeal, { params: { startsOn: monday }, body });
    expect((await Promise.all([1, 2, 3].map(ask))).map(({ ok }) => ok)).toEqual([true, true, true]);
    const kept = await world.asOwner('select 1 from worked_meals where employee_id = $1', [cy.employeeId]);
    expect(kept).toHaveLength(1);
  });

  test('is not to be spoken of where the day had none, in another week, or where the rules do not let it be', async () => {
    const dee = await nurse();
    expect(await tell(dee, true, addDays(monday, 2))).toMatchObject({ refusal: 'meal_not_taken_off' });
    expect(await tell(dee, true, monday, 2)).toMatchObject({ refusal: 'meal_not_taken_off' });
    expect(await tell(dee, true, addDays(monday, 7))).toMatchObject({ refusal: 'meal_not_taken_off' });
    const eve = await nurse(false);
    expect(mealsOf(await cardOf(eve)).flat()).toEqual([]);
    expect(await tell(eve, true)).toMatchObject({ refusal: 'meal_not_taken_off' });
    expect((await cardOf(eve)).workedMinutes).toBe(900);
  });

  test('said after the week was signed, tells that it changed; approved as it was looked at, it is paid and stays as it is', async () => {
    const fay = await nurse();
    world.clock.set(nextMonday);
    const own = await server.as(fay);
    const { ledgerSequence: seen } = await cardOf(fay, own);
    const body = { attestationVersion: 1, language: 'en' as const, seen };
    expect(await own.call(contract.signTimeCard, { params: { startsOn: monday }, body })).toMatchObject({ ok: true });
    const before = await cardOf(fay);
    expect(await tell(fay, true)).toMatchObject({ ok: true });
    const card = await cardOf(fay);
    expect(card.flags.map(({ kind }) => kind)).toEqual(['changed_since_signing', 'worked_meal']);
    // Nobody approves what they were not shown.
    expect(await approve(fay, before)).toMatchObject({ refusal: 'card_changed_meanwhile' });
    expect(await approve(fay, card)).toMatchObject({ ok: true });
    const logs = await world.asOwner<{ worked_minutes: number; pay_cents: string }>(
      'select worked_minutes, pay_cents from work_logs where employee_id = $1 order by worked_on',
      [fay.employeeId],
    );
    expect(logs.map((log) => [log.worked_minutes, Number(log.pay_cents)])).toEqual([
      [480, 160_00],
      [450, 150_00],
    ]);
    for (const isWorked of [true, false]) {
      expect(await tell(fay, isWorked)).toMatchObject({ refusal: 'week_is_approved' });
    }
    expect(await cardOf(fay)).toMatchObject({
      state: 'approved',
      workedMinutes: 930,
      changes: { since: 'signing', workedMinutesThen: 900 },
    });
    const list = await manager.call(contract.readTimeCards, { query: { date: monday } });
    const line = list.ok && list.value.cards.find(({ employee }) => employee.employeeId === fay.employeeId);
    expect(line).toMatchObject({ workedMinutes: 930, flags: [{ kind: 'worked_meal', date: monday }] });

    // Opened again it may be taken back, and what was approved no longer holds.
    await manager.call(contract.reopenTimeCard, { params: name(fay), body: { reason: 'Fay says so' } });
    expect(await tell(fay, false)).toMatchObject({ ok: true });
    expect((await cardOf(fay)).workedMinutes).toBe(900);
  });

  test('is spoken of by whoever it was taken from alone: what their manager says is of the manager’s own card', async () => {
    const gil = await nurse();
    const params = { startsOn: monday };
    const body = { date: monday, meal: 1, isWorked: true };
    expect(await manager.call(contract.tellWorkedMeal, { params, body })).toMatchObject({ ok: false });
    expect((await cardOf(gil)).workedMinutes).toBe(900);
  });
});
