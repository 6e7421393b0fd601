import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { DepositFileReply, DepositsReply } from '../../src/contract/payroll/deposits.ts';
import type { PaymentReply } from '../../src/contract/payroll/payments.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveWeek, payAll } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const date = (text: string) => parsePlainDate(text) as PlainDate;
const monday = date('2026-11-16');
const thursday = '2026-11-26T15:00:00.000Z';
// Thanksgiving is on that Thursday.
const nextBankingDay = date('2026-11-27');

let world: World;
let server: WorldServer;
let admin: Client;
let ana: Employee;
let ben: Employee;
let mate: Employee;
let ofAna: PaymentReply;
let ofBen: PaymentReply;

const name = ({ employeeId }: Employee) => employeeId;

// Ana entered an account in time, Ben only just now, Cleo is paid by Zelle, and all three were paid for the week before. Mate, an admin, is not paid yet.
beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const people: Employee[] = [];
  for (const one of ['Ana Ortiz', 'Ben Low', 'Cleo Fry']) people.push(await world.employee(one));
  const [first, second, third] = people;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three were named');
  [ana, ben] = [first, second];
  mate = await world.employee('Mate', { role: 'admin' });
  world.clock.set('2026-11-20T23:00:00.000Z');
  for (const one of [...people, mate]) await one.worked('Mon 9:00–17:00');
  await enter(ana, '000123456789');
  await enter(mate, '11112222');
  world.clock.set(thursday);
  await enter(ben, '55554444');
  admin = await server.as(world.organization.admin);
  for (const one of [...people, mate]) await approveWeek(admin, one, monday);
  ({ payment: ofAna } = await payAll(admin, ana, { method: 'Other' }));
  ({ payment: ofBen } = await payAll(admin, ben, { method: 'Other' }));
  await payAll(admin, third, { method: 'Zelle' });
});

afterAll(() => world.close());

async function enter(whose: Employee, account: string): Promise<void> {
  const body = { kind: 'checking' as const, routing: '061000052', account };
  const answer = await (await server.as(whose)).call(contract.changeBankAccount, { body });
  if (!answer.ok) throw new Error(answer.refusal);
}

async function deposits(client = admin, on: PlainDate = monday): Promise<DepositsReply> {
  const answer = await client.call(contract.readDeposits, { query: { date: on } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

async function filesMade(client = admin, query: object = {}): Promise<readonly DepositFileReply[]> {
  const answer = await client.call(contract.readDepositFiles, { query });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.files;
}

const make = (client: Client, payments: readonly PaymentReply[], change: object = {}) =>
  client.send('POST', '/api/deposits', {
    date: monday,
    paymentIds: payments.map(({ paymentId }) => paymentId),
    finalCents: payments.reduce((sum, { finalCents }) => sum + finalCents, 0),
    effectiveOn: nextBankingDay,
    ...change,
  });

const refusalOf = async (answer: ReturnType<typeof make>) => {
  const { status, text } = await answer;
  return `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`;
};

/** What it says, without ids, whose digits come by chance. */
const withoutIds = (reply: unknown): string => JSON.stringify(reply).replaceAll(/[0-9a-f-]{36}/g, '');

const told = (action: string) =>
  world.asOwner<{ details: Record<string, unknown> }>(
    'select details from audit_entries where action = $1 order by sequence desc',
    [action],
  );

describe('direct deposit', () => {
  test('says who waits for a file, and of their accounts no digit', async () => {
    const reply = await deposits();
    expect(reply.open.map(({ employeeId, account }) => [employeeId, account])).toEqual([
      [name(ben), 'held'],
      [name(ana), 'in_use'],
    ]);
    expect(reply).toMatchObject({ earliest: nextBankingDay, latest: '2026-12-26' });
    expect(await filesMade()).toEqual([]);
    expect(withoutIds(reply)).not.toMatch(/6789|4444|0052/);
    expect((await deposits(admin, date('2026-11-02'))).open).toEqual([]);
  });

  test('needs to know the bank first', async () => {
    expect((await deposits()).missing).toEqual(['bankRouting', 'bankName', 'companyName', 'companyCode']);
    expect(await refusalOf(make(admin, [ofAna]))).toBe('422 payroll_setup_missing');
    const setup = {
      bankRouting: '231380104',
      bankName: 'First Bank',
      companyName: 'Wharf Diner',
      companyCode: '1234567890',
    };
    const setUp = (bankRouting: string) =>
      admin.call(contract.changePayrollSetup, {
        params: { format: 'nacha' },
        body: { revision: 0, setup: { ...setup, bankRouting } },
      });
    // Its check digit does not follow.
    expect(await setUp('231380105')).toMatchObject({
      refusal: 'payroll_setup_faulty',
      details: { fields: ['bankRouting'] },
    });
    expect(await setUp('231380104')).toMatchObject({ ok: true });
    // Before each file said that it pays wages, an organization chose the words.
    await world.asOwner(`update payroll_setups set setup = setup || '{"description": "WAGES"}'`);
    expect(await deposits()).toMatchObject({ missing: [] });
    expect((await deposits()).setup).toEqual(setup);
  });

  test('is refused where what was seen is not what there is', async () => {
    expect(await refusalOf(make(admin, [ofAna], { finalCents: ofAna.finalCents + 1 }))).toBe('409 deposits_differ');
    expect(await refusalOf(make(admin, [ofAna, ofBen]))).toBe('409 deposits_differ');
    expect(await refusalOf(make(admin, [ofAna], { effectiveOn: '2026-11-28' }))).toBe('422 deposit_day_not_banking');
    expect(await refusalOf(make(admin, [ofAna], { effectiveOn: '2026-11-26' }))).toBe('422 deposit_day_not_banking');
  });

  test('has room for ten digits, and says whose payment has more', async () => {
    const again = async (wish: Parameters<typeof payAll>[2]): Promise<void> => {
      const params = { paymentId: ofBen.paymentId };
      await admin.call(contract.voidPayment, { params, body: { reason: 'Another sum' } });
      ({ payment: ofBen } = await payAll(admin, ben, { method: 'Other', ...wish }));
    };
    await again({ typed: 'total', amount: '100000000.00' });
    const { status, text } = await make(admin, [ofAna, ofBen]);
    expect([status, JSON.parse(text)]).toEqual([
      422,
      expect.objectContaining({ code: 'deposit_too_large', details: { paymentId: ofBen.paymentId, name: 'Ben Low' } }),
    ]);
    await again({});
  });

  test('pays each payment in one file, whatever the timing', { retry: 0 }, async () => {
    const answers = await Promise.all([make(admin, [ofAna]), make(admin, [ofAna]), make(admin, [ofAna])]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const text = answers.find(({ status }) => status === 200)?.text ?? '';
    const lines = text.split('\r\n');
    expect(lines.filter((line) => line.startsWith('6'))).toEqual([
      expect.stringMatching(/^622061000052000123456789 {5}0000016000\d{4} {11}ANA ORTIZ {13} {2}0231380100000001$/),
    ]);
    expect(lines[1]).toContain('261127');
    const [entry, ...others] = await told('deposit_file.made');
    expect(others).toEqual([]);
    expect(entry?.details).toMatchObject({ people: 1, totalCents: ofAna.finalCents, paymentIds: [ofAna.paymentId] });
    expect(withoutIds(entry)).not.toContain('6789');
    expect((await deposits()).open.map(({ paymentId }) => paymentId)).toEqual([ofBen.paymentId]);
  });

  test('is kept sealed, and taken once more with the same bytes', async () => {
    const [file] = await filesMade();
    const again = await admin.send('POST', `/api/deposits/${file?.fileId}/file`);
    expect(again.status).toBe(200);
    expect(again.headers.get('content-disposition')).toContain('direct-deposit-2026-11-26-A.ach');
    expect(again.text).toContain('000123456789');
    expect(await told('deposit_file.taken')).toHaveLength(1);
    const kept = await world.asOwner<{ sealed: Buffer }>('select sealed from deposit_contents');
    expect(kept.map(({ sealed }) => sealed.toString('latin1')).join('')).not.toContain('000123456789');
  });

  test('is withdrawn once, and its payments may go into another file', async () => {
    const [file] = await filesMade();
    const withdraw = () =>
      admin.call(contract.withdrawDepositFile, {
        params: { fileId: file?.fileId ?? '' },
        body: { reason: 'The bank was closed' },
      });
    const answers = await Promise.all([withdraw(), withdraw()]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'deposit_file_withdrawn' });
    expect(await refusalOf(admin.send('POST', `/api/deposits/${file?.fileId}/file`))).toBe(
      '409 deposit_file_withdrawn',
    );
    const answer = await make(admin, [ofAna]);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('-B.ach'),
    ]);
    expect(await filesMade()).toMatchObject([
      { people: 1, withdrawn: null, isKept: true },
      { people: 1, withdrawn: { reason: 'The bank was closed' }, isKept: false },
    ]);
  });

  test('is withdrawn by nobody from the day on which its money arrives', async () => {
    const [file] = await filesMade();
    expect(file).toMatchObject({ hasArrived: false });
    world.clock.set('2026-11-27T06:00:00.000Z');
    const again = await server.as(world.organization.admin);
    const [arrived] = await filesMade(again);
    expect(arrived).toMatchObject({ fileId: file?.fileId, hasArrived: true, isKept: true });
    const params = { fileId: file?.fileId ?? '' };
    const body = { reason: 'I would be paid twice' };
    expect(await again.call(contract.withdrawDepositFile, { params, body })).toMatchObject({
      refusal: 'deposit_file_arrived',
    });
    world.clock.set(thursday);
  });

  test('is withdrawn by another admin where it pays whoever asks, or they made it with a payment above the limit', async () => {
    const third = await world.employee('Third', { role: 'admin' });
    const [asMate, asThird] = await Promise.all([server.as(mate), server.as(third)]);
    await admin.call(contract.changePaymentLimit, { body: { limitCents: cents(100_00), revision: 0 } });
    const { payment } = await payAll(admin, mate, { method: 'Other' });
    await asThird.call(contract.approvePayment, { params: { paymentId: payment.paymentId } });
    expect((await make(admin, [payment])).status).toBe(200);
    const [file] = await filesMade();
    const params = { fileId: file?.fileId ?? '' };
    const withdraw = (by: Client) =>
      by.call(contract.withdrawDepositFile, { params, body: { reason: 'The bank was closed' } });
    expect(await withdraw(admin)).toMatchObject({ refusal: 'deposit_file_made_by_you' });
    expect(await withdraw(asMate)).toMatchObject({ refusal: 'deposit_file_pays_you' });
    // Nobody is given the bytes of a file that was withdrawn meanwhile.
    const take = (by: Client) => by.send('POST', `/api/deposits/${params.fileId}/file`);
    const [withdrawn, ...taken] = await Promise.all([withdraw(asThird), take(admin), take(asMate)]);
    expect(withdrawn).toMatchObject({ ok: true });
    const rows = await world.asOwner<{ action: string }>(
      "select action from audit_entries where details ->> 'fileId' = $1 order by sequence",
      [params.fileId],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'deposit_file.made',
      ...taken.filter(({ status }) => status === 200).map(() => 'deposit_file.taken'),
      'deposit_file.withdrawn',
    ]);
  });

  test('is listed in pages, each once, the latest first', async () => {
    const all = await filesMade();
    expect(all.length).toBeGreaterThan(2);
    const read: DepositFileReply[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { limit: 1, ...(cursor !== undefined && { cursor }) };
      const answer = await admin.call(contract.readDepositFiles, { query });
      if (!answer.ok) return expect.fail(answer.refusal);
      read.push(...answer.value.files);
      cursor = answer.value.next;
    }
    expect(read).toEqual(all);
    expect(all.map(({ madeAt }) => madeAt)).toEqual(all.map(({ madeAt }) => madeAt).toSorted((a, b) => b - a));
  });

  test('has its payment voided by whoever knows that the bank has to be told, and says that it was', async () => {
    const params = { paymentId: ofAna.paymentId };
    const file = (await filesMade()).find(({ withdrawn }) => withdrawn === null);
    const fileId = file?.fileId ?? '';
    const fileAsReadBy = async (client: Client) => {
      const list = await client.call(contract.readPayments, { query: {} });
      return list.ok && list.value.payments.find(({ paymentId }) => paymentId === ofAna.paymentId)?.depositFile;
    };
    expect(await fileAsReadBy(admin)).toEqual({ fileId, madeOn: '2026-11-26', effectiveOn: nextBankingDay });
    expect(await fileAsReadBy(await server.as(ana))).toBeNull();
    for (const known of [{}, { depositFileId: ofAna.paymentId }]) {
      const body = { reason: 'Wrong week', ...known };
      expect(await admin.call(contract.voidPayment, { params, body })).toMatchObject({
        refusal: 'payment_in_deposit_file',
      });
    }
    const body = { reason: 'Wrong week', depositFileId: fileId };
    expect(await admin.call(contract.voidPayment, { params, body })).toMatchObject({ value: { depositFile: null } });
    expect((await told('payment.voided')).map(({ details }) => details['fileId'])).toContain(fileId);
    const whole = (await filesMade()).find(({ withdrawn }) => withdrawn === null);
    expect(whole).toMatchObject({ voided: 1 });
  });

  test('is in dollars alone', async () => {
    const abroad = await world.rival('Lisbon Diner');
    await world.asOwner("update organizations set currency = 'EUR' where id = $1", [abroad.id]);
    const client = await server.as(abroad.admin);
    expect(await deposits(client)).toMatchObject({ currency: 'EUR' });
    expect(await refusalOf(make(client, [ofAna]))).toBe('409 deposits_in_dollars');
  });

  test('is an admin’s alone, shown anew who they are, and of nobody else’s organization', async () => {
    const manager = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
    expect((await (await server.as(manager)).send('GET', '/api/deposits')).status).toBe(403);
    const rival = await server.as((await world.rival('Other Diner')).admin);
    expect(await deposits(rival)).toMatchObject({ open: [] });
    expect(await filesMade(rival)).toEqual([]);
    const [file] = await filesMade();
    expect((await rival.send('POST', `/api/deposits/${file?.fileId}/file`)).status).toBe(404);
    expect((await rival.send('POST', `/api/deposits/${file?.fileId}/withdrawal`, { reason: 'Mine' })).status).toBe(404);
    world.clock.set('2026-11-26T16:00:00.000Z');
    expect((await make(admin, [ofBen])).status).toBe(403);
  });
});
