import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { forgetUnsentFiles } from '../../src/server/messaging/jobs.ts';
import type { Client, Reply } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { announcement, direct, group, listed, say } from '../world/messages.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let [ana, ben]: Employee[] = [];
let clients: Record<'ana' | 'ben' | 'cleo' | 'admin', Client>;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  ana = await world.employee('Ana', { at: 'Wharf' });
  ben = await world.employee('Ben', { at: 'Wharf' });
  clients = {
    ana: await server.as(ana),
    ben: await server.as(ben),
    cleo: await server.as(await world.employee('Cleo', { at: 'Wharf' })),
    admin: await server.as(world.organization.admin),
  };
});

afterAll(() => world.close());

const pdf = Buffer.from('%PDF-1.7\n% the roster of next week\n%%EOF\n');
const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a3fd1' } }).jpeg();

const pathOf = (conversationId: string, id: string) => `/api/conversations/${conversationId}/attachments/${id}`;

const put = (by: Client, conversationId: string, file: Uint8Array, name = 'Roster.pdf', id = v7()): Promise<Reply> =>
  by.send('PUT', `${pathOf(conversationId, id)}?name=${encodeURIComponent(name)}`, Uint8Array.from(file));

/** A file that was added; its id. */
async function added(by: Client, conversationId: string, file: Uint8Array, name?: string): Promise<string> {
  const id = v7();
  const reply = await put(by, conversationId, file, name, id);
  expect([reply.status, reply.text]).toEqual([200, expect.stringContaining(id)]);
  return id;
}

/** As a browser gets it, bytes and headers. */
const fetched = (by: Client, path: string) => fetch(`${server.url}${path}`, { headers: { cookie: by.cookie ?? '' } });

const codeOf = (reply: Reply): unknown => (JSON.parse(reply.text) as { code?: unknown }).code;

const messagesOf = async (reader: Client, conversationId: string) => {
  const answer = await reader.call(contract.readMessages, { params: { conversationId }, query: {} });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.messages;
};

describe('a file of a message', () => {
  test('is there for everybody in the conversation, in its order, as soon as the message is', async () => {
    const conversationId = await group(clients.ana, 'Plans', ben);
    const picture = await added(clients.ana, conversationId, await aPicture(3000, 1500).toBuffer(), 'Shelf.JPG');
    const paper = await added(clients.ana, conversationId, pdf, 'حضور.pdf');
    expect((await fetched(clients.ben, pathOf(conversationId, paper))).status).toBe(404);

    const sent = await say(clients.ana, conversationId, '', { attachmentIds: [paper, picture] });
    expect(sent).toMatchObject({ ok: true, value: { text: '' } });
    const [message] = await messagesOf(clients.ben, conversationId);
    expect(message?.attachments).toMatchObject([
      { id: paper, kind: 'pdf', name: 'حضور.pdf', bytes: pdf.length, width: null },
      { id: picture, kind: 'image', name: 'Shelf.webp', width: 2048, height: 1024 },
    ]);
    expect(await listed(clients.ben, 'Plans')).toMatchObject([{ unread: 1, last: { text: '' } }]);

    const shown = await fetched(clients.ben, `${pathOf(conversationId, picture)}?size=preview`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 640, height: 320 });
    const kept = await fetched(clients.ben, pathOf(conversationId, paper));
    expect(kept.headers.get('content-type')).toBe('application/pdf');
    expect(kept.headers.get('content-disposition')).toBe(
      `attachment; filename="____.pdf"; filename*=UTF-8''${encodeURIComponent('حضور.pdf')}`,
    );
    expect(kept.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await kept.arrayBuffer()).equals(pdf)).toBe(true);
  });

  test('is there once however often it comes, and what else comes under its id does not pass for it', async () => {
    const conversationId = await direct(clients.ana, ben);
    const [shelf, door] = [await aPicture(300, 200).toBuffer(), await aPicture(300, 201).toBuffer()];
    for (const [own, other] of [
      [pdf, Buffer.from('%PDF-1.7\n% another\n%%EOF\n')],
      [shelf, door],
    ] as const) {
      const id = await added(clients.ana, conversationId, own);
      const again = await put(clients.ana, conversationId, own, 'Roster.pdf', id);
      expect([again.status, again.text]).toEqual([200, expect.stringContaining(id)]);
      const reused = await put(clients.ana, conversationId, other, 'Roster.pdf', id);
      expect([reused.status, codeOf(reused)]).toEqual([409, 'attachment_id_reused']);
    }
  });

  test('comes under its own type too, as openapi.json describes it, and under no type of text', async () => {
    const conversationId = await direct(clients.ana, ben);
    const sent = (type: string) =>
      fetch(`${server.url}${pathOf(conversationId, v7())}?name=Roster.pdf`, {
        method: 'PUT',
        headers: { cookie: clients.ana.cookie ?? '', 'content-type': type },
        body: Uint8Array.from(pdf),
      });
    expect((await sent('application/pdf')).status).toBe(200);
    expect((await sent('application/octet-stream')).status).toBe(200);
    expect((await sent('text/html')).status).toBe(415);
  });

  test('brings nothing along that nobody sees: neither the place of a picture nor words behind it', async () => {
    const conversationId = await direct(clients.ana, ben);
    const file = await aPicture(400, 300)
      .withExif({ IFD0: { Copyright: 'hidden words' }, IFD3: { GPSLatitude: '40/1' } })
      .toBuffer();
    expect(file.includes('hidden words')).toBe(true);
    const id = await added(clients.ana, conversationId, Buffer.concat([file, Buffer.from('<script>hidden words')]));
    await say(clients.ana, conversationId, 'Look', { attachmentIds: [id] });
    const bytes = Buffer.from(await (await fetched(clients.ben, pathOf(conversationId, id))).arrayBuffer());
    expect(bytes.includes('hidden words')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test('is what its bytes say, whatever it is called', async () => {
    const conversationId = await direct(clients.ana, ben);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const broken = (await aPicture(200, 200).toBuffer()).subarray(0, 300);
    for (const [file, name, code] of [
      [svg, 'Plan.png', 'attachment_kind_unknown'],
      [html, 'Plan.pdf', 'attachment_kind_unknown'],
      [Buffer.alloc(0), 'Plan.pdf', 'attachment_kind_unknown'],
      [broken, 'Plan.jpg', 'photo_damaged'],
    ] as const) {
      const reply = await put(clients.ana, conversationId, file, name);
      expect([name, reply.status, codeOf(reply)]).toEqual([name, 422, code]);
    }
    expect((await put(clients.ana, conversationId, pdf, 'evil\u202efdp.exe')).status).toBe(422);
    expect((await put(clients.ana, conversationId, pdf, '')).status).toBe(422);
    const named = await put(clients.ana, conversationId, pdf, '../../etc/evil".html');
    expect(JSON.parse(named.text)).toMatchObject({ kind: 'pdf', name: 'evil".pdf' });
  });

  test('has ten megabytes at most', async () => {
    const conversationId = await direct(clients.ana, ben);
    const most = 10 * 1024 * 1024;
    expect(
      (await put(clients.ana, conversationId, Buffer.concat([pdf, Buffer.alloc(most - 2 * pdf.length), pdf]))).status,
    ).toBe(200);
    expect((await put(clients.ana, conversationId, Buffer.concat([pdf, Buffer.alloc(most)]))).status).toBe(413);
  });

  test('is gone with its message, and with the conversation for whoever leaves it', async () => {
    const conversationId = await group(clients.ana, 'Leaving', ben);
    const [one, other] = [await added(clients.ana, conversationId, pdf), await added(clients.ana, conversationId, pdf)];
    const first = await say(clients.ana, conversationId, 'One', { attachmentIds: [one] });
    await say(clients.ana, conversationId, 'Other', { attachmentIds: [other] });
    expect((await fetched(clients.ben, pathOf(conversationId, one))).status).toBe(200);
    const messageId = first.ok ? first.value.id : '';
    await clients.ana.call(contract.withdrawMessage, { params: { conversationId, messageId } });
    expect((await fetched(clients.ana, pathOf(conversationId, one))).status).toBe(404);
    expect((await messagesOf(clients.ben, conversationId))[0]?.attachments).toEqual([]);
    await clients.ben.call(contract.leaveConversation, { params: { conversationId } });
    expect((await fetched(clients.ben, pathOf(conversationId, other))).status).toBe(404);
  });

  test('is seen, sent and taken away by nobody else: not by a colleague, an admin or another organization', async () => {
    const conversationId = await direct(clients.ana, ben);
    const [waits, sent] = [
      await added(clients.ana, conversationId, pdf),
      await added(clients.ana, conversationId, pdf),
    ];
    await say(clients.ana, conversationId, 'Between us', { attachmentIds: [sent] });
    const rival = await server.as((await world.rival('Copper Kettle')).admin);
    for (const outside of [clients.cleo, clients.admin, rival]) {
      for (const id of [waits, sent]) {
        expect((await fetched(outside, pathOf(conversationId, id))).status).toBe(404);
        const params = { conversationId, attachmentId: id };
        expect(await outside.call(contract.removeAttachment, { params })).toMatchObject({ refusal: 'not_found' });
      }
      expect((await put(outside, conversationId, pdf)).status).toBe(404);
    }
    const elsewhere = await group(clients.cleo, 'Elsewhere', ben);
    for (const id of [waits, sent, v7()]) {
      expect(await say(clients.cleo, elsewhere, 'Mine', { attachmentIds: [id] })).toMatchObject({
        refusal: 'attachment_gone',
      });
      expect((await fetched(clients.cleo, pathOf(elsewhere, id))).status).toBe(404);
    }
    // Nor by whom it was sent to.
    expect(await say(clients.ben, conversationId, 'Mine', { attachmentIds: [waits] })).toMatchObject({
      refusal: 'attachment_gone',
    });
  });

  test(
    'goes with one message, though both be sent at once, and a message that comes twice has it once',
    { retry: 0 },
    async () => {
      const conversationId = await direct(clients.ana, ben);
      const id = await added(clients.ana, conversationId, pdf);
      const answers = await Promise.all(
        ['One', 'Two'].map((text) => say(clients.ana, conversationId, text, { attachmentIds: [id] })),
      );
      expect(answers.map((answer) => (answer.ok ? 'sent' : answer.refusal)).toSorted()).toEqual([
        'attachment_gone',
        'sent',
      ]);
      const again = { id: v7(), attachmentIds: [await added(clients.ana, conversationId, pdf)] };
      const twice = await Promise.all([1, 2].map(() => say(clients.ana, conversationId, 'Twice', again)));
      for (const answer of twice) expect(answer).toMatchObject({ ok: true, value: { attachments: [{ kind: 'pdf' }] } });
      expect(await say(clients.ana, conversationId, 'Twice', { ...again, attachmentIds: [] })).toMatchObject({
        refusal: 'message_id_reused',
      });
    },
  );

  test('that comes twice is one, and waits for a day, with no more than nineteen others', async () => {
    const dan = await server.as(await world.employee('Dan', { at: 'Wharf' }));
    const conversationId = await direct(dan, ben);
    const id = v7();
    const replies = [
      await put(dan, conversationId, pdf, 'A.pdf', id),
      await put(dan, conversationId, pdf, 'A.pdf', id),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    for (let waiting = 1; waiting < 20; waiting += 1) await added(dan, conversationId, pdf);
    expect(codeOf(await put(dan, conversationId, pdf))).toBe('too_many_attachments');
    await dan.call(contract.removeAttachment, { params: { conversationId, attachmentId: id } });
    await added(dan, conversationId, pdf);
    world.clock.advance(24 * 60 * 60_000 + 1);
    await added(dan, conversationId, pdf);
    const rows = await world.asOwner('select 1 as one from attachments where conversation_id = $1', [conversationId]);
    expect(rows).toHaveLength(1);
  });

  test('that nobody sends goes after a day by itself; one that is sent is as old as its message', async () => {
    const conversationId = await direct(clients.cleo, ben);
    const [sent, left, fresh] = [
      await added(clients.cleo, conversationId, pdf),
      await added(clients.cleo, conversationId, pdf),
      await added(clients.cleo, conversationId, pdf),
    ];
    const kept = async () => {
      const rows = await world.asOwner('select id from attachments where id = any ($1)', [[sent, left, fresh]]);
      return (rows as { id: string }[]).map(({ id }) => id).toSorted();
    };
    // By the clock of the database, whose wall it is.
    const age = (id: string, hours: number) =>
      world.asOwner(`update attachments set uploaded_at = now() - interval '${hours} hours' where id = $1`, [id]);
    for (const [id, hours] of [
      [sent, 25],
      [left, 25],
      [fresh, 23],
    ] as const)
      await age(id, hours);
    expect(await say(clients.cleo, conversationId, 'At last', { attachmentIds: [sent] })).toMatchObject({ ok: true });
    await world.inside(world.organization.id, forgetUnsentFiles);
    expect(await kept()).toEqual([sent, fresh].toSorted());
    const rows = await world.asOwner(
      'select a.uploaded_at = m.sent_at as is_of_message from attachments a join messages m on m.id = a.message_id where a.id = $1',
      [sent],
    );
    expect(rows).toEqual([{ is_of_message: true }]);
  });

  test('is not added where its sender may only listen, and nothing at all is no message', async () => {
    const conversationId = await announcement(clients.admin, 'Listen', null);
    expect(codeOf(await put(clients.ana, conversationId, pdf))).toBe('only_announcers_write');
    expect(await say(clients.ana, await direct(clients.ana, ben), '')).toMatchObject({ refusal: 'message_empty' });
  });
});
