import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Kept from './kept-messages.ts';
import type * as Module from './outbox.ts';

const conversationId = '0198b5a0-0000-7000-8000-000000000001';
const employeeId = '0198b5a0-0000-7000-8000-000000000002';
const owner = `pine/${employeeId}`;

let outbox: typeof Module;
let keptMessages: typeof Kept.keptMessages;
const sent: { readonly id: string; readonly text: string }[] = [];

beforeAll(async () => {
  // What the modules of a page find around them, read once more by this test alone: a browser that keeps no database.
  vi.resetModules();
  const documentElement = { dataset: {} };
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { cookie: '', documentElement, querySelector: () => null }),
  );
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('private', 'SecurityError');
    },
  });
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    const message = JSON.parse(body) as { id: string; text: string };
    sent.push(message);
    if (message.text === '') return Response.json({ ...problem, code: 'message_empty' }, { status: 422 });
    const sender = { employeeId, name: 'Ana', photoUrl: null, isActive: true };
    return Response.json({
      ...message,
      number: 1,
      sender,
      isForgotten: false,
      attachments: [],
      about: null,
      sentAt: '2026-11-20T13:30:00.000Z',
      editedAt: null,
      replyTo: null,
      isUrgent: false,
      acknowledgement: null,
    });
  });
  outbox = await import('./outbox.ts');
  ({ keptMessages } = await import('./kept-messages.ts'));
});
afterAll(() => vi.unstubAllGlobals());

const problem = { type: '', title: '', status: 422, detail: '', requestId: 'r' };

test('one message that cannot be sent keeps no other from being sent, and its writer hears of it', async () => {
  const kept = (id: number, text: string) =>
    keptMessages.keep({ id: `0198b5a0-0000-7000-8000-00000000001${id}`, owner, conversationId, text, writtenAt: id });
  // As an earlier version left them: with turning characters, with nothing to see, and longer than is taken.
  await kept(1, 'call \u202a+1 212-555-0100\u202c');
  await kept(2, '\u200b');
  await kept(3, 'x'.repeat(4_001));
  await kept(4, 'See you');
  const close = outbox.openOutbox('pine', employeeId);
  expect(await outbox.settle(5_000)).toBe(true);
  await outbox.post({ conversationId, text: ' \u2068Downtown\u2069\u2028at six ' });
  expect(await outbox.settle(5_000)).toBe(true);
  expect(sent.map(({ text }) => text)).toEqual(['call +1 212-555-0100', '', 'See you', 'Downtown\nat six']);
  expect(outbox.waitingNow().map(({ text, refusal }) => [text.length, refusal])).toEqual([
    [1, 'message_empty'],
    [4_001, 'invalid_input'],
  ]);
  close();
});
