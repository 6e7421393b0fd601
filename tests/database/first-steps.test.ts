import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let admin: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  admin = await server.as(world.organization.admin);
});

afterAll(() => world.close());

/** Which steps are told as done; undefined where the list is not shown. */
async function doneAs(client: Client): Promise<readonly string[] | undefined> {
  const answer = await client.call(contract.readFirstSteps);
  if (!answer.ok) throw new Error(answer.refusal);
  if (!answer.value.isShown) return undefined;
  return answer.value.steps.filter(({ isDone }) => isDone).map(({ step }) => step);
}

test('a step ticks itself when it is done, and an organization learns nothing of another', async () => {
  const rival = await world.rival('Copper Kettle');
  const rivals = await server.as(rival.admin);
  const before = (await doneAs(rivals)) ?? [];
  expect(before).not.toContain('employer');
  const employer = { legalName: 'Copper Kettle LLC', address: '1 Quay Street', revision: 0 };
  expect(await rivals.call(contract.changeEmployer, { body: employer })).toMatchObject({ ok: true });
  expect(await doneAs(rivals)).toEqual([...before, 'employer']);
  expect(await doneAs(admin)).not.toContain('employer');
});

test(
  'only admins see the list; put away by two at once it is away for all, and told to the audit log once',
  { retry: 0 },
  async () => {
    const boss = await server.as(await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] }));
    expect(await boss.call(contract.readFirstSteps)).toMatchObject({ ok: false, refusal: 'not_allowed' });
    expect(await boss.call(contract.closeFirstSteps)).toMatchObject({ ok: false, refusal: 'not_allowed' });
    expect(await doneAs(admin)).toBeDefined();
    const away = await Promise.all([admin.call(contract.closeFirstSteps), admin.call(contract.closeFirstSteps)]);
    for (const answer of away) expect(answer).toMatchObject({ ok: true, value: { isShown: false } });
    expect(await doneAs(admin)).toBeUndefined();
    const told = await world.asOwner<{ employee_id: string }>(
      "select employee_id from audit_entries where action = 'first_steps.closed' and organization_id = $1",
      [world.organization.id],
    );
    expect(told).toEqual([{ employee_id: world.organization.admin.employeeId }]);
  },
);
