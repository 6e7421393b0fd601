import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { answerRequest } from '../../src/server/approvals/answer-request.ts';
import { askApproval } from '../../src/server/approvals/ask-approval.ts';
import { admissionAsked } from '../../src/server/identity/ask-admission.ts';
import type { Actor } from '../../src/server/kernel/context.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let wharf: string;
let boss: Employee;
let admin: Client;
let manager: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  wharf = await world.organization.location('Wharf');
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  [admin, manager] = await Promise.all([server.as(world.organization.admin), server.as(boss)]);
});

afterAll(() => world.close());

async function requestOf({ employeeId }: Employee): Promise<string> {
  const rows = await world.asOwner<{ id: string }>('select id from approval_requests where employee_id = $1', [
    employeeId,
  ]);
  return rows[0]?.id ?? '';
}

const reject = (client: Client, requestId: string) =>
  client.call(contract.rejectRequest, { params: { requestId }, body: { reason: 'The team is complete' } });

describe('self-approval', () => {
  const asked = (who: Employee, organizationId: string) =>
    world.inside(organizationId, (ctx) =>
      askApproval(ctx, admissionAsked, {
        organizationId,
        subjectId: v7({ msecs: ctx.now }),
        employeeId: who.employeeId,
        askedBy: who.employeeId,
        locationId: null,
      }),
    );

  const answered = (who: Employee, requestId: string) =>
    world.inside(who.organizationId, (ctx) =>
      answerRequest({ ...ctx, actor: who as unknown as Actor }, { requestId, outcome: 'approved' }),
    );

  test('is refused while any other active admin or manager could answer', async () => {
    for (const who of [boss, world.organization.admin]) {
      const requestId = await asked(who, world.organization.id);
      expect(await answered(who, requestId)).toMatchObject({ refusal: 'own_request' });
      const client = who === boss ? manager : admin;
      expect(await reject(client, requestId)).toMatchObject({ refusal: 'own_request' });
    }
  });

  test('is left to an admin who is alone, and the audit log says so', async () => {
    const rival = await world.rival('Lone Pine');
    await rival.employee('Away', { role: 'admin', status: 'suspended' });
    const requestId = await asked(rival.admin, rival.id);
    const alone = await server.as(rival.admin);
    expect(await alone.call(contract.readPendingRequests, {})).toMatchObject({
      value: { requests: [{ requestId, isOwn: false }], waiting: { registration: 1 } },
    });
    expect(await answered(rival.admin, requestId)).toMatchObject({ ok: true });
    const entries = await world.asOwner(
      "select details->>'alone' as alone from audit_entries where organization_id = $1 and action = 'registration.approved'",
      [rival.id],
    );
    expect(entries).toEqual([{ alone: 'true' }]);
  });
});

describe('recent approvals', () => {
  test('are filtered, sorted and paged without a gap or a repetition, in every order', async () => {
    const rival = await world.rival('Many Mills');
    const theirs = await server.as(rival.admin);
    for (let index = 0; index < 30; index += 1) {
      const person = await rival.employee(`P${index} Row${index % 4}`, { status: 'pending' });
      world.clock.advance(1_000);
      const answer = await reject(theirs, await requestOf(person));
      expect(answer.ok).toBe(true);
    }
    for (const order of ['newest', 'oldest', 'name'] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await theirs.send(
          'GET',
          `/api/approvals/decisions?order=${order}${cursor ? `&cursor=${cursor}` : ''}`,
        );
        const { decisions, next } = JSON.parse(page.text) as {
          decisions: { requestId: string }[];
          next: string | null;
        };
        seen.push(...decisions.map(({ requestId }) => requestId));
        cursor = next ?? undefined;
      } while (cursor !== undefined);
      expect([order, seen.length, new Set(seen).size]).toEqual([order, 30, 30]);
    }
    const found = await theirs.send(
      'GET',
      '/api/approvals/decisions?search=row2&outcome=rejected&from=2026-11-20&to=2026-11-20',
    );
    expect((JSON.parse(found.text) as { decisions: unknown[] }).decisions).toHaveLength(7);
    for (const none of [
      'search=50%25',
      'outcome=approved',
      'from=2026-11-21',
      'to=2026-11-19',
      `locationId=${wharf}`,
    ]) {
      const reply = await theirs.send('GET', `/api/approvals/decisions?${none}`);
      expect([none, reply.text]).toEqual([none, '{"decisions":[],"next":null}']);
    }
    const forged = Buffer.from(JSON.stringify(['newest', 'x', v7()])).toString('base64url');
    for (const odd of ['x', forged]) {
      expect((await theirs.send('GET', `/api/approvals/decisions?cursor=${odd}`)).status).toBe(422);
    }
  });
});
