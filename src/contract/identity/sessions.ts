import * as z from 'zod/mini';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant } from '../kernel/schemas.ts';

/** A place where a person is signed in; browser and system are what the browser said it was. */
export const session = z.object({
  sessionId: id,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** `203.0.113.*` */
  network: z.nullable(z.string()),
  startedAt: instant,
  /** To five minutes. */
  lastUsedAt: instant,
  isThisOne: z.boolean(),
});
export type Session = z.output<typeof session>;

export const readSessions = endpoint({
  name: 'readSessions',
  method: 'GET',
  path: '/api/me/sessions',
  sentence: 'Lists where the signed-in person is signed in, this session first and then the one used last.',
  access: { action: 'secure_own_account' },
  reply: z.object({ sessions: z.array(session) }),
  refusals: [],
});

export const revokeSession = endpoint({
  name: 'revokeSession',
  method: 'DELETE',
  path: '/api/me/sessions/:sessionId',
  sentence: 'Ends one session of the signed-in person, wherever it is.',
  access: { action: 'secure_own_account' },
  params: z.object({ sessionId: id }),
  refusals: [refusal('not_found', 404)],
});

export const revokeOtherSessions = endpoint({
  name: 'revokeOtherSessions',
  method: 'POST',
  path: '/api/me/sessions/revoke-others',
  sentence: 'Ends every session of the signed-in person but this one.',
  access: { action: 'secure_own_account' },
  refusals: [],
});
