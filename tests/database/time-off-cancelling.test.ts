import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { requestedDays } from '../../src/domain/time-off/decide-time-off.ts';
import { balanceAt } from '../../src/web/time-off/view/request.ts';
import type { Client } from '../world/client.ts';
import { letterTo } from '../world/letters.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let wharf: string;
let manager: Client;
let people = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  manager = await server.as(boss);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

async function worker(at = 'Wharf') {
  people += 1;
  const person = await world.employee(`Leaver${people}`, { at });
  return { person, client: await server.as(person) };
}
type Somebody = Awaited<ReturnType<typeof worker>>;

async function position(): Promise<string> {
  const admin = await server.as(world.organization.admin);
  const added = await admin.call(contract.addPosition, { body: { name: `Deck ${v7()}`, hue: 2 } });
  if (!added.ok) throw new Error(added.refusal);
  return added.value.id;
}

async function asked({ person, client }: Somebody, from: string, to = from): Promise<string> {
  const { employeeId: userId, firstName, lastName, email } = person;
  const [startDate, endDate] = [date(from), date(to)];
  const days = { startDate, endDate, numDays: requestedDays(startDate, endDate) };
  const answer = await client.call(contract.requestTimeOff, { body: { userId, firstName, lastName, email, ...days } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.requestId;
}

async function approved(who: Somebody, from: string, to = from): Promise<string> {
  const requestId = await asked(who, from, to);
  await manager.call(contract.approveTimeOff, { params: { requestId } });
  return requestId;
}

const cancel = (client: Client, requestId: string, reason: string | null = null) =>
  client.call(contract.cancelTimeOff, { params: { requestId }, body: { reason } });

async function standing({ person, client }: Somebody) {
  const read = await client.call(contract.readTimeOff, { params: { employeeId: person.employeeId } });
  if (!read.ok) throw new Error(read.refusal);
  const vacation = read.value.types.find(({ preset }) => preset === 'vacation')?.typeId ?? '';
  return { ...read.value, vacation: (on: string) => balanceAt(read.value, vacation, date(on)) };
}

describe('approved time off that is not taken after all', () => {
  test('is given back by its person before it starts: the days are free, and the ledger says what it took and gave', async () => {
    const ana = await worker();
    const requestId = await approved(ana, '2026-12-01', '2026-12-02');
    expect((await standing(ana)).vacation('2026-12-31')).toBe(-960);
    expect(await cancel(ana.client, requestId)).toMatchObject({ ok: true });
    const after = await standing(ana);
    expect(after.vacation('2026-12-01')).toBe(0);
    expect(after.ledger.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['used', -960],
      ['revoked', 960],
    ]);
    expect(after.requests[0]).toMatchObject({ decision: { outcome: 'approved' }, cancellation: { reason: null } });
    expect(await approved(ana, '2026-12-02')).not.toBe(requestId);
  });

  test('is taken back by a manager, with a reason that its person reads in a letter', async () => {
    const ana = await worker();
    const requestId = await approved(ana, '2026-12-03');
    expect(await cancel(manager, requestId)).toMatchObject({ refusal: 'reason_missing' });
    expect(await cancel(manager, requestId, 'The inventory was moved')).toMatchObject({ ok: true });
    const letter = await letterTo(world, ana.person.email, 2);
    expect(letter.body).toContain('The inventory was moved');
    const absences = await manager.call(contract.readAbsences, {
      query: { from: date('2026-12-03'), to: date('2026-12-03') },
    });
    expect(absences.ok && absences.value.absences.some(({ employeeId }) => employeeId === ana.person.employeeId)).toBe(
      false,
    );
  });

  test('is not given back twice, however many press at once', async () => {
    const ana = await worker();
    const requestId = await approved(ana, '2026-12-04');
    const answers = await Promise.all([
      cancel(ana.client, requestId),
      cancel(ana.client, requestId),
      cancel(manager, requestId, 'Inventory'),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const others = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
    expect(others).toEqual(['time_off_is_cancelled', 'time_off_is_cancelled']);
    expect((await standing(ana)).vacation('2026-12-31')).toBe(0);
  });

  test('once it has begun is its manager’s to take back, and a stranger’s never', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const requestId = await approved(ana, '2026-11-20');
    expect(await cancel(ana.client, requestId)).toMatchObject({ refusal: 'time_off_has_begun' });
    expect(await cancel(ben.client, requestId, 'Mine')).toMatchObject({ refusal: 'not_found' });
    const elsewhere = await server.as(
      await world.employee('Harbormaster', { role: 'manager', at: 'Harbor', manages: ['Harbor'] }),
    );
    expect(await cancel(elsewhere, requestId, 'Mine')).toMatchObject({ refusal: 'not_found' });
    expect(await cancel(manager, requestId, 'They came to work')).toMatchObject({ ok: true });
  });

  test('is told to those who answer for its person, and stands as cancelled among recent approvals', async () => {
    const ana = await worker();
    const requestId = await approved(ana, '2026-12-10');
    await cancel(ana.client, requestId);
    const notices = await manager.call(contract.readNotices, { query: {} });
    expect(notices.ok && notices.value.notices[0]).toMatchObject({
      headline: `The approved time off of ${ana.person.firstName} ${ana.person.lastName} is cancelled: Thursday, December 10`,
      link: `/schedule?week=2026-12-10&show=team&location=${wharf}`,
    });
    const byPerson = { by: `${ana.person.firstName} ${ana.person.lastName}`, reason: null };
    const recent = await manager.call(contract.readDecisions, { query: { search: ana.person.firstName } });
    expect(recent.ok && recent.value.decisions).toMatchObject([{ outcome: 'approved', cancellation: byPerson }]);
    const details = await manager.call(contract.readRequest, { params: { requestId } });
    expect(details).toMatchObject({ value: { cancellation: byPerson } });
  });

  test('by one manager is told to the others, and not to whoever did it', async () => {
    const ana = await worker();
    const other = await server.as(await world.employee('Other', { role: 'manager', at: 'Wharf', manages: ['Wharf'] }));
    const requestId = await approved(ana, '2026-12-11');
    await cancel(manager, requestId, 'The inventory was moved');
    const isTold = async (client: Client) => {
      const read = await client.call(contract.readNotices, { query: {} });
      return (
        read.ok &&
        read.value.notices.some(({ headline }) =>
          headline.startsWith(`The approved time off of ${ana.person.firstName} `),
        )
      );
    };
    expect([await isTold(other), await isTold(manager)]).toEqual([true, false]);
  });

  test('while it waits is withdrawn, not cancelled', async () => {
    const ana = await worker();
    const requestId = await asked(ana, '2026-12-07');
    expect(await cancel(ana.client, requestId)).toMatchObject({ refusal: 'time_off_not_approved' });
  });
});

describe('approving time off and opening the shifts', () => {
  const monday = '2026-12-14';

  async function shiftsAtStake(requestId: string) {
    const read = await manager.call(contract.readLeaveShifts);
    if (!read.ok) throw new Error(read.refusal);
    return read.value.requests.find((one) => one.requestId === requestId)?.shifts ?? [];
  }
  const open = (client: Client, requestId: string) => client.call(contract.openShifts, { params: { requestId } });

  test('lists the shifts with who is left, opens them for colleagues in one go, and leaves every other one alone', async () => {
    const [ana, ben, cem] = [await worker(), await worker(), await worker()];
    const known = await planned(manager, aShift(wharf, date(monday), ana.person));
    await planned(manager, aShift(wharf, date(monday), cem.person, 8, 20));
    const after = await planned(manager, aShift(wharf, date('2026-12-16'), ana.person));
    await published(manager, wharf, date(monday));
    const draft = await planned(manager, aShift(wharf, date('2026-12-15'), ana.person));
    const requestId = await asked(ana, monday, '2026-12-15');
    expect(await shiftsAtStake(requestId)).toMatchObject([
      { shiftId: known.shiftId, others: 1, mayOpen: true },
      { shiftId: draft.shiftId, others: 0, mayOpen: true },
    ]);

    // Whoever is suspended, works elsewhere or has left by then is planned still, and not there.
    const isGone = async (set: string) => {
      await world.asOwner(`update employees set ${set} where id = $1`, [cem.person.employeeId]);
      const [first] = await shiftsAtStake(requestId);
      return first?.others;
    };
    const gone = [];
    gone.push(await isGone("status = 'suspended'"));
    gone.push(await isGone("status = 'active', employed_until = '2026-12-13'"));
    gone.push(
      await isGone("employed_until = null, home_location_id = (select id from locations where name = 'Harbor')"),
    );
    expect(gone).toEqual([0, 0, 0]);
    expect(await isGone(`home_location_id = '${wharf}'`)).toBe(1);

    expect(await open(manager, requestId)).toEqual({ ok: true, value: { opened: 2 } });
    expect((await standing(ana)).requests[0]).toMatchObject({ decision: { outcome: 'approved' } });
    const week = await manager.call(contract.readSchedule, { query: { locationId: wharf, date: date(monday) } });
    const whose = (shiftId: string) => {
      const shift = week.ok ? week.value.shifts.find((one) => one.shiftId === shiftId) : undefined;
      return [shift?.planned?.employeeId, shift?.published?.employeeId];
    };
    expect(whose(known.shiftId)).toEqual([null, null]);
    expect(whose(draft.shiftId)).toEqual([null, undefined]);
    expect(whose(after.shiftId)).toEqual([ana.person.employeeId, ana.person.employeeId]);
    // Nobody was published who was only planned: the draft stays one.
    const take = await ben.client.call(contract.takeShift, {
      params: { shiftId: draft.shiftId },
      body: { knowing: [] },
    });
    expect(take).toMatchObject({ refusal: 'not_found' });
  });

  test('counts who is left for the same work at its emptiest moment, and nobody who is away then', async () => {
    const [ana, ben, cem, dan, eve] = [await worker(), await worker(), await worker(), await worker(), await worker()];
    const positionId = await position();
    const day = date('2027-03-10');
    const on = (who: Somebody, from = 9, to = 17) => ({ ...aShift(wharf, day, who.person, from, to), positionId });
    const { shiftId } = await planned(manager, on(ana));
    const others = async () => (await shiftsAtStake(requestId)).map((one) => [one.shiftId, one.others]);
    const requestId = await asked(ana, '2027-03-10');
    await planned(manager, on(ben, 16, 23), on(cem, 6, 10), aShift(wharf, day, dan.person));
    expect(await others()).toEqual([[shiftId, 0]]);
    await planned(manager, on(eve));
    expect(await others()).toEqual([[shiftId, 1]]);
    await approved(eve, '2027-03-10');
    expect(await others()).toEqual([[shiftId, 0]]);
  });

  test('says of what is planned elsewhere, by somebody else, where and when it is, and nothing more', async () => {
    const admin = await server.as(world.organization.admin);
    const ana = await worker();
    const { locationId: pier } = await world.employee('Pierhand', { at: 'Pier' });
    const { organizationId, employeeId } = ana.person;
    await world.asOwner(
      'insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)',
      [organizationId, employeeId, pier],
    );
    await planned(admin, { ...aShift(pier, date('2027-03-17'), ana.person), positionId: await position() });
    const requestId = await asked(ana, '2027-03-17');
    expect(await shiftsAtStake(requestId)).toMatchObject([{ position: null, others: null, mayOpen: false }]);
  });

  test('leaves the side of a moved shift alone that the time off does not concern', async () => {
    const ana = await worker();
    const on = (day: string) => aShift(wharf, date(day), ana.person);
    const away = await planned(manager, on('2027-01-06'));
    const coming = await planned(manager, on('2027-01-08'));
    await published(manager, wharf, date('2027-01-06'));
    const shifts = [
      { shiftId: away.shiftId, revision: away.revision, plan: on('2027-01-04') },
      { shiftId: coming.shiftId, revision: coming.revision, plan: on('2027-01-06') },
    ];
    expect((await manager.call(contract.changeShifts, { body: { shifts } })).ok).toBe(true);
    const requestId = await asked(ana, '2027-01-06');
    expect(await open(manager, requestId)).toEqual({ ok: true, value: { opened: 2 } });
    const week = await manager.call(contract.readSchedule, {
      query: { locationId: wharf, date: date('2027-01-06') },
    });
    const whose = (shiftId: string) => {
      const shift = week.ok ? week.value.shifts.find((one) => one.shiftId === shiftId) : undefined;
      return [shift?.planned?.employeeId, shift?.published?.employeeId];
    };
    expect(whose(away.shiftId)).toEqual([ana.person.employeeId, null]);
    expect(whose(coming.shiftId)).toEqual([null, ana.person.employeeId]);
    // The log has each side that was opened, also where it was published alone.
    const logged = await world.asOwner(
      "select details from audit_entries where action = 'shift.opened' and details -> 'before' ->> 'employeeId' = $1",
      [ana.person.employeeId],
    );
    const details = { before: { employeeId: ana.person.employeeId }, after: { employeeId: null } };
    expect(logged).toEqual([{ details }, { details }]);
  });

  test('answers once: whoever comes second is told, and no shift is opened twice', async () => {
    const ana = await worker();
    const { shiftId } = await planned(manager, aShift(wharf, date('2026-12-21'), ana.person));
    await published(manager, wharf, date('2026-12-21'));
    const requestId = await asked(ana, '2026-12-21');
    const answers = await Promise.all([open(manager, requestId), open(manager, requestId)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'already_decided' });
    const history = await world.asOwner<{ count: number }>(
      'select count(*)::int as count from publication_changes where shift_id = $1',
      [shiftId],
    );
    expect(history).toEqual([{ count: 2 }]);
  });

  test('is not for whoever may not answer the request', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const requestId = await asked(ana, '2026-12-28');
    expect(await open(ben.client, requestId)).toMatchObject({ refusal: 'not_allowed' });
  });
});
