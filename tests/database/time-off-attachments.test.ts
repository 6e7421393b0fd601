import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { forgetUnsent } from '../../src/server/time-off/jobs.ts';
import type { Client, Reply } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let ana: Employee;
let asAna: Client;
let asBen: Client;
let manager: Client;
let elsewhere: Client;
let days = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  const other = await world.employee('Otto', { role: 'manager', at: 'Kiosk', manages: ['Kiosk'] });
  ana = await world.employee('Ana', { at: 'Wharf' });
  const ben = await world.employee('Ben', { at: 'Wharf' });
  [manager, elsewhere] = [await server.as(boss), await server.as(other)];
  [asAna, asBen] = [await server.as(ana), await server.as(ben)];
});

afterAll(() => world.close());

const pdf = Buffer.from('%PDF-1.7\n% a note of a doctor\n%%EOF\n');

const put = (by: Client, file: Uint8Array, id = v7(), name = 'Note.pdf'): Promise<Reply> =>
  by.send('PUT', `/api/time-off-attachments/${id}?name=${encodeURIComponent(name)}`, Uint8Array.from(file));

/** Asks for a day that no other test asks for. */
async function asked(by: Client, who: Employee, attachmentId?: string) {
  days += 1;
  const on: PlainDate = addDays(parsePlainDate('2027-02-01') as PlainDate, 7 * days);
  const { employeeId: userId, firstName, lastName, email } = who;
  const body = { userId, firstName, lastName, email, startDate: on, endDate: on, numDays: 1, id: v7() };
  const answer = await by.call(contract.requestTimeOff, { body: { ...body, attachmentId } });
  return { ...body, answer };
}

const fileOf = async (by: Client, timeOffId: string, size = 'full') => {
  const path = `/api/time-off-requests/${timeOffId}/attachment?size=${size}`;
  const reply = await fetch(`${server.url}${path}`, { headers: { cookie: by.cookie ?? '' } });
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
};

test('a note is read by whoever asked and by who answers for them, and by no colleague', async () => {
  const id = v7();
  expect((await put(asAna, pdf, id)).status).toBe(200);
  expect((await put(asAna, pdf, id)).status).toBe(200);
  const other = await put(asAna, Buffer.from('%PDF-1.7\n% another note\n%%EOF\n'), id);
  expect([other.status, JSON.parse(other.text)]).toEqual([
    409,
    expect.objectContaining({ code: 'attachment_id_reused' }),
  ]);
  const { id: timeOffId, answer } = await asked(asAna, ana, id);
  expect(answer).toMatchObject({ ok: true });
  for (const reader of [asAna, manager]) {
    const { status, bytes, headers } = await fileOf(reader, timeOffId);
    expect([status, bytes.equals(pdf)]).toEqual([200, true]);
    expect(headers.get('content-disposition')).toContain('attachment');
  }
  for (const reader of [asBen, elsewhere]) expect((await fileOf(reader, timeOffId)).status).toBe(404);
  const pending = await manager.call(contract.readPendingTimeOff);
  expect(pending).toMatchObject({
    value: {
      requests: expect.arrayContaining([expect.objectContaining({ timeOffId, attachment: expect.anything() })]),
    },
  });
});

test('a picture is drawn anew and comes small as well; what is neither picture nor PDF is refused', async () => {
  const id = v7();
  const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#4a3fd1' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toBuffer();
  expect((await put(asAna, picture, id, 'Note.jpg')).status).toBe(200);
  const { id: timeOffId } = await asked(asAna, ana, id);
  const { bytes } = await fileOf(asAna, timeOffId, 'preview');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640 });
  expect(bytes.includes('Somebody')).toBe(false);
  expect((await put(asAna, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(422);
});

test('a file goes with one request of its owner alone, and is kept when that is withdrawn', async () => {
  const id = v7();
  await put(asAna, pdf, id);
  const stranger = await world.employee('Cleo', { at: 'Wharf' });
  const theirs = await asked(await server.as(stranger), stranger, id);
  expect(theirs.answer).toMatchObject({ refusal: 'attachment_gone' });
  const { id: timeOffId, answer } = await asked(asAna, ana, id);
  expect((await asked(asAna, ana, id)).answer).toMatchObject({ refusal: 'attachment_gone' });
  expect(await asAna.call(contract.removeTimeOffAttachment, { params: { attachmentId: id } })).toMatchObject({
    refusal: 'not_found',
  });
  if (!answer.ok) throw new Error(answer.refusal);
  await asAna.call(contract.withdrawRequest, { params: { requestId: answer.value.requestId } });
  expect((await fileOf(asAna, timeOffId)).status).toBe(200);
  await expect(
    world.asOwner('delete from time_off_attachments where organization_id = $1 and id = $2', [ana.organizationId, id]),
  ).rejects.toThrow(/stays with it/);
});

test('of many that somebody adds at once no more wait than may, and what nobody sends is forgotten after a day', async () => {
  const dora = await world.employee('Dora', { at: 'Wharf' });
  const asDora = await server.as(dora);
  const waiting = () =>
    world.asOwner('select 1 from time_off_attachments where uploaded_by = $1 and request_id is null', [
      dora.employeeId,
    ]);
  for (let file = 0; file < 18; file += 1) await put(asDora, pdf);
  const answers = await Promise.all(Array.from({ length: 6 }, () => put(asDora, pdf)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  expect(await waiting()).toHaveLength(20);
  const sweep = () => world.inside(dora.organizationId, (ctx) => forgetUnsent(ctx, dora.organizationId));
  await sweep();
  expect(await waiting()).toHaveLength(20);
  world.clock.advance(25 * 3_600_000);
  await sweep();
  expect(await waiting()).toEqual([]);
});
