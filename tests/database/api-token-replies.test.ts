import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { EndpointSpec } from '../../src/contract/kernel/endpoint.ts';
import { scopeOf, scopes, type Scope } from '../../src/domain/access/scope.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { samples } from '../sweep/samples.ts';
import { setStage, type Stage } from '../sweep/stage.ts';
import { problemIn, wireOf, type Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned } from '../world/shifts.ts';

let stage: Stage;
let admin: Client;
let ana: Employee;

const monday = parsePlainDate('2026-11-16') as PlainDate;

beforeAll(async () => {
  stage = await setStage();
  const { world } = stage;
  admin = await stage.persona('admin').client();
  ana = await world.employee('Ana', { at: 'Wharf' });
  const rate = { startsOn: monday, centsPerHour: cents(19_87), reason: undefined };
  const set = await admin.call(contract.setPayRate, { params: { employeeId: ana.employeeId }, body: rate });
  if (!set.ok) throw new Error(`no rate: ${set.refusal}`);
  await ana.worked('Mon 9:00–17:00, break 30');
  await planned(admin, aShift(stage.wharf, monday, ana));
});

afterAll(() => stage.world.close());

async function secretFor(wish: readonly Scope[]): Promise<string> {
  const made = await admin.call(contract.makeToken, { body: { name: 'Timesheets', scopes: [...wish], days: 1 } });
  if (!made.ok) throw new Error(`no token: ${made.refusal}`);
  return made.value.secret;
}

const asProgram = (secret: string, name: keyof typeof contract, input = samples[name].input(stage)) => {
  const endpoint: EndpointSpec = contract[name];
  const { path, body, headers } = wireOf(endpoint, input);
  return stage.server.stranger().send(endpoint.method, path, body, { ...headers, authorization: `Bearer ${secret}` });
};

/** Every sum of money that is told, by where it stands. */
function sums(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'number' && /cents/i.test(at) ? [`${at} ${value}`] : [];
  }
  return Object.entries(value).flatMap(([key, inner]) => sums(inner, `${at}.${key}`));
}

/** What tells of Ana, with what an hour of hers costs where somebody at a screen asks. */
const tellingOfAna = (): Partial<{ [Name in keyof typeof contract]: Parameters<typeof wireOf>[1] }> => ({
  readEmployee: { params: { employeeId: ana.employeeId } },
  readSchedule: { query: { locationId: stage.wharf, from: monday } },
  readCard: { params: { employeeId: ana.employeeId, startsOn: monday } },
});

const named = Object.entries(contract) as [keyof typeof contract, EndpointSpec][];

describe('a program', () => {
  test.each(scopes)('with %s is told no rate of pay inside any reply', async (scope) => {
    const secret = await secretFor([scope]);
    const opened = named.filter(
      ([, { access, method }]) =>
        method === 'GET' && typeof access === 'object' && scopeOf(access.action, method) === scope,
    );
    for (const [name, { file }] of opened) {
      for (const input of [samples[name].input(stage), tellingOfAna()[name]]) {
        if (input === undefined) continue;
        const reply = await asProgram(secret, name, input);
        expect(reply.text, name).not.toMatch(/1987|14903/);
        expect(reply.text, name).not.toContain('19.87');
        if (reply.status !== 200 || file === true || scope === 'payroll:read') continue;
        expect([name, sums(JSON.parse(reply.text))]).toEqual([name, []]);
      }
    }
  });

  test('is told less than its person: an admin at a screen reads the rate of the same three', async () => {
    for (const [name, input] of Object.entries(tellingOfAna())) {
      const { method, path } = { ...wireOf(contract[name as 'readCard'], input), method: 'GET' };
      const reply = await admin.send(method, path);
      expect([name, reply.status, /1987|14903/.test(reply.text)], reply.text).toEqual([name, 200, true]);
    }
  });

  test('approves and opens no week, acknowledges nothing and makes no calendar address, whatever its token is for', async () => {
    const secret = await secretFor(scopes);
    for (const name of [
      'approveTimeCard',
      'approveTimeCards',
      'reopenTimeCard',
      'acknowledgeMessage',
      'makeCalendarFeed',
      'revokeCalendarFeed',
    ] as const) {
      const reply = await asProgram(secret, name);
      expect([name, problemIn(reply.text).code]).toEqual([name, 'token_lacks_scope']);
    }
  });

  test('that only sends messages is told nothing that others wrote', async () => {
    const hers = await stage.server.as(ana);
    const toAna = { body: { employeeId: ana.employeeId } };
    const opened = await admin.call(contract.openDirect, toAna);
    if (!opened.ok) throw new Error(opened.refusal);
    const conversationId = opened.value.id;
    const said = { id: v7(), text: 'The safe is behind the clock.' };
    await hers.call(contract.sendMessage, { params: { conversationId }, headers: {}, body: said });
    const answering = () => ({
      params: { conversationId },
      headers: {},
      body: { id: v7(), text: 'Thanks.', replyToId: said.id },
    });
    for (const [wish, isTold] of [
      [['messages:write'], false],
      [['messages:read', 'messages:write'], true],
    ] as const) {
      const secret = await secretFor(wish);
      const replies = [
        await asProgram(secret, 'openDirect', toAna),
        await asProgram(secret, 'sendMessage', answering()),
      ];
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(replies[1]?.text.includes(said.text)).toBe(isTold);
      if (isTold) continue;
      expect(replies.map(({ text }) => text).join(' ')).not.toContain('safe');
    }
  });

  test('asks for files of hours and of messages with what only reads', async () => {
    const secret = await secretFor(['time:read', 'messages:read']);
    for (const name of ['exportTimeCards', 'askExport', 'exportConversation'] as const) {
      const reply = await asProgram(secret, name);
      expect([name, reply.status], reply.text).toEqual([name, samples[name].answers]);
    }
  });
});

test('to revoke all ends the address that a calendar follows too', async () => {
  const client = await stage.server.as(ana);
  const made = await client.call(contract.makeCalendarFeed);
  if (!made.ok) throw new Error(made.refusal);
  const address = made.value.path;
  expect((await stage.server.stranger().send('GET', address)).status).toBe(200);
  expect((await client.call(contract.revokeTokens)).ok).toBe(true);
  expect((await stage.server.stranger().send('GET', address)).status).toBe(404);
});
