import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import { aShift, published } from '../world/shifts.ts';
import { aSwappingWharf, nameOf, offered, seen } from '../world/swaps.ts';
import type { World, WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let wharf: string;
let manager: Client;
let admin: Client;

const { begin, freshDay, worker, shiftOf, aProposal, lettersTo, asksManagers } = aSwappingWharf();

beforeAll(async () => {
  ({ world, server, wharf, manager, admin } = await begin());
});

afterAll(() => world.close());

test('what is written in a swap is read by those in it, once, and by nobody else', async () => {
  const { ana, ben, offerId } = await aProposal();
  const cleo = await worker();
  const body = { id: v7(), text: 'Could we start at ten?' };
  const about = { params: { offerId }, body };
  expect(await ben.client.call(contract.postSwapRemark, about)).toMatchObject({ ok: true });
  expect(await ben.client.call(contract.postSwapRemark, about)).toMatchObject({ ok: true });
  const { steps } = await seen(ana.client, offerId);
  expect(steps.filter(({ remark }) => remark === body.text)).toHaveLength(1);
  const reused = { refusal: 'message_id_reused' };
  const other = { ...body, text: 'Or at eleven?' };
  expect(await ben.client.call(contract.postSwapRemark, { ...about, body: other })).toMatchObject(reused);
  expect(await ana.client.call(contract.postSwapRemark, about)).toMatchObject(reused);
  const offer = { ...body, id: steps[0]?.stepId ?? '' };
  expect(await ben.client.call(contract.postSwapRemark, { ...about, body: offer })).toMatchObject(reused);
  expect(await lettersTo(ana)).toContain('swap_remark');
  expect(await cleo.client.call(contract.readSwap, { params: { offerId } })).toMatchObject({ refusal: 'not_found' });
  expect(await cleo.client.call(contract.postSwapRemark, about)).toMatchObject({ refusal: 'not_found' });
  const rival = await world.rival('Copper Kettle');
  const outsider = await server.as(rival.admin);
  expect(await outsider.call(contract.readSwap, { params: { offerId } })).toMatchObject({ refusal: 'not_found' });
});

test('a swap is read where its shift was offered, wherever that goes since, and its returns by whom it is offered to', async () => {
  const [ana, ben, cleo] = [await worker(), await worker(), await worker()];
  const kiosk = await world.organization.location('Kiosk');
  await world.asOwner('insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)', [
    ana.person.organizationId,
    ana.person.employeeId,
    kiosk,
  ]);
  const elsewhere = await worker('Kiosk', { role: 'manager', manages: ['Kiosk'] });
  const day = freshDay();
  const shiftId = await shiftOf(ana, day);
  const to = ben.person.employeeId;
  const offer = await ana.client.call(contract.offerShift, { params: { shiftId }, body: { to, note: null } });
  if (!offer.ok) throw new Error(offer.refusal);
  const about = { params: { offerId: offer.value.offerId } };
  expect(await ben.client.call(contract.readReturns, about)).toMatchObject({ ok: true });
  expect(await cleo.client.call(contract.readReturns, about)).toMatchObject({ refusal: 'not_found' });
  const moved = { plan: aShift(kiosk, day, ana.person), revision: 1 };
  expect(await admin.call(contract.changeShift, { params: { shiftId }, body: moved })).toMatchObject({ ok: true });
  expect(await manager.call(contract.readSwap, about)).toMatchObject({ ok: true });
  expect(await elsewhere.client.call(contract.readSwap, about)).toMatchObject({ refusal: 'not_found' });
  expect(await published(admin, wharf, day)).toMatchObject({ ok: true });
  expect(await manager.call(contract.readSwap, about)).toMatchObject({ value: { state: 'changed' } });
  expect(await elsewhere.client.call(contract.readSwap, about)).toMatchObject({ refusal: 'not_found' });
});

describe('where a manager is asked', () => {
  beforeAll(() => asksManagers(true));
  afterAll(() => asksManagers(false));

  test('a shift says that it is offered to whoever could take it, and that it waits to the two and their managers alone', async () => {
    const [ana, ben, cleo] = [await worker(), await worker(), await worker()];
    const shiftId = await shiftOf(ana, freshDay());
    const offers = async () =>
      Promise.all(
        [ana.client, ben.client, cleo.client, manager].map(async (by) => {
          const read = await by.call(contract.readShift, { params: { shiftId } });
          return read.ok && read.value.offer;
        }),
      );
    expect(await offers()).toEqual([null, null, null, null]);
    const to = { employeeId: ben.person.employeeId, name: nameOf(ben) };
    const offer = { params: { shiftId }, body: { to: to.employeeId, note: null } };
    const offeredToBen = await ana.client.call(contract.offerShift, offer);
    const alone = { to, isAgreed: false };
    expect(await offers()).toEqual([alone, alone, null, alone]);
    const { offerId } = (offeredToBen.ok && offeredToBen.value) || { offerId: '' };
    await ana.client.call(contract.withdrawOffer, { params: { offerId } });
    await offered(ana, shiftId);
    const forAll = { to: null, isAgreed: false };
    expect(await offers()).toEqual([forAll, forAll, forAll, forAll]);
    await ben.client.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } });
    const waits = { to: null, isAgreed: true };
    expect(await offers()).toEqual([waits, waits, null, waits]);
  });
});
