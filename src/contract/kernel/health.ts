import * as z from 'zod/mini';
import { endpoint, refusal } from './endpoint.ts';

export const health = endpoint({
  name: 'readHealth',
  method: 'GET',
  path: '/api/health',
  sentence: 'Answers 200 when the server can reach its database, 503 while it cannot.',
  access: 'anyone',
  reply: z.object({ status: z.literal('ready') }),
  refusals: [refusal('unavailable', 503)],
});
