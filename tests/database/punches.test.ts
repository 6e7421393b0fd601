import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { senderHeader } from '../../src/contract/kernel/sender.ts';
import { addMilliseconds, parseInstant, type Instant } from '../../src/domain/kernel/time.ts';
import type { PunchKind } from '../../src/domain/time-clock/punch.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let ana: Employee;
let client: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
});

beforeEach(async () => {
  world.clock.set('2026-11-20T15:00:00Z');
  ana = await world.employee(`Ana${v7()}`);
  client = await server.as(ana);
});

afterAll(() => world.close());

const minute = 60_000;
const ago = (milliseconds: number): Instant => addMilliseconds(world.clock.now(), -milliseconds);

const press = (kind: PunchKind, id = v7()) => client.call(contract.recordPunch, { body: { id, kind, offline: false } });

const pressOffline = (kind: PunchKind, deviceAt: Instant, skewMilliseconds = 0, id = v7()) =>
  client.call(contract.recordPunch, { body: { id, kind, offline: true, deviceAt, skewMilliseconds } });

const ledger = () =>
  world.asOwner<{ kind: PunchKind; source: string; punched_at: Date; recorded_at: Date; skew: string }>(
    `select kind, source, punched_at, recorded_at, skew_milliseconds::text as skew from punches where employee_id = $1 order by sequence`,
    [ana.employeeId],
  );

test('the clock says on which day somebody’s records begin: hired, or an earlier punch', async () => {
  const firstDay = async () => {
    const clock = await client.call(contract.readClock);
    return clock.ok ? clock.value.firstDay : undefined;
  };
  expect(await firstDay()).toBe('2026-11-20');
  await pressOffline('clock_in', ago(3 * 24 * 60 * minute));
  expect(await firstDay()).toBe('2026-11-17');
});

describe('a punch online', () => {
  test('takes the server’s time, whatever the device says', async () => {
    const id = v7();
    const deviceAt = ago(90 * minute);
    const answer = await client.call(contract.recordPunch, {
      body: { id, kind: 'clock_in', offline: false, deviceAt, skewMilliseconds: 1_234 },
    });
    const now = world.clock.now();
    expect(answer).toMatchObject({
      ok: true,
      value: { punch: { id, punchedAt: now, offline: false }, recordedAt: now, since: now },
    });
  });

  test('after somebody’s last day begins nothing, ends what is open, and is taken late for a time before', async () => {
    const employedUntil = (date: string | null) =>
      world.asOwner('update employees set employed_until = $1 where id = $2', [date, ana.employeeId]);
    await employedUntil('2026-11-20');
    expect(await press('clock_in')).toMatchObject({ ok: true });
    await employedUntil('2026-11-19');
    expect(await press('clock_out')).toMatchObject({ ok: true });
    expect(await press('clock_in')).toMatchObject({ refusal: 'last_day_over' });
    // 9 PM of the last day in New York, where it is the day after by UTC.
    world.clock.set('2026-11-20T16:00:00Z');
    await employedUntil('2026-11-20');
    world.clock.set('2026-11-21T02:00:00Z');
    expect(await press('clock_in')).toMatchObject({ ok: true });
    world.clock.set('2026-11-21T06:00:00Z');
    await press('clock_out');
    expect(await press('clock_in')).toMatchObject({ refusal: 'last_day_over' });
    expect((await ledger()).map(({ kind }) => kind)).toEqual(['clock_in', 'clock_out', 'clock_in', 'clock_out']);
  });

  test('that does not apply is refused with the true state, and leaves no row', async () => {
    const out = { status: 'Clocked Out', since: null, sinceStatus: null };
    for (const kind of ['clock_out', 'break_start', 'break_end'] as const) {
      expect(await press(kind)).toEqual({ ok: false, refusal: 'punch_does_not_apply', details: out });
    }
    await press('clock_in');
    const at = world.clock.now();
    world.clock.advance(minute);
    expect(await press('clock_in')).toMatchObject({ details: { status: 'Clocked In', since: at, sinceStatus: at } });
    expect(await press('break_end')).toMatchObject({ refusal: 'punch_does_not_apply' });
    await press('break_start');
    expect(await press('break_start')).toMatchObject({
      details: { status: 'On a Break', since: at, sinceStatus: addMilliseconds(at, minute) },
    });
    expect((await press('clock_out')).ok).toBe(true);
    expect((await ledger()).map(({ kind }) => kind)).toEqual(['clock_in', 'break_start', 'clock_out']);
  });

  test('sent again days later answers as recorded, with where the clock stands by then', async () => {
    const id = v7();
    const first = await press('clock_in', id);
    world.clock.advance(8 * 60 * minute);
    await press('clock_out');
    world.clock.advance(3 * 24 * 60 * minute);
    const again = await press('clock_in', id);
    expect(first).toMatchObject({ ok: true });
    expect(again).toMatchObject({
      ok: true,
      value: { punch: first.ok ? first.value.punch : {}, status: 'Clocked Out' },
    });
    expect(await ledger()).toHaveLength(2);
  });

  test('with an id that stands for something else is refused, whosever it is', async () => {
    const id = v7();
    await press('clock_in', id);
    expect(await press('clock_out', id)).toMatchObject({ refusal: 'punch_id_reused' });
    expect(await pressOffline('clock_in', ago(0), 0, id)).toMatchObject({ refusal: 'punch_id_reused' });
    const ben = await server.as(await world.employee(`Ben${v7()}`));
    expect(await ben.call(contract.recordPunch, { body: { id, kind: 'clock_in', offline: false } })).toMatchObject({
      ok: false,
      refusal: 'punch_id_reused',
    });
    expect(await ben.call(contract.readClock)).toMatchObject({
      ok: true,
      value: { status: 'Clocked Out', punches: [] },
    });
  });

  test('of another organization may carry the same id: neither hears of the other', async () => {
    const id = v7();
    await press('clock_in', id);
    const rival = await world.rival(`Rival ${v7()}`);
    const theirs = await server.as(rival.admin);
    expect(await theirs.call(contract.recordPunch, { body: { id, kind: 'clock_in', offline: false } })).toMatchObject({
      ok: true,
      value: { punch: { id, sequence: 1 } },
    });
  });
});

describe('punches made offline', () => {
  test('arrive in order, hours late, and count when they were pressed', async () => {
    const [inAt, breakAt, backAt, outAt] = [ago(300 * minute), ago(180 * minute), ago(150 * minute), ago(10 * minute)];
    expect((await pressOffline('clock_in', inAt)).ok).toBe(true);
    expect((await pressOffline('break_start', breakAt)).ok).toBe(true);
    expect((await pressOffline('break_end', backAt)).ok).toBe(true);
    expect(await pressOffline('clock_out', outAt)).toMatchObject({
      ok: true,
      value: { punch: { punchedAt: outAt, offline: true }, status: 'Clocked Out', sinceStatus: outAt },
    });
    const clock = await client.call(contract.readClock);
    expect(clock).toMatchObject({ ok: true, value: { today: { workedMinutes: 260, breakMinutes: 30 } } });
  });

  test('count less the skew that the device measured', async () => {
    const ahead = await pressOffline('clock_in', ago(30 * minute), 2 * minute);
    expect(ahead).toMatchObject({ ok: true, value: { punch: { punchedAt: ago(32 * minute) } } });
    const behind = await pressOffline('clock_out', ago(30 * minute), -10 * minute);
    expect(behind).toMatchObject({ ok: true, value: { punch: { punchedAt: ago(20 * minute) } } });
  });

  test('of a device whose clock was reset to 1970 count as well as any', async () => {
    const deviceAt = parseInstant('1970-01-01T00:10:00Z') as Instant;
    const skew = deviceAt - ago(5 * minute);
    const answer = await pressOffline('clock_in', deviceAt, skew);
    expect(answer).toMatchObject({ ok: true, value: { punch: { punchedAt: ago(5 * minute), offline: true } } });
    expect((await ledger())[0]?.skew).toBe(String(skew));
  });

  test('of a device that never measured its skew count by the time at which it sends', async () => {
    const deviceAt = parseInstant('1970-01-01T00:10:00Z') as Instant;
    const body = { id: v7(), kind: 'clock_in', offline: true, deviceAt } as const;
    const send = (sentAt: Instant) => client.call(contract.recordPunch, { body: { ...body, sentAt } });
    const first = await send(addMilliseconds(deviceAt, 5 * minute));
    expect(first).toMatchObject({ ok: true, value: { punch: { punchedAt: ago(5 * minute), offline: true } } });
    expect(await send(addMilliseconds(deviceAt, 6 * minute))).toEqual(first);
    expect((await ledger())[0]?.skew).toBe(String(deviceAt - ago(5 * minute)));
  });

  test('never count after they arrived, and not at all from the future', async () => {
    const now = world.clock.now();
    expect(await pressOffline('clock_in', addMilliseconds(now, 5 * minute))).toMatchObject({
      value: { punch: { punchedAt: now } },
    });
    expect(await pressOffline('clock_out', addMilliseconds(now, 5 * minute + 1))).toMatchObject({
      refusal: 'punch_in_future',
    });
  });

  test('that are older than a month need an adjustment', async () => {
    const month = 31 * 24 * 60 * minute;
    expect(await pressOffline('clock_in', ago(month + 1))).toEqual({
      ok: false,
      refusal: 'punch_too_old',
      details: { oldest: ago(month) },
    });
    expect((await pressOffline('clock_in', ago(month))).ok).toBe(true);
  });

  test('without the device’s time are refused', async () => {
    const answer = await client.call(contract.recordPunch, { body: { id: v7(), kind: 'clock_in', offline: true } });
    expect(answer).toMatchObject({ ok: false, refusal: 'punch_time_missing' });
  });

  test('may fall into an entry that is closed by now, if what came after still fits', async () => {
    await pressOffline('clock_in', ago(300 * minute));
    await pressOffline('clock_out', ago(60 * minute));
    const late = await pressOffline('break_start', ago(90 * minute));
    expect(late).toMatchObject({ ok: true, value: { status: 'Clocked Out' } });
    const clock = await client.call(contract.readClock);
    expect(clock).toMatchObject({ ok: true, value: { today: { workedMinutes: 210, breakMinutes: 30 } } });
  });

  test('that would leave what came after without sense are refused with the true state', async () => {
    await pressOffline('clock_in', ago(300 * minute));
    await pressOffline('clock_out', ago(60 * minute));
    const state = { status: 'Clocked Out', since: null, sinceStatus: ago(60 * minute) };
    expect(await pressOffline('clock_out', ago(200 * minute))).toEqual({
      ok: false,
      refusal: 'punch_out_of_order',
      details: state,
    });
    expect(await pressOffline('clock_in', ago(200 * minute))).toEqual({
      ok: false,
      refusal: 'punch_out_of_order',
      details: state,
    });
    expect(await ledger()).toHaveLength(2);
  });

  test('of a whole shift are recorded, though its person has clocked in elsewhere since', async () => {
    const pressed = (kind: PunchKind, deviceAt: Instant) => ({ id: v7(), kind, deviceAt, skewMilliseconds: 0 });
    const waiting = [
      pressed('clock_in', ago(500 * minute)),
      pressed('break_start', ago(300 * minute)),
      pressed('break_end', ago(270 * minute)),
      pressed('clock_out', ago(60 * minute)),
    ];
    await press('clock_in');
    const since = world.clock.now();
    for (const [index, punch] of waiting.entries()) {
      const body = { ...punch, offline: true, behind: waiting.slice(index + 1) };
      expect(await client.call(contract.recordPunch, { body })).toMatchObject({
        ok: true,
        value: { punch: { punchedAt: punch.deviceAt }, counts: true, status: 'Clocked In', since },
      });
    }
    const clock = await client.call(contract.readClock);
    expect(clock).toMatchObject({ ok: true, value: { today: { workedMinutes: 410, breakMinutes: 30 } } });
  });

  test('before a clock-in that came in meanwhile are refused, since two in a row would not fit', async () => {
    await press('clock_in');
    const state = { status: 'Clocked In', since: world.clock.now(), sinceStatus: world.clock.now() };
    expect(await pressOffline('clock_in', ago(500 * minute))).toEqual({
      ok: false,
      refusal: 'punch_out_of_order',
      details: state,
    });
    expect(await ledger()).toHaveLength(1);
  });
});

test('a punch of a page that somebody else had opened is not recorded as the one’s who has signed in since', async () => {
  const other = await world.employee(`Ben${v7()}`);
  const punch = { id: v7(), kind: 'clock_in' };
  const refused = await client.send('POST', contract.recordPunch.path, punch, { [senderHeader]: other.employeeId });
  expect(refused.status).toBe(401);
  expect(await ledger()).toHaveLength(0);
  const own = await client.send('POST', contract.recordPunch.path, punch, { [senderHeader]: ana.employeeId });
  expect(own.status).toBe(200);
});
