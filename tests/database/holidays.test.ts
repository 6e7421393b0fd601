import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { requestedDays } from '../../src/domain/time-off/decide-time-off.ts';
import type { Client } from '../world/client.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let admin: Client;
let people = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  admin = await server.as(world.organization.admin);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

async function worker(at: string) {
  people += 1;
  const person = await world.employee(`Worker${people}`, { at });
  return { person, client: await server.as(person) };
}
type Somebody = Awaited<ReturnType<typeof worker>>;

async function holidaysOf({ client }: Somebody, from: string, to: string): Promise<string[]> {
  const answer = await client.call(contract.readHolidays, { query: { from: date(from), to: date(to) } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.holidays.map(({ date: on, code, name }) => `${on} ${code ?? name}`);
}

async function charged({ person, client }: Somebody, from: string, to: string): Promise<number> {
  const { employeeId: userId, firstName, lastName, email } = person;
  const [startDate, endDate] = [date(from), date(to)];
  const numDays = requestedDays(startDate, endDate);
  const body = { userId, firstName, lastName, email, startDate, endDate, numDays };
  const answer = await client.call(contract.requestTimeOff, { body });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.chargedMinutes;
}

const added = (more: object = {}) => ({
  id: v7(),
  locationId: null,
  name: 'Founders’ Day',
  on: date('2026-12-10'),
  isEveryYear: true,
  ...more,
});
const leftOut = (more: object = {}) => ({
  id: v7(),
  locationId: null,
  code: 'christmas' as const,
  fromYear: 2027,
  lastYear: null,
  ...more,
});

describe('the holidays of a location', () => {
  test('are the federal ones, and take nothing from who is away on them', async () => {
    const ana = await worker('Quay');
    expect(await holidaysOf(ana, '2026-11-20', '2026-12-31')).toEqual([
      '2026-11-26 thanksgiving',
      '2026-12-25 christmas',
    ]);
    // Monday to Friday, Thanksgiving on its Thursday.
    expect(await charged(ana, '2026-11-23', '2026-11-27')).toBe(4 * 480);
  });

  test('are other ones where the location keeps a day of its own, which takes nothing of what was asked before either', async () => {
    const ana = await worker('Pier');
    const ben = await worker('Mill');
    expect(await charged(ana, '2026-12-07', '2026-12-11')).toBe(5 * 480);
    const body = added({ locationId: ana.person.locationId });
    expect((await admin.call(contract.addHoliday, { body })).ok).toBe(true);
    // A lost answer, sent again.
    expect((await admin.call(contract.addHoliday, { body })).ok).toBe(true);
    expect(await holidaysOf(ana, '2026-12-01', '2026-12-20')).toEqual(['2026-12-10 Founders’ Day']);
    expect(await holidaysOf(ana, '2027-12-01', '2027-12-20')).toEqual(['2027-12-10 Founders’ Day']);
    expect(await holidaysOf(ben, '2026-12-01', '2026-12-20')).toEqual([]);
    const eve = await server.as(await world.employee('Eve', { at: 'Pier' }));
    const kept = await eve.call(contract.readHolidays, { query: { from: date('2026-12-10'), to: date('2026-12-10') } });
    expect(kept.ok && kept.value.holidays).toHaveLength(1);
    const again = await admin.call(contract.addHoliday, { body: { ...body, name: 'Another' } });
    expect(again.ok ? 'ok' : again.refusal).toBe('holiday_id_reused');
    const own = await ana.client.call(contract.readTimeOff, { params: { employeeId: ana.person.employeeId } });
    expect(own.ok && own.value.requests[0]?.chargedMinutes).toBe(4 * 480);
  });

  test('of its own are added once, also where the answer was lost and the day has ended since', async () => {
    const ana = await worker('Basin');
    const body = added({ locationId: ana.person.locationId });
    expect((await admin.call(contract.addHoliday, { body })).ok).toBe(true);
    const undone = (fromYear: number) =>
      admin.call(contract.undoHolidayChange, { params: { changeId: body.id }, body: { fromYear } });
    expect((await undone(2028)).ok).toBe(true);
    expect((await admin.call(contract.addHoliday, { body })).ok).toBe(true);
    expect(await holidaysOf(ana, '2027-12-10', '2027-12-10')).toHaveLength(1);
    expect(await holidaysOf(ana, '2028-12-10', '2028-12-10')).toEqual([]);
    expect((await undone(2026)).ok).toBe(true);
    expect((await undone(2026)).ok).toBe(true);
    expect((await admin.call(contract.addHoliday, { body })).ok).toBe(true);
    expect(await holidaysOf(ana, '2026-12-10', '2026-12-10')).toEqual([]);
  });

  test('are without what is left out, from that year on, until it is kept again', async () => {
    const ana = await worker('Dock');
    const body = leftOut({ locationId: ana.person.locationId });
    expect((await admin.call(contract.leaveHolidayOut, { body })).ok).toBe(true);
    const christmas = async (year: number) => (await holidaysOf(ana, `${year}-12-20`, `${year}-12-28`)).length;
    expect([await christmas(2026), await christmas(2027), await christmas(2028)]).toEqual([1, 0, 0]);
    const undone = { params: { changeId: body.id }, body: { fromYear: 2028 } };
    expect((await admin.call(contract.undoHolidayChange, undone)).ok).toBe(true);
    expect([await christmas(2026), await christmas(2027), await christmas(2028)]).toEqual([1, 0, 1]);
    // Lost answers, sent again: both are answered as the first time, and nothing more is written.
    expect((await admin.call(contract.undoHolidayChange, undone)).ok).toBe(true);
    expect((await admin.call(contract.leaveHolidayOut, { body })).ok).toBe(true);
    expect([await christmas(2027), await christmas(2028)]).toEqual([0, 1]);
    const longer = await admin.call(contract.leaveHolidayOut, { body: { ...body, lastYear: 2029 } });
    expect(longer.ok ? 'ok' : longer.refusal).toBe('holiday_id_reused');
    const written = await world.asOwner(
      "select action from audit_entries where action like 'holiday.%' and subject_id = $1",
      [ana.person.locationId],
    );
    expect(written).toHaveLength(2);
    const unknown = { params: { changeId: v7() }, body: { fromYear: 2028 } };
    const nothing = await admin.call(contract.undoHolidayChange, unknown);
    expect(nothing.ok ? 'ok' : nothing.refusal).toBe('not_found');
  });

  test('are left out once, however many do it at once', async () => {
    const ana = await worker('Yard');
    const place = { locationId: ana.person.locationId };
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.call(contract.leaveHolidayOut, { body: leftOut(place) })),
    );
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal)).toSorted()).toEqual([
      'holiday_left_out_already',
      'holiday_left_out_already',
      'ok',
    ]);
  });

  test('of elsewhere are nobody’s who does not work there', async () => {
    const ana = await worker('Slip');
    const other = await worker('Tower');
    const query = { from: date('2026-12-01'), to: date('2026-12-31'), locationId: other.person.locationId };
    const answer = await ana.client.call(contract.readHolidays, { query });
    expect(answer.ok ? 'ok' : answer.refusal).toBe('not_found');
  });

  test('of a location that is none are nobody’s, whoever asks', async () => {
    const query = { from: date('2026-12-01'), to: date('2026-12-31'), locationId: v7() };
    const answer = await admin.call(contract.readHolidays, { query });
    expect(answer.ok ? 'ok' : answer.refusal).toBe('not_found');
  });
});
