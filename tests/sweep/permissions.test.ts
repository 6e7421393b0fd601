import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Access, EndpointSpec } from '../../src/contract/kernel/endpoint.ts';
import { permissions } from '../../src/domain/access/may.ts';
import { roles } from '../../src/domain/access/role.ts';
import { hashOfToken } from '../../src/server/kernel/secret.ts';
import { wireOf, type Client, type Reply } from '../world/client.ts';
import { samples } from './samples.ts';
import { setStage, type Persona, type Stage } from './stage.ts';
import { aboutThings } from './things.ts';
import { expectProblem } from './well-formed.ts';

const endpoints = Object.entries(contract) as [keyof typeof contract, EndpointSpec][];
const seen = new Map<string, string>();

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(async () => {
  await stage.world.close();
  console.log(`\n${tableOfPermissions()}\n\n${tableOfAnswers()}\n`);
});

/** What the door says, by the endpoint's access and the table of permissions alone; undefined, it opens. */
function refusalAtTheDoor(access: Access, { role, status }: Persona): readonly [number, string] | undefined {
  if (access === 'anyone') return undefined;
  if (role === undefined) return [401, 'not_signed_in'];
  if (access === 'person') return undefined;
  if (status !== 'active') return [403, 'not_admitted'];
  return permissions[access.action][role] === ('none' as string) ? [403, 'not_allowed'] : undefined;
}

async function callAs(persona: Persona, name: keyof typeof contract): Promise<Reply> {
  const endpoint: EndpointSpec = contract[name];
  const { path, body, headers } = wireOf(endpoint, samples[name].input(stage));
  const client = await persona.client();
  return client.send(endpoint.method, path, body, headers);
}

describe.each(endpoints)('%s', { retry: 0 }, (name, endpoint) => {
  test('is answered to each as its access and the table of permissions say, and tells nobody of another organization', async () => {
    for (const persona of stage.personas) {
      const reply = await callAs(persona, name);
      const refused = refusalAtTheDoor(endpoint.access, persona);
      seen.set(`${name} ${persona.name}`, String(reply.status));
      if (refused === undefined) {
        const { answers, outside = answers } = samples[name];
        const expected = persona.name === 'outsider' ? outside : answers;
        expect([persona.name, reply.status], reply.text).toEqual([persona.name, expected]);
      } else {
        expect([persona.name, reply.status], reply.text).toEqual([persona.name, refused[0]]);
        expect(expectProblem(endpoint, reply, 'en').code).toBe(refused[1]);
      }
      if (reply.status >= 400) expectProblem(endpoint, reply, 'en');
      const said = saidIn(reply).toLowerCase();
      // The bystander's own sign-in, which everybody knows here, answers with the bystander's own name.
      const foreign = name === 'signIn' ? [] : persona.foreign;
      expect(foreign.filter((trace) => said.includes(trace))).toEqual([]);
    }
  });
});

const grave = endpoints.filter(([, { freshSignIn }]) => freshSignIn === true);

test('what is grave is asked of somebody who is known, and of whoever is not fresh it asks who they are', async () => {
  for (const [name, { access }] of grave) {
    expect([name, access]).not.toEqual([name, 'anyone']);
    for (const persona of stage.personas.filter((one) => refusalAtTheDoor(access, one) === undefined)) {
      const stale = await staleClientOf(persona);
      const reply = await callAs({ ...persona, client: async () => stale }, name);
      expect([name, persona.name, reply.status], reply.text).toEqual([name, persona.name, 403]);
      expect(expectProblem(contract[name], reply, 'en').code).toBe('fresh_sign_in_required');
    }
  }
});

/** Somebody whose session was last confirmed eleven minutes ago. */
async function staleClientOf(persona: Persona): Promise<Client> {
  const client = await persona.client();
  const secret = client.cookie?.split('=')[1] ?? '';
  await stage.world.asOwner(
    "update sessions set authenticated_at = authenticated_at - interval '11 minutes' where token_hash = $1",
    [hashOfToken(secret)],
  );
  return client;
}

test('the table of permissions is the one that was agreed on', async () => {
  await expect(`${tableOfPermissions()}\n`).toMatchFileSnapshot('permissions.txt');
});

const nobody = '00000000-0000-7000-8000-000000000000';
type Parts = Parameters<typeof wireOf>[1];
const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('whatever somebody asks about another organization’s is answered as if it did not exist', async () => {
  const client = await stage.persona('outsider').client();
  for (const [name, endpoint] of endpoints) {
    const input: Parts = samples[name].input(stage);
    const params = (input.params ?? {}) as Record<string, unknown>;
    if (!Object.values(params).some((value) => anId.test(String(value)))) continue;
    const nobodys = Object.fromEntries(
      Object.entries(params).map(([field, value]) => [field, anId.test(String(value)) ? nobody : value]),
    );
    const theirThings = aboutThings(stage.things, params);
    const [about, without] = [theirThings, nobodys].map((named) => wireOf(endpoint, { ...input, params: named }));
    if (about === undefined || without === undefined) throw new Error('two were named');
    const theirs = await client.send(endpoint.method, about.path, about.body, about.headers);
    const nothing = await client.send(endpoint.method, without.path, without.body, without.headers);
    expect([name, theirs.status, saidIn(theirs)]).toEqual([name, nothing.status, saidIn(nothing)]);
  }
});

test('what was asked about there is there, for those whose it is', async () => {
  const { conversation, webhook } = stage.things;
  const { conversationId = '', messageId = '', attachmentId = '' } = conversation;
  const theirs = await stage.server.as(stage.bystander.employee);
  const admins = await stage.persona('admin').client();
  const answers = [
    await theirs.call(contract.readConversation, { params: { conversationId } }),
    await theirs.call(contract.editMessage, { params: { conversationId, messageId }, body: { text: 'Between us' } }),
    await theirs.call(contract.markNoticeRead, { params: { noticeId: stage.things.others['noticeId'] ?? '' } }),
    await theirs.call(contract.revokeToken, { params: { tokenId: stage.things.others['tokenId'] ?? '' } }),
    await theirs.call(contract.turnPushOff, { params: { deviceId: stage.things.others['deviceId'] ?? '' } }),
    await admins.call(contract.readWebhookMessages, { params: { webhookId: webhook['webhookId'] ?? '' }, query: {} }),
    await admins.call(contract.revokeKiosk, { params: { kioskId: stage.things.others['kioskId'] ?? '' } }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ ok: true });
  const file = await theirs.send('GET', `/api/conversations/${conversationId}/attachments/${attachmentId}`);
  expect([file.status, file.text]).toEqual([200, expect.stringContaining('%PDF')]);
});

/** What an answer says, but for the number of the request, in which any word of hexadecimal letters may stand. */
const saidIn = ({ text }: Reply): string => text.replace(/"requestId":"[^"]+"/, '');

test('what one asks about another’s is answered as if it did not exist', async () => {
  const nobodys = { ...stage, bystander: { ...stage.bystander, punchId: nobody } };
  for (const name of ['employee', 'manager', 'admin', 'outsider']) {
    const client = await stage.persona(name).client();
    const answers = await Promise.all(
      [stage, nobodys].map((of) => client.call(contract.undoPunch, samples.undoPunch.input(of))),
    );
    expect(answers[0]).toEqual(answers[1]);
  }
});

/** The one table of who may do what, as the product has it. */
function tableOfPermissions(): string {
  const rows = Object.entries(permissions).map(([action, reach]) => [action].concat(roles.map((role) => reach[role])));
  return table([['May', ...roles], ...rows]);
}

/** What each was answered by each endpoint. */
function tableOfAnswers(): string {
  const answersTo = (name: string): string[] =>
    stage.personas.map((persona) => seen.get(`${name} ${persona.name}`) ?? '–');
  const rows = endpoints.map(([name, { access, freshSignIn }]) => {
    const row: string[] = [name, typeof access === 'string' ? access : access.action, freshSignIn ? 'fresh' : ''];
    return row.concat(answersTo(name));
  });
  return table([['Endpoint', 'Access', 'Sign-in', ...stage.personas.map(({ name }) => name)], ...rows]);
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
