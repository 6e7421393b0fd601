import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import {
  anAdjustingWharf,
  approve,
  asked,
  date,
  dayOf,
  historyOf,
  said,
  thursday,
  times,
  timesOf,
  wall,
} from '../world/adjustments.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import type { World, WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let boss: Employee;
let manager: Client;
let admin: Client;

const { begin, worker, ledgerOf, chainsHold } = anAdjustingWharf();

beforeAll(async () => {
  ({ world, server, boss, manager, admin } = await begin());
});

afterAll(() => world.close());

describe('an adjustment that is approved', () => {
  test('is recorded exactly as asked, leaves the other days alone, and what was there before stays to be seen', async () => {
    const { person, client } = await worker('Wed 9:00–17:00', 'Thu 9:00–14:30, break 30');
    const requestId = await asked(client, person, '8:30–17:30, 30', { entry: 1 });
    expect(await said(client, person, thursday)).toEqual([
      '11-18T09:00 11-18T17:00',
      '11-19T09:00 11-19T14:30, 11:30-12:00',
    ]);

    expect(await approve(manager, requestId)).toMatchObject({ ok: true, value: { outcome: 'approved' } });
    expect(await said(client, person, thursday)).toEqual([
      '11-18T09:00 11-18T17:00',
      '11-19T08:30 11-19T17:30, 11:30-12:00',
    ]);
    const [history] = await historyOf(client, person);
    expect(history).toMatchObject({
      reason: 'The clock was down',
      askedBy: { employeeId: person.employeeId },
      decision: { outcome: 'approved', decidedBy: 'Boss Harbor' },
    });
    expect([wall(history?.recorded?.clockedInAt), wall(history?.recorded?.clockedOutAt)]).toEqual([
      '11-19T09:00',
      '11-19T14:30',
    ]);
    expect(wall(history?.correction?.clockedOutAt)).toBe('11-19T17:30');
    const rows = await ledgerOf(person);
    expect(rows.slice(6).map(({ kind, source }) => `${kind} ${source}`)).toEqual([
      'void correction',
      'void correction',
      'clock_in correction',
      'clock_out correction',
    ]);
    expect(new Set(rows.slice(6).map(({ recorded_by, reason }) => `${recorded_by} ${reason}`))).toEqual(
      new Set([`${boss.employeeId} The clock was down`]),
    );
    await chainsHold();
  });

  test('adds an entry where there was none, at the home location, through midnight', async () => {
    const { person, client } = await worker();
    const requestId = await asked(client, person, '22:00–6:00, 30', { on: date('2026-11-18') });
    expect(await approve(manager, requestId)).toMatchObject({ ok: true });
    expect(await said(client, person, date('2026-11-18'))).toEqual(['11-18T22:00 11-19T06:00, 01:45-02:15']);
    await chainsHold();
  });

  test('may be recorded with other times than were asked for, and both are kept', async () => {
    const { person, client } = await worker('Thu 9:00–14:30, break 30');
    const requestId = await asked(client, person, '9:00–17:30, 30', { entry: 0 });
    expect(await approve(manager, requestId, timesOf('9:00–17:00, 45'))).toMatchObject({ ok: true });
    expect(await said(client, person, thursday)).toEqual(['11-19T09:00 11-19T17:00, 11:30-12:15']);
    const [history] = await historyOf(client, person);
    expect([history?.asked.breakMinutes, history?.correction?.breakMinutes]).toEqual([30, 45]);
  });

  test('tells the person by mail in their language', async () => {
    const { person, client } = await worker('Thu 9:00–14:30');
    await client.call(contract.changePreferences, { body: { language: 'es', theme: 'system', hourCycle: 'h23' } });
    await approve(manager, await asked(client, person, '9:00–17:00, 0', { entry: 0 }));
    const letters = await world.asOwner('select kind, language from letters where recipient = $1', [person.email]);
    expect(letters).toEqual([{ kind: 'adjustment_approved', language: 'es' }]);
  });

  test('is weighed before: hours, overtime and pay of the week', async () => {
    const { person, client } = await worker('Thu 9:00–14:30, break 30');
    const rate = { startsOn: date('2026-11-02'), centsPerHour: 20_00 as never, reason: undefined };
    await admin.call(contract.setPayRate, { params: { employeeId: person.employeeId }, body: rate });
    const requestId = await asked(client, person, '9:00–17:00, 30', { entry: 0 });
    const query = timesOf('9:00–17:00, 30');
    expect(await manager.call(contract.readEffect, { params: { requestId }, query })).toMatchObject({
      value: {
        currency: 'USD',
        before: { workedMinutes: 300, overtimeMinutes: 0, payCents: 100_00 },
        after: { workedMinutes: 450, overtimeMinutes: 0, payCents: 150_00 },
      },
    });
  });

  test('is weighed before it is asked for by what the rules pay: a short rest is no break', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const { citations: _, ...federal } = presets.federal;
    const body = {
      scope: { kind: 'employee' as const, id: person.employeeId },
      startsOn: date('2026-11-16'),
      preset: 'federal' as const,
      rules: federal,
    };
    expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
    const [entry] = await dayOf(client, person, thursday);
    const recorded = entry?.punchIds[0];
    const effectOf = (asker: Client, words: string, entryId: string | undefined) =>
      asker.call(contract.readEffectOnDay, {
        params: { employeeId: person.employeeId, date: thursday },
        query: { ...(entryId !== undefined && { entryId }), ...timesOf(words) },
      });
    expect(await effectOf(client, '9:00–17:00, 15', recorded)).toMatchObject({
      value: { before: { workedMinutes: 480 }, after: { workedMinutes: 480 } },
    });
    expect(await effectOf(manager, '9:00–17:00, 30', recorded)).toMatchObject({
      value: { after: { workedMinutes: 450 } },
    });
    expect(await effectOf(client, '16:00–18:00, 0', undefined)).toMatchObject({ refusal: 'entry_overlaps' });
    const { client: colleague } = await worker();
    expect(await effectOf(colleague, '9:00–17:00, 15', recorded)).toMatchObject({ refusal: 'not_found' });
  });
});

describe('an adjustment is refused', () => {
  test('with its reason, and the hours stay', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const requestId = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const reason = 'The door was opened at nine';
    expect(await manager.call(contract.rejectRequest, { params: { requestId }, body: { reason } })).toMatchObject({
      ok: true,
    });
    expect(await said(client, person, thursday)).toEqual(['11-19T09:00 11-19T17:00']);
    const [history] = await historyOf(client, person);
    expect(history?.decision).toMatchObject({ outcome: 'rejected', reason });
    const letters = await world.asOwner('select kind from letters where recipient = $1', [person.email]);
    expect(letters).toEqual([{ kind: 'adjustment_rejected' }]);
  });
});

/** What the reader is told of the adjustments that wait: whether the request is their own to them, and how many wait for them. */
async function told(client: Client, requestId: string) {
  const waiting = await client.call(contract.readPendingRequests, {});
  const list = await client.call(contract.readPendingAdjustments, {});
  const one = await client.call(contract.readPendingAdjustment, { params: { requestId } });
  if (!waiting.ok || !list.ok || !one.ok) throw new Error('what waits could not be read');
  const listed = list.value.adjustments.find(({ request }) => request.requestId === requestId);
  return {
    isOwn: [listed?.request.isOwn, one.value.request.isOwn],
    beside: list.value.adjustments.length - waiting.value.waiting.adjustment,
  };
}

describe('who may', () => {
  test('one’s own request is told as one’s own before it is answered, and does not wait for oneself', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const theirs = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    expect(await told(manager, theirs)).toEqual({ isOwn: [false, false], beside: 0 });
    const requestId = await asked(manager, boss, '9:00–17:00, 0', { on: date('2026-11-17') });
    expect(await told(manager, requestId)).toEqual({ isOwn: [true, true], beside: 1 });
    expect(await told(admin, requestId)).toEqual({ isOwn: [false, false], beside: 0 });
    const body = { reason: 'Nobody was here on Tuesday' };
    expect(await admin.call(contract.rejectRequest, { params: { requestId }, body })).toMatchObject({ ok: true });
  });

  test('nobody decides about their own hours, nor corrects them', async () => {
    await boss.worked('Wed 9:00–17:00');
    const on = date('2026-11-18');
    const requestId = await asked(manager, boss, '8:00–17:00, 0', { on, entry: 0 });
    expect(await approve(manager, requestId)).toMatchObject({ refusal: 'own_request' });
    const correction = {
      id: v7(),
      entryId: null,
      asked: times(thursday, '9:00–17:00, 0'),
      reason: 'Was here',
      seen: [],
    };
    const params = { employeeId: boss.employeeId };
    expect(await manager.call(contract.correctEntry, { params, body: correction })).toMatchObject({
      refusal: 'own_request',
    });
    expect(await approve(admin, requestId)).toMatchObject({ ok: true });
  });

  test('to a manager of another location and to colleagues the request and the day do not exist', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const requestId = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const stranger = await world.employee('Stranger', { role: 'manager', at: 'Mill', manages: ['Mill'] });
    const theirs = await server.as(stranger);
    expect(await approve(theirs, requestId)).toMatchObject({ refusal: 'not_found' });
    expect(await theirs.call(contract.readPendingAdjustment, { params: { requestId } })).toMatchObject({
      refusal: 'not_found',
    });
    const colleague = await worker();
    const params = { employeeId: person.employeeId, date: thursday };
    for (const other of [theirs, colleague.client]) {
      expect(await other.call(contract.readRecordedDay, { params })).toMatchObject({ refusal: 'not_found' });
    }
  });
});

describe('somebody who moved to another location', () => {
  test('is no longer asked about to the manager of the former, but to that of where they work now', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const annex = await world.employee('Keeper', { role: 'manager', at: 'Annex', manages: ['Annex'] });
    const there = await server.as(annex);
    const requestId = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const seenBy = async (one: Client) => {
      const list = await one.call(contract.readPendingAdjustments);
      const requests = await one.call(contract.readPendingRequests);
      const card = await one.call(contract.readRequest, { params: { requestId } });
      return [
        list.ok && list.value.adjustments.some(({ request }) => request.requestId === requestId),
        requests.ok ? requests.value.waiting.adjustment : undefined,
        card.ok ? card.value.location?.name : card.refusal,
      ];
    };
    const [, before] = await seenBy(manager);
    expect(await seenBy(there)).toEqual([false, 0, 'not_found']);
    await world.asOwner('update employees set home_location_id = $1 where id = $2', [
      annex.locationId,
      person.employeeId,
    ]);
    expect(await seenBy(there)).toEqual([true, 1, 'Annex']);
    expect(await seenBy(manager)).toEqual([false, Number(before) - 1, 'not_found']);
    expect(await approve(manager, requestId)).toMatchObject({ refusal: 'not_found' });
    expect(await approve(there, requestId)).toMatchObject({ ok: true });
  });
});
