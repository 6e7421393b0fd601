import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PolicyWish } from '../../src/contract/pay-rules.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets, type PresetName } from '../../src/domain/pay-rules/presets.ts';
import type { Client } from '../world/client.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let admin: Client;
let locationId: string;

const thisWeek = parsePlainDate('2026-11-16') as PlainDate;
const nextWeek = addDays(thisWeek, 7);

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  admin = await server.as(world.organization.admin);
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ locationId } = await world.employee(`Ana${v7()}`, { at: `Oakland ${v7()}` }));
});

function aWish(preset: PresetName, more: Partial<PolicyWish> = {}): PolicyWish {
  const { citations: _, ...rules } = presets[preset];
  return { scope: { kind: 'location', id: locationId }, startsOn: thisWeek, preset, rules, ...more };
}

const set = (wish: PolicyWish, client = admin) => client.call(contract.setPayPolicy, { body: wish });
const preview = (wish: PolicyWish) => admin.call(contract.previewPayPolicy, { body: wish });

const ofAna = async () => {
  const answer = await admin.call(contract.readPayPolicies);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.versions.filter(({ scope }) => 'id' in scope && scope.id === locationId);
};

describe('two admins who set a policy for the same people', () => {
  const asBen = async () => {
    const ben = await world.employee(`Ben${v7()}`, { role: 'admin' });
    return { ben, client: await server.as(ben) };
  };
  const idOf = async (startsOn: PlainDate) => (await ofAna()).find((each) => each.startsOn === startsOn)?.id ?? null;

  test('do not replace one another unseen: the second is told who set what and when, and then decides', async () => {
    const { ben, client } = await asBen();
    expect(await set(aWish('california', { startsOn: nextWeek, insteadOf: null }), client)).toMatchObject({ ok: true });
    const mine = aWish('alaska', { startsOn: nextWeek, insteadOf: null });
    const theirs = await idOf(nextWeek);
    const told = {
      id: theirs,
      preset: 'california',
      startsOn: nextWeek,
      setBy: `${ben.firstName} ${ben.lastName}`,
      setAt: world.clock.now(),
    };
    expect(await preview(mine)).toEqual({ ok: false, refusal: 'pay_policy_set_meanwhile', details: told });
    expect(await set(mine)).toEqual({ ok: false, refusal: 'pay_policy_set_meanwhile', details: told });
    expect(await ofAna()).toMatchObject([{ preset: 'california' }]);
    expect(await set({ ...mine, insteadOf: theirs })).toMatchObject({ ok: true });
    expect(await ofAna()).toMatchObject([{ preset: 'alaska', setBy: 'Adele Harbor' }]);
  });

  test('from an earlier date, which the second would undo from theirs on', async () => {
    const { client } = await asBen();
    await set(aWish('california', { insteadOf: null }), client);
    const mine = aWish('alaska', { startsOn: nextWeek, insteadOf: null });
    expect(await set(mine)).toMatchObject({ refusal: 'pay_policy_set_meanwhile', details: { startsOn: thisWeek } });
    expect(await set({ ...mine, insteadOf: await idOf(thisWeek) })).toMatchObject({ ok: true });
  });

  test('and a program that does not say what it knew replaces nothing of the same date', async () => {
    await set(aWish('california', { startsOn: nextWeek }));
    expect(await set(aWish('alaska', { startsOn: nextWeek }))).toMatchObject({ refusal: 'pay_policy_set_meanwhile' });
    expect(await set(aWish('alaska', { startsOn: addDays(nextWeek, 7) }))).toMatchObject({ ok: true });
  });

  test.each([
    ['the same date', nextWeek],
    ['two dates', thisWeek],
  ])('at once, for %s: one of them is in force, and the other one is told', async (_, other) => {
    const { client } = await asBen();
    const later = aWish('alaska', { startsOn: nextWeek, insteadOf: null });
    const answers = await Promise.all([
      set(aWish('california', { startsOn: other, insteadOf: null }), client),
      set(later),
    ]);
    const refused = answers.filter(({ ok }) => !ok);
    const entries = await world.asOwner<{ count: number }>(
      `select count(*)::int as count from audit_entries where action = 'pay_policy.set' and subject_id = any ($1)`,
      [(await ofAna()).map(({ id }) => id)],
    );
    // Whoever sets the earlier date second undoes nothing of the later one, which stands in the list.
    const both = other !== nextWeek && answers[1].ok;
    expect(refused).toMatchObject(both ? [] : [{ refusal: 'pay_policy_set_meanwhile' }]);
    expect([(await ofAna()).length, entries[0]?.count]).toEqual(both ? [2, 2] : [1, 1]);
  });
});
