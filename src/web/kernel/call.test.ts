import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, refusal } from '../../contract/kernel/endpoint.ts';
import { instant, plainDate } from '../../contract/kernel/schemas.ts';
import { parseInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type * as Module from './call.ts';
import type * as Carried from './carry-file.ts';

const note = endpoint({
  name: 'addNote',
  method: 'POST',
  path: '/api/days/:date/notes',
  sentence: 'Adds a note to a day.',
  access: 'anyone',
  params: z.object({ date: plainDate }),
  query: z.object({ draft: z.optional(z.enum(['yes', 'no'])), page: z.optional(z.int()) }),
  body: z.object({ text: z.string(), writtenAt: instant }),
  reply: z.object({ keptAt: instant }),
  refusals: [refusal('day_is_closed', 409, z.object({ closedAt: instant })), refusal('too_late', 409)],
});

const at = parseInstant('2026-11-20T13:30:00Z') as Instant;
const input = {
  params: { date: '2026-11-20' as PlainDate },
  query: { draft: 'yes', page: undefined },
  body: { text: 'Late bus', writtenAt: at },
} as const;

let call: typeof Module.call;
let download: typeof Carried.download;
let Unreachable: typeof Module.Unreachable;
const sessionChanged = vi.fn<() => void>();

beforeAll(async () => {
  // What the modules of a page find around them, read once more by this test alone.
  vi.resetModules();
  const documentElement = { dataset: {} };
  vi.stubGlobal('document', { cookie: 'meridian_reading=es.dark.h12', documentElement, querySelector: () => null });
  vi.stubGlobal('navigator', { languages: ['en-US'], onLine: true });
  ({ call, Unreachable } = await import('./call.ts'));
  ({ download } = await import('./carry-file.ts'));
  (await import('./session-signal.ts')).whenSessionChanged(sessionChanged);
});
afterEach(() => vi.useRealTimers());
afterAll(() => vi.unstubAllGlobals());

const answers = (status: number, body: unknown) => {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json(body, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const problem = (code: string, details?: unknown) => ({
  type: `/problems/${code}`,
  title: code,
  status: 409,
  detail: code,
  code,
  requestId: 'r',
  details,
});

test('what is sent is the wire’s form of the values, in the reader’s language', async () => {
  const fetched = answers(200, { keptAt: '2026-11-20T13:30:01.000Z' });
  await call(note, input);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/days/2026-11-20/notes?draft=yes');
  expect(init).toMatchObject({ method: 'POST', body: '{"text":"Late bus","writtenAt":"2026-11-20T13:30:00.000Z"}' });
  expect(init?.headers).toMatchObject({ 'accept-language': 'es', 'content-type': 'application/json' });
});

test('a success carries domain values', async () => {
  answers(200, { keptAt: '2026-11-20T13:30:00.000Z' });
  expect(await call(note, input)).toEqual({ ok: true, value: { keptAt: at } });
});

test('what the contract does not take is refused as the server would, and nothing is sent', async () => {
  const fetched = answers(200, {});
  const asked = { ...input, query: { draft: 'maybe' as 'yes', page: undefined } };
  expect(await call(note, asked)).toMatchObject({ ok: false, refusal: 'invalid_input' });
  expect(fetched).not.toHaveBeenCalled();
});

describe('a refusal', () => {
  test('comes back with its details decoded', async () => {
    answers(409, problem('day_is_closed', { closedAt: '2026-11-20T13:30:00.000Z' }));
    expect(await call(note, input)).toEqual({ ok: false, refusal: 'day_is_closed', details: { closedAt: at } });
  });

  test('that any endpoint may answer is understood too', async () => {
    answers(429, problem('too_many_requests', { retryAfterSeconds: 3 }));
    expect(await call(note, input)).toMatchObject({ refusal: 'too_many_requests', details: { retryAfterSeconds: 3 } });
  });

  test('for want of a session makes the page read again who is here', async () => {
    answers(401, problem('not_signed_in'));
    expect(await call(note, input)).toMatchObject({ ok: false, refusal: 'not_signed_in' });
    expect(sessionChanged).toHaveBeenCalledOnce();
  });
});

describe('a fault of the server', () => {
  test('is a refusal that names the request, by which it is found in the log', async () => {
    answers(500, problem('unexpected'));
    const details = { requestId: 'r', sent: 'write' };
    expect(await call(note, input)).toEqual({ ok: false, refusal: 'unexpected', details });
  });

  test.each([
    ['that comes without a word', () => answers(500, {}), true],
    ['in what it replies', () => answers(200, {}), true],
    ['in how it refuses', () => answers(409, problem('made_up_since')), true],
    // Whoever stands between says that they do not reach it.
    ['is none, where a gateway answers for it', () => answers(502, {}), false],
    [
      'is none, where nobody answers',
      () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))),
      false,
    ],
  ])('%s', async (_what, arrange, isFault) => {
    const { Faulty } = await import('./unreachable.ts');
    arrange();
    const error: unknown = await call(note, input).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Unreachable);
    expect(error instanceof Faulty).toBe(isFault);
  });
});

describe('what went wrong is told', () => {
  const { reply: _reply, ...asked } = note;
  const keyed = { ...note, headers: z.object({ 'idempotency-key': z.string() }) };
  const key = { ...input, headers: { 'idempotency-key': 'k' } };

  test.each<[string, () => Promise<unknown>, string]>([
    ['of a write as one that may have gone through', () => call(note, input), 'write'],
    ['of a write that carries a key as one that counts once', () => call(keyed, key), 'keyed'],
    ['of a question as one that changed nothing', () => call({ ...note, method: 'GET' }, input), 'harmless'],
    ['of what may be repeated as of a question', () => call({ ...note, mayRepeat: true }, input), 'harmless'],
    ['of what takes a code as one that wants another', () => call({ ...note, takesCode: true }, input), 'code'],
    ['of what only looks as of a question', () => call({ ...note, looks: true }, input), 'harmless'],
    ['of a file that is kept, too, as of a write', () => download({ ...asked, file: true }, input), 'write'],
    [
      'of a file that only looks as of a question',
      () => download({ ...asked, file: true, looks: true }, input),
      'harmless',
    ],
    ['of what can be called off as of a question', () => call(note, input, new AbortController().signal), 'harmless'],
  ])('%s', async (_what, send, sent) => {
    answers(500, problem('unexpected'));
    expect(await send()).toMatchObject({ refusal: 'unexpected', details: { sent } });
    answers(503, problem('unavailable'));
    expect(await send()).toMatchObject({ refusal: 'unavailable', details: { sent } });
    answers(500, {});
    expect(await send().catch((cause: unknown) => cause)).toMatchObject({ name: 'Unreachable', sent });
  });

  test('of a write whose reply was not understood as of one that may have gone through', async () => {
    answers(200, {});
    expect(await call(note, input).catch((cause: unknown) => cause)).toMatchObject({ sent: 'write' });
  });
});

describe('nothing is known about a request', () => {
  test.each([
    ['whose refusal this page does not know', () => answers(409, problem('made_up_since'))],
    ['whose reply lacks what was promised', () => answers(200, {})],
    [
      'answered by somebody else',
      () => vi.stubGlobal('fetch', async () => new Response('<p>Hotel</p>', { status: 200 })),
    ],
    ['that nobody answered', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
  ])('%s', async (_what, arrange) => {
    vi.useFakeTimers();
    arrange();
    await expect(call(note, input)).rejects.toBeInstanceOf(Unreachable);
  });
});

describe('a write that is pressed twice', () => {
  const kept = { keptAt: '2026-11-20T13:30:01.000Z' };

  test('before its answer is sent once, and both presses hear the one answer', async () => {
    const fetched = answers(200, kept);
    const both = await Promise.all([call(note, input), call(note, input)]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(both[0]).toEqual(both[1]);
    await call(note, input);
    expect(fetched, 'afterwards it is a write of its own').toHaveBeenCalledTimes(2);
  });

  test('with something else between is sent each time: on, off and on again ends on', async () => {
    const fetched = answers(200, kept);
    const other = { ...input, body: { ...input.body, text: 'No bus' } };
    await Promise.all([call(note, input), call(note, other), call(note, input)]);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test('and was not answered may be pressed again', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    await Promise.allSettled([call(note, input), call(note, input)]);
    const fetched = answers(200, kept);
    await call(note, input);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
