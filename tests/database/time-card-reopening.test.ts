import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../src/server/kernel/context.ts';
import { readChange } from '../../src/server/time-cards/read.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aTimeCardWharf, monday, name } from '../world/time-cards.ts';
import type { World } from '../world/world.ts';

let world: World;
let boss: Employee;
let manager: Client;
let admin: Client;

const { begin, worker, cardOf, approve, reopen, lock, logsOf } = aTimeCardWharf();

beforeAll(async () => {
  ({ world, boss, manager, admin } = await begin());
});

afterAll(() => world.close());

describe('reopening', () => {
  test('needs a reason, supersedes the work logs, and stands in the audit log', async () => {
    const ana = await worker();
    expect(await reopen(ana)).toMatchObject({ refusal: 'card_not_approved' });
    await approve(ana, (await cardOf(ana)).ledgerSequence);
    const blank = await manager.send('POST', `/api/time-cards/${ana.employeeId}/${monday}/reopening`, { reason: ' ' });
    expect(blank.status).toBe(422);
    expect(await reopen(ana)).toMatchObject({ ok: true });
    expect(await logsOf(ana)).toMatchObject([{ counts: false }, { counts: false }]);
    expect(await cardOf(ana)).toMatchObject({ state: 'open' });
    const told = await world.asOwner(
      "select details->>'reason' as reason, details->>'startsOn' as week from audit_entries where subject_id = $1 and action = 'time_card.reopened'",
      [ana.employeeId],
    );
    expect(told).toEqual([{ reason: 'The break on Tuesday was forgotten', week: monday }]);
    expect(await approve(ana, (await cardOf(ana)).ledgerSequence)).toMatchObject({ ok: true });
  });

  test('what payroll locked is an admin’s to open', async () => {
    const ana = await worker();
    await approve(ana, (await cardOf(ana)).ledgerSequence);
    expect(await lock(ana, manager)).toMatchObject({ refusal: 'not_allowed' });
    expect(await lock(ana)).toMatchObject({ ok: true });
    expect(await lock(ana)).toMatchObject({ refusal: 'card_is_locked' });
    expect(await approve(ana, (await cardOf(ana)).ledgerSequence)).toMatchObject({ refusal: 'card_is_locked' });
    expect(await reopen(ana)).toMatchObject({ refusal: 'card_is_locked' });
    expect(await reopen(ana, admin)).toMatchObject({ ok: true });
  });
});

test('an approved or locked week may not change, and says why', async () => {
  const ana = await worker();
  const mayChange = () =>
    world.inside(world.organization.id, (ctx) => readChange({ ...ctx, actor: boss as unknown as Actor }, name(ana)));
  expect(await mayChange()).toMatchObject({ ok: true });
  await approve(ana, (await cardOf(ana)).ledgerSequence);
  expect(await mayChange()).toMatchObject({ refusal: 'week_is_approved' });
  await lock(ana);
  expect(await mayChange()).toMatchObject({ refusal: 'week_is_locked' });
  await reopen(ana, admin);
  expect(await mayChange()).toMatchObject({ ok: true });
});

test('steps and work logs are kept for ever', async () => {
  for (const table of ['time_card_steps', 'work_logs']) {
    await expect(world.asOwner(`delete from ${table}`)).rejects.toThrow(/kept|change|never/i);
  }
});
