import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { untilItWaits } from '../world/lock-wait.ts';
import { approveWeek } from '../world/pay-day.ts';
import { aWorld, type World } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;

let world: World;
let admin: Client;
let ben: Employee;
let holder: pg.Client;

beforeAll(async () => {
  world = await aWorld();
  const server = await world.serve({ poolSize: 8 });
  const ana = await world.employee('Ana Ortiz', { at: 'Wharf' });
  ben = await world.employee('Ben Reyes', { at: 'Wharf' });
  for (const one of [ana, ben]) await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-23T15:00:00.000Z');
  admin = await server.as(world.organization.admin);
  for (const one of [ana, ben]) await approveWeek(admin, one, monday);
  holder = new pg.Client({ connectionString: world.ownerUrl });
  await holder.connect();
});

afterAll(async () => {
  await holder.end();
  await world.close();
});

const make = (wish: { readonly onlyNew?: boolean } = {}) =>
  admin.send('POST', '/api/payroll-files/gusto', { date: monday, withoutBlocked: false, ...wish });

const countFiles = async () => (await world.asOwner('select from payroll_files')).length;

/** Where transactions of an organization end, one after the other. */
const holdEnds = () =>
  holder.query("select pg_advisory_lock(hashtextextended('audit ' || $1::text, 0))", [ben.organizationId]);
const releaseEnds = () => holder.query('select pg_advisory_unlock_all()');

test('of two who make a file of who is new, the second finds nobody', { retry: 0 }, async () => {
  await holdEnds();
  const one = make({ onlyNew: true });
  await untilItWaits(world, one);
  const other = make({ onlyNew: true });
  await untilItWaits(world, other, 2);
  await releaseEnds();
  const [first, second] = await Promise.all([one, other]);
  expect(first.text).toContain('Reyes');
  expect([second.status, second.text]).toEqual([422, expect.stringContaining('payroll_file_nobody_new')]);
});

test(
  'nobody is missing from a file, and unsaid, whose week is reopened between the question who stands in the way and their days',
  { retry: 0 },
  async () => {
    const before = await countFiles();
    await holdEnds();
    const params = { employeeId: ben.employeeId, startsOn: monday };
    const reopening = admin.call(contract.reopenTimeCard, { params, body: { reason: 'A break was forgotten' } });
    await untilItWaits(world, reopening);
    // Whoever asks for days now queues behind this, which queues behind the reopening.
    const days = world.asOwner('begin; lock table work_logs in access exclusive mode; commit');
    await untilItWaits(world, days, 2);
    const making = make();
    await untilItWaits(world, making, 3);
    await releaseEnds();
    expect(await reopening).toMatchObject({ ok: true });
    const made = await making;
    expect([made.status, made.text]).toEqual([409, expect.stringContaining('payroll_people_blocked')]);
    expect(await countFiles()).toBe(before);
    await days;
  },
);
