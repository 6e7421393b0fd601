import { beforeEach, expect, test } from 'vitest';
import type { PunchKind } from '../../../domain/time-clock/punch.ts';
import type { Answer } from './answer.ts';
import { drain, type DrainTools } from './drain.ts';
import type { Entry, NewEntry } from './entry.ts';
import { memoryStore } from './memory-store.ts';

const owner = 'harbor/maya';
const yes = (id: string): Answer => ({
  name: 'recorded',
  reply: {
    status: 'Clocked In',
    since: null,
    sinceStatus: null,
    recordedAt: 0 as never,
    counts: true,
    punch: { id, kind: 'clock_in', punchedAt: 0 as never, sequence: 1, offline: false },
  },
});
const no: Answer = { name: 'refused', refusal: { code: 'punch_does_not_apply', status: 409, detail: 'No.' } };
const undone: Answer = { name: 'undone', state: { status: 'Clocked Out', since: null, sinceStatus: null } };
const later: Answer = { name: 'later' };

let store = memoryStore();
let sent: string[] = [];
let told: string[] = [];
let clock = 1_000_000;
let answers: Answer[] = [];
let offline = false;

const tools = (): DrainTools => ({
  store,
  send: async (entry) => {
    sent.push(entry.id);
    return answers.shift() ?? (entry.what === 'undo' ? undone : yes(entry.id));
  },
  onYes: (entry) => void told.push(entry.id),
  isOffline: () => offline,
  now: () => clock,
  random: () => 1,
});

const pressed = (id: string, kind: PunchKind = 'clock_in', whose = owner): NewEntry => ({
  what: 'punch',
  id,
  owner: whose,
  kind,
  pressedAt: clock,
  tries: 0,
});
const undoOf = (punchId: string) =>
  ({ what: 'undo', id: `undo-${punchId}`, owner, punchId, pressedAt: clock, tries: 0 }) as const;
const ids = async () => (await store.list(owner)).map(({ id }) => id);

beforeEach(() => {
  store = memoryStore();
  sent = [];
  told = [];
  answers = [];
  offline = false;
  clock = 1_000_000;
});

test('punches are sent oldest first and forgotten once recorded', async () => {
  for (const id of ['a', 'b', 'c']) await store.append(pressed(id));
  expect(await drain(owner, clock, tools())).toBeUndefined();
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(told).toEqual(['a', 'b', 'c']);
  expect(await ids()).toEqual([]);
});

test('with each punch goes what waits behind it, so that a shift is decided as a whole', async () => {
  for (const id of ['a', 'b', 'c']) await store.append(pressed(id));
  const each: string[][] = [];
  const send: DrainTools['send'] = async (entry, behind) => {
    each.push([entry.id, ...behind.map(({ id }) => id)]);
    return yes(entry.id);
  };
  await drain(owner, clock, { ...tools(), send });
  expect(each).toEqual([['a', 'b', 'c'], ['b', 'c'], ['c']]);
});

test('a punch without an answer holds back those behind it, and goes again with the same id', async () => {
  await store.append(pressed('a'));
  await store.append(pressed('b'));
  answers = [later];
  expect(await drain(owner, clock, tools())).toBe(1_000);
  expect(sent).toEqual(['a']);
  clock += 1_000;
  expect(await drain(owner, undefined, tools())).toBeUndefined();
  expect(sent).toEqual(['a', 'a', 'b']);
});

test('time alone does not cut a pause short; what happens after the failure does', async () => {
  await store.append(pressed('a'));
  answers = [later];
  await drain(owner, clock, tools());
  expect(await drain(owner, undefined, tools())).toBe(1_000);
  expect(await drain(owner, clock - 1, tools())).toBe(1_000);
  expect(sent).toEqual(['a']);
  clock += 10;
  await drain(owner, clock, tools());
  expect(sent).toEqual(['a', 'a']);
});

test('a wait that the server asked for is kept, whatever wakes us', async () => {
  await store.append(pressed('a'));
  answers = [{ name: 'later', askedMilliseconds: 30_000 }];
  expect(await drain(owner, clock, tools())).toBe(30_000);
  clock += 10_000;
  expect(await drain(owner, clock, tools())).toBe(20_000);
  expect(sent).toEqual(['a']);
});

test('a refused punch stays with its reason, and the rest goes on', async () => {
  await store.append(pressed('a'));
  await store.append(pressed('b'));
  answers = [no];
  expect(await drain(owner, clock, tools())).toBeUndefined();
  const [kept] = await store.list(owner);
  expect(kept).toMatchObject({ id: 'a', refusal: { code: 'punch_does_not_apply' } });
  expect(told).toEqual(['b']);
  await drain(owner, clock, tools());
  expect(sent).toEqual(['a', 'b']);
});

test('a punch that was never sent is taken back without a trace', async () => {
  await store.append(pressed('a'));
  expect(await store.takeBack(undoOf('a'))).toBe('withdrawn');
  await drain(owner, clock, tools());
  expect(sent).toEqual([]);
});

test('a punch that may have arrived is sent to its end, and its undo behind it', async () => {
  await store.append(pressed('a'));
  answers = [later];
  await drain(owner, clock, tools());
  expect(await store.takeBack(undoOf('a'))).toBe('queued');
  expect(await store.takeBack(undoOf('a'))).toBe('moot');
  clock += 1_000;
  await drain(owner, clock, tools());
  expect(sent).toEqual(['a', 'a', 'undo-a']);
  expect(await ids()).toEqual([]);
});

test('a punch refused while its undo waits is what the person wanted', async () => {
  await store.append(pressed('a'));
  answers = [later];
  await drain(owner, clock, tools());
  await store.takeBack(undoOf('a'));
  answers = [no];
  clock += 1_000;
  await drain(owner, clock, tools());
  expect(await ids()).toEqual([]);
  expect(sent).toEqual(['a', 'a']);
});

test('a recorded punch can be taken back: the undo is sent alone', async () => {
  expect(await store.takeBack(undoOf('recorded'))).toBe('queued');
  await drain(owner, clock, tools());
  expect(told).toEqual(['undo-recorded']);
});

test('what another person made on this device is neither seen nor sent', async () => {
  await store.append(pressed('hers', 'clock_in', 'harbor/omar'));
  expect(await drain(owner, clock, tools())).toBeUndefined();
  expect(sent).toEqual([]);
  expect(await store.list('harbor/omar')).toHaveLength(1);
});

test('while another person is signed in on the device, the owner’s punches wait', async () => {
  await store.append(pressed('a'));
  const notOurs: DrainTools['store'] = { ...store, begin: async (): Promise<Entry | undefined> => undefined };
  expect(await drain(owner, clock, { ...tools(), store: notOurs })).toBeUndefined();
  expect(await ids()).toEqual(['a']);
});

test('a browser that is sure to be offline is not tried at once, so that undo can leave no trace; later it is', async () => {
  offline = true;
  await store.append(pressed('a'));
  expect(await drain(owner, clock, tools())).toBe(15_000);
  clock += 5_000;
  expect(await drain(owner, undefined, tools()), 'a tab that helps').toBe(10_000);
  expect(await store.list(owner)).toMatchObject([{ tries: 0 }]);
  clock += 10_000;
  expect(await drain(owner, undefined, tools())).toBeUndefined();
  expect(told).toEqual(['a']);
});
