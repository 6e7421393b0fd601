import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { TimeOffRules } from '../../src/domain/time-off/time-off-rules.ts';
import type { Try } from '../../src/server/kernel/queue.ts';
import { readPayDays } from '../../src/server/pay-rules/read-pay-days.ts';
import { readWorkedWeeks } from '../../src/server/time-cards/read.ts';
import { timeOffWorkers } from '../../src/server/time-off/jobs.ts';
import { listBalances, lockAbsences } from '../../src/server/time-off/read.ts';
import { recordAccruals } from '../../src/server/time-off/record-accruals.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { attemptIn } from '../world/inside.ts';
import { untilItWaits } from '../world/lock-wait.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let admin: Client;
let typeId: string;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 6 });
  admin = await server.as(world.organization.admin);
  const read = await admin.call(contract.readTimeOffPolicies);
  typeId = (read.ok && read.value.types.find(({ preset }) => preset === 'vacation')?.typeId) || '';
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

/** Somebody with 80 h since October. */
async function withEighty(name: string): Promise<Employee> {
  const person = await world.employee(`${name}${v7()}`, { at: `Late ${v7()}` });
  await world.asOwner(`update employees set employed_from = '2025-01-06' where id = $1`, [person.employeeId]);
  const body = { id: v7(), typeId, kind: 'opening', on: date('2026-10-01'), minutes: 4_800, reason: 'Begin' } as const;
  const adjusted = await admin.call(contract.adjustTimeOff, { params: { employeeId: person.employeeId }, body });
  expect(adjusted.ok).toBe(true);
  return person;
}

async function asked(person: Employee, from: string, to: string, numDays: number): Promise<string> {
  const { employeeId: userId, firstName, lastName, email } = person;
  const dates = { startDate: date(from), endDate: date(to), numDays, typeId };
  const answer = await (
    await server.as(person)
  ).call(contract.requestTimeOff, { body: { userId, firstName, lastName, email, ...dates } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.requestId;
}

const approve = async (requestId: string) => {
  const answer = await admin.call(contract.approveTimeOff, { params: { requestId } });
  expect(answer).toMatchObject({ ok: true });
};

const cancel = async (requestId: string) => {
  const body = { reason: 'They came to work' };
  expect(await admin.call(contract.cancelTimeOff, { params: { requestId }, body })).toMatchObject({ ok: true });
};

/** 80 h a year, from a day of it on, with so much carried. */
async function yearly(
  person: Employee,
  from: string,
  day: { readonly month: number; readonly dayOfMonth: number },
  most: number,
) {
  const rules: TimeOffRules = {
    accrual: {
      by: 'calendar',
      frequency: { every: 'year', ...day },
      yearBegins: day,
      milestones: [{ afterYears: 0, minutesPerYear: 4_800, carryOverCapMinutes: most }],
    },
    waitingDays: 0,
    usableAfterDays: 0,
  };
  const scope = { kind: 'employee' as const, id: person.employeeId };
  const body = { typeId, scope, startsOn: date(from), preset: 'up_front' as const, rules };
  expect(await admin.call(contract.setTimeOffPolicy, { body })).toMatchObject({ ok: true });
}

const ledgerOf = async ({ employeeId }: Employee) => {
  const read = await admin.call(contract.readTimeOff, { params: { employeeId } });
  return read.ok ? read.value.ledger.filter((entry) => entry.typeId === typeId) : [];
};
const balanceOf = async (person: Employee) => (await ledgerOf(person)).reduce((sum, { minutes }) => sum + minutes, 0);
const onStub = async ({ employeeId }: Employee, day: string) =>
  world.inside(world.organization.id, async ({ tx }) =>
    (await listBalances(tx, world.organization.id, [employeeId], date(day))).map(({ minutes }) => minutes),
  );

test('leave over the day on which a year begins leaves as much in one request as in two', async () => {
  const [chloe, maya] = [await withEighty('Chloe'), await withEighty('Maya')];
  await approve(await asked(chloe, '2026-10-13', '2026-10-23', 11));
  await approve(await asked(maya, '2026-10-13', '2026-10-18', 6));
  await approve(await asked(maya, '2026-10-19', '2026-10-23', 5));
  for (const person of [chloe, maya]) {
    await yearly(person, '2026-10-19', { month: 10, dayOfMonth: 19 }, 1_200);
    expect(await balanceOf(person)).toBe(3_600);
    // In the midst of it, four days are taken.
    expect(await onStub(person, '2026-10-16')).toEqual([4_800 - 4 * 480]);
    expect(await onStub(person, '2026-10-23')).toEqual([3_600]);
  }
});

describe('leave of before a year began', () => {
  const begin = { month: 11, dayOfMonth: 20 };
  const rows = async (person: Employee) =>
    (await ledgerOf(person))
      .filter(({ kind }) => kind === 'expired' || kind === 'accrued')
      .map(({ kind, on, minutes, period, timeOffId }) => [kind, on, minutes, period?.split(' ')[2] ?? null, timeOffId]);

  test('comes to the same whether it is approved before or after, and says why', async () => {
    const [ben, maya] = [await withEighty('Ben'), await withEighty('Maya')];
    await approve(await asked(ben, '2026-11-16', '2026-11-18', 3));
    const waits = await asked(maya, '2026-11-16', '2026-11-18', 3);
    for (const person of [ben, maya]) await yearly(person, '2026-11-19', begin, 2_400);
    await approve(waits);
    const accrued = ['accrued', '2026-11-20', 4_800, null, null];
    expect(await rows(ben)).toEqual(expect.arrayContaining([accrued, ['expired', '2026-11-20', -960, null, null]]));
    expect(await rows(maya)).toEqual(
      expect.arrayContaining([
        accrued,
        ['expired', '2026-11-20', -2_400, null, null],
        ['accrued', '2026-11-20', 1_440, 'by', expect.any(String)],
      ]),
    );
    expect([await balanceOf(ben), await balanceOf(maya)]).toEqual([7_200, 7_200]);
    await world.inside(world.organization.id, (ctx) =>
      recordAccruals(ctx, world.organization.id, { readWorkedWeeks, readPayDays }),
    );
    expect([await balanceOf(ben), await balanceOf(maya)]).toEqual([7_200, 7_200]);
  });

  test('that is cancelled after it leaves no more than is carried, also where it was approved after it', async () => {
    const [ben, maya] = [await withEighty('Ben'), await withEighty('Maya')];
    const before = await asked(ben, '2026-11-16', '2026-11-18', 3);
    await approve(before);
    const after = await asked(maya, '2026-11-16', '2026-11-18', 3);
    for (const person of [ben, maya]) await yearly(person, '2026-11-19', begin, 2_400);
    await approve(after);
    await cancel(before);
    await cancel(after);
    expect([await balanceOf(ben), await balanceOf(maya)]).toEqual([7_200, 7_200]);
    expect(await rows(ben)).toContainEqual(['expired', '2026-11-20', -1_440, 'without', expect.any(String)]);
  });
});

describe('an adjustment of before a year began', () => {
  const begin = { month: 11, dayOfMonth: 20 };
  const enter = async (person: Employee, minutes: number, on = '2026-11-16', id = v7()) => {
    const body = { id, typeId, kind: 'adjusted', on: date(on), minutes, reason: 'Forgotten' } as const;
    const params = { employeeId: person.employeeId };
    expect(await admin.call(contract.adjustTimeOff, { params, body })).toMatchObject({ ok: true });
    return id;
  };
  const putRight = async (person: Employee) =>
    (await ledgerOf(person))
      .filter(({ period }) => period?.includes('adjusted'))
      .map(({ kind, on, minutes, period, timeOffId }) => [kind, on, minutes, period, timeOffId]);

  test('comes to the same whether it is entered before or after, and says why; sent twice, it is there once', async () => {
    const [ben, maya] = [await withEighty('Ben'), await withEighty('Maya')];
    await enter(ben, 480);
    for (const person of [ben, maya]) await yearly(person, '2026-11-19', begin, 2_400);
    const id = await enter(maya, 480);
    await enter(maya, 480, '2026-11-16', id);
    const name = `anniversary 2026-11-20 adjusted ${id}`;
    expect(await putRight(maya)).toEqual([['expired', '2026-11-20', -480, name, null]]);
    expect([await balanceOf(ben), await balanceOf(maya)]).toEqual([7_200, 7_200]);
    await world.inside(world.organization.id, (ctx) =>
      recordAccruals(ctx, world.organization.id, { readWorkedWeeks, readPayDays }),
    );
    expect([await balanceOf(ben), await balanceOf(maya)]).toEqual([7_200, 7_200]);
  });

  test('takes back what lapsed for nothing, in whatever order it is entered beside leave that is answered late', async () => {
    const [ben, maya] = [await withEighty('Ben'), await withEighty('Maya')];
    const waits = await Promise.all([ben, maya].map((person) => asked(person, '2026-11-16', '2026-11-18', 3)));
    for (const person of [ben, maya]) await yearly(person, '2026-11-19', begin, 2_400);
    await enter(ben, -2_000, '2026-11-12');
    await approve(waits[0] ?? '');
    await approve(waits[1] ?? '');
    await enter(maya, -2_000, '2026-11-12');
    // 80 h, of which 57:20 were taken before the year began: less than may be carried, so that nothing lapses.
    expect([await balanceOf(ben), await balanceOf(maya)]).toEqual([1_360 + 4_800, 1_360 + 4_800]);
  });

  test('of the day on which it began, or of after it, moves nothing', async () => {
    const maya = await withEighty('Maya');
    await yearly(maya, '2026-11-19', begin, 2_400);
    await enter(maya, 480, '2026-11-20');
    await enter(maya, 480, '2026-12-01');
    expect(await putRight(maya)).toEqual([]);
    expect(await balanceOf(maya)).toBe(7_200 + 960);
  });
});

describe('the run of a day on which a year begins', () => {
  const run = async (attempt: Try) => {
    const job = timeOffWorkers({ readWorkedWeeks, readPayDays }).find((one) => one.job.name === 'accrue_time_off');
    await job?.run(attempt, { organizationId: world.organization.id });
  };
  /** Somebody whose year begins tomorrow, of whom a request of before it waits; and tomorrow is. */
  async function onTheDay(name: string) {
    const person = await withEighty(name);
    const waits = await asked(person, '2026-11-16', '2026-11-18', 3);
    await yearly(person, '2026-11-19', { month: 11, dayOfMonth: 21 }, 2_400);
    world.clock.set('2026-11-21T15:00:00Z');
    return { person, waits };
  }
  afterEach(() => world.clock.set('2026-11-20T15:00:00Z'));

  test('loses nothing of what is approved after it read what they have', { retry: 0 }, async () => {
    const { person, waits } = await onTheDay('Ben');
    let tries = 0;
    const attempt = attemptIn(world);
    await run({
      ...attempt,
      appending: (organizationId, work) =>
        attempt.appending(organizationId, async (ctx) => {
          const worked = await work(ctx);
          const wrote = ctx.audited.length > 0;
          if (wrote) tries += 1;
          // All of it is read and worked out, and none of it is committed.
          if (wrote && tries === 1) await approve(waits);
          return worked;
        }),
    });
    expect(tries).toBe(2);
    // 80 h less the 24 h of before: 40 h are carried, and 16 h lapse.
    expect(await balanceOf(person)).toBe(7_200);
    expect((await ledgerOf(person)).filter(({ kind }) => kind === 'expired')).toMatchObject([{ minutes: -960 }]);
  });

  test('is seen by whoever approves as it is over, though they had begun before', { retry: 0 }, async () => {
    const { person, waits } = await onTheDay('Maya');
    const approved = await world.inside(undefined, async ({ tx }) => {
      await lockAbsences(tx, world.organization.id);
      const begun = approve(waits);
      await untilItWaits(world, begun);
      await run(attemptIn(world));
      return { begun };
    });
    await approved.begun;
    expect(await balanceOf(person)).toBe(7_200);
    expect((await ledgerOf(person)).filter(({ kind }) => kind === 'expired')).toMatchObject([{ minutes: -2_400 }]);
  });

  test('adds nothing as it is done again, and tells the audit log once, of how many', async () => {
    await onTheDay('Chloe');
    const told = () =>
      world.asOwner(`select details from audit_entries where action = 'time_off.recorded' order by sequence`);
    const before = (await told()).length;
    await Promise.all([run(attemptIn(world)), run(attemptIn(world))]);
    await run(attemptIn(world));
    expect((await told()).slice(before)).toEqual([{ details: { people: 1 } }]);
  });
});
