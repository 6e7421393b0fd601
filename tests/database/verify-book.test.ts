import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWorld, type World } from '../world/world.ts';

let world: World;

beforeAll(async () => {
  world = await aWorld();
});

afterAll(() => world.close());

const command = join(import.meta.dirname, '../../tools/verify-book.ts');
const run = () =>
  spawnSync(process.execPath, [command], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATABASE_URL: world.ownerUrl },
  });

test('a book that nobody touched balances; what was done to it behind the application’s back is named, and ends with 1', async () => {
  const whole = run();
  expect([whole.status, whole.stdout]).toEqual([
    0,
    '0 payments to 0 employees in 1 organizations: the book balances.\n',
  ]);
  const { id, admin } = world.organization;
  const paymentId = '00000000-0000-7000-8000-000000000001';
  // A payment without days, as only who owns the database could write one.
  await world.asOwner(
    `insert into payments (organization_id, id, employee_id, method, transacted_at, day_count, worked_minutes, week_ends_on, total_cents,
       hourly_cents, deductions_cents, final_cents, owed_cents, recorded_by, recorded_at, alone, needs_second, idempotency_key, content_hash)
     values ($1, $2, $3, 'Cash', now(), 1, 60, '2026-11-22', 2000, 2000, 0, 2000, 2000, $3, now(), true, false, 'k', sha256('k'))`,
    [id, paymentId, admin.employeeId],
  );
  const broken = run();
  expect(broken.status).toBe(1);
  expect(broken.stdout).toContain(`Broken: payment ${paymentId} is not the sum of its days, in organization ${id}.`);
  expect(broken.stdout).toContain('1 payments to 1 employees in 1 organizations: 2 faults were found.');
});
