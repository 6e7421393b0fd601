import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { problemIn } from '../world/client.ts';
import { aHumanCheck, solved } from '../world/human-check.ts';
import { number } from '../world/telephone.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const minute = 60_000;

let world: World;
let server: WorldServer;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ trustedProxies: ['127.0.0.1'] });
});

afterAll(() => world.close());

let host = 0;
/** What is said to a proof; each time about another number, so that no other limit speaks. */
async function said(humanCheck: string): Promise<string> {
  const phone = number(`(646) 2${String((host += 1)).padStart(2, '0')}-0101`);
  const from = { 'x-forwarded-for': `10.7.0.${host}` };
  const { status, text } = await server
    .stranger()
    .send('POST', contract.askPhoneCode.path, { phone, humanCheck }, from);
  return status === 200 ? 'passed' : problemIn(text).code;
}

async function aTask() {
  const task = await server.stranger().call(contract.readHumanCheck);
  if (!task.ok) throw new Error(task.refusal);
  return task.value;
}

test('a proof passes once', async () => {
  const proof = await aHumanCheck(server.stranger());
  expect(await said(proof)).toBe('passed');
  expect(await said(proof)).toBe('human_check_failed');
  // Nor in another spelling.
  expect(await said(`${proof} `)).toBe('human_check_failed');
  expect(await said(JSON.stringify({ ...(JSON.parse(proof) as object), more: 1 }))).toBe('human_check_failed');
});

test('of many who bring one proof at the same moment, one passes', async () => {
  const proof = await aHumanCheck(server.stranger());
  const all = await Promise.all(Array.from({ length: 8 }, () => said(proof)));
  expect(all.filter((one) => one === 'passed')).toHaveLength(1);
});

test('without one, with nonsense, or with a task that was not worked out, nobody passes', async () => {
  const task = await aTask();
  const worked = JSON.parse(await solved(task)) as { solution: { counter: number; derivedKey: string } };
  for (const proof of [
    'nothing',
    '{}',
    'null',
    JSON.stringify({ challenge: task }),
    JSON.stringify({ challenge: task, solution: { counter: 0, derivedKey: '00' } }),
    JSON.stringify({ challenge: task, solution: { ...worked.solution, derivedKey: 'f'.repeat(64) } }),
  ]) {
    expect(await said(proof)).toBe('human_check_failed');
  }
  const { status, text } = await server
    .stranger()
    .send('POST', contract.askPhoneCode.path, { phone: '(646) 555-0101', humanCheck: '' });
  expect([status, problemIn(text).code]).toEqual([422, 'invalid_input']);
});

test('a task that somebody made easier, or made up, is none of ours', async () => {
  const task = await aTask();
  const easier = { ...task, parameters: { ...task.parameters, cost: 1 } };
  const later = { ...task, parameters: { ...task.parameters, data: { endsAt: world.clock.now() + 60 * minute } } };
  const unsigned = { ...task, signature: '' };
  const { solution } = JSON.parse(await solved(task)) as { solution: unknown };
  for (const challenge of [easier, later, unsigned]) {
    expect(await said(JSON.stringify({ challenge, solution }))).toBe('human_check_failed');
  }
});

test('a proof is too old after ten minutes', async () => {
  const [early, late] = [await aHumanCheck(server.stranger()), await aHumanCheck(server.stranger())];
  world.clock.advance(10 * minute - 1);
  expect(await said(early)).toBe('passed');
  world.clock.advance(1);
  expect(await said(late)).toBe('human_check_failed');
});

test('what was used is forgotten once it would be too old in any case', async () => {
  world.clock.advance(11 * minute);
  expect(await said(await aHumanCheck(server.stranger()))).toBe('passed');
  expect(await world.asOwner('select signature from human_checks')).toHaveLength(1);
});
