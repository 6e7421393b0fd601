import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let wharf: string;
let manager: Client;
let ana: Employee;
let ben: Employee;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  manager = await server.as(boss);
  ana = await world.employee('Ana', { at: 'Wharf' });
  ben = await world.employee('Ben', { at: 'Wharf' });
  await (await server.as(world.organization.admin)).call(contract.changeSwapRules, { body: { needsApproval: true } });
});

afterAll(() => world.close());

const monday = parsePlainDate('2027-02-01') as PlainDate;
const personOf = ({ employeeId, firstName, lastName }: Employee) => ({ employeeId, name: `${firstName} ${lastName}` });

async function shiftOf(who: Employee, day: number): Promise<string> {
  const { shiftId } = await planned(manager, aShift(wharf, addDays(monday, day), who));
  expect((await published(manager, wharf, addDays(monday, day))).ok).toBe(true);
  return shiftId;
}

const read = (by: Client, date = monday, locationId = wharf) =>
  by.call(contract.readWeekSwaps, { query: { locationId, date } });

async function offered(by: Client, shiftId: string, to: string | null = null): Promise<string> {
  const answer = await by.call(contract.offerShift, { params: { shiftId }, body: { to, note: null } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.offerId;
}

test('whoever plans a week sees which of its shifts are offered, by whom and to whom, and where that stands', async () => {
  const [asAna, asBen] = [await server.as(ana), await server.as(ben)];
  const shiftId = await shiftOf(ana, 0);
  // In the week after: it is of the swap, and marked there.
  const inReturn = await shiftOf(ben, 8);
  const stream = await server.follow(manager);
  const offerId = await offered(asAna, shiftId);
  await stream.hears('schedule');
  stream.close();
  const heading = { offerId, shiftId, by: personOf(ana), to: null };
  expect(await read(manager)).toEqual({ ok: true, value: { swaps: [{ ...heading, standing: 'open', returns: [] }] } });
  expect(await read(manager, addDays(monday, 7))).toEqual({ ok: true, value: { swaps: [] } });

  const proposed = await asBen.call(contract.proposeSwap, {
    params: { offerId },
    body: { shiftId: inReturn, remark: null, knowing: [] },
  });
  if (!proposed.ok) throw new Error(proposed.refusal);
  const whole = { ...heading, returns: [{ shiftId: inReturn, by: personOf(ben) }] };
  for (const date of [monday, addDays(monday, 7)]) {
    expect(await read(manager, date)).toEqual({ ok: true, value: { swaps: [{ ...whole, standing: 'proposed' }] } });
  }
  const params = { proposalId: proposed.value.proposalId };
  expect(await asAna.call(contract.acceptProposal, { params, body: { knowing: [] } })).toMatchObject({ ok: true });
  expect(await read(manager)).toMatchObject({ value: { swaps: [{ ...whole, standing: 'agreed' }] } });
  expect(await asAna.call(contract.withdrawOffer, { params: { offerId } })).toMatchObject({ ok: true });
  expect(await read(manager)).toEqual({ ok: true, value: { swaps: [] } });
});

test('what is offered to one alone says so, and what is published otherwise is over', async () => {
  const asAna = await server.as(ana);
  const shiftId = await shiftOf(ana, 14);
  await offered(asAna, shiftId, ben.employeeId);
  const date = addDays(monday, 14);
  expect(await read(manager, date)).toMatchObject({ value: { swaps: [{ to: personOf(ben), standing: 'open' }] } });
  const body = { plan: aShift(wharf, date, ana, 12, 20), revision: 1 };
  await manager.call(contract.changeShift, { params: { shiftId }, body });
  // It is planned otherwise, and may be planned back: people know it as it was.
  expect(await read(manager, date)).toMatchObject({ value: { swaps: [{ shiftId }] } });
  await published(manager, wharf, date);
  expect(await read(manager, date)).toEqual({ ok: true, value: { swaps: [] } });
});

test('is told to nobody who does not plan there', async () => {
  const atKiosk = await server.as(await world.employee('Kim', { role: 'manager', at: 'Kiosk', manages: ['Kiosk'] }));
  const theirs = await server.as((await world.rival('Rival')).admin);
  for (const other of [atKiosk, theirs]) expect(await read(other)).toMatchObject({ refusal: 'not_found' });
  expect(await read(await server.as(ben))).toMatchObject({ refusal: 'not_allowed' });
});
