import * as z from 'zod/mini';
import { keptDays } from '../../domain/messaging/retention.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { instant } from '../kernel/schemas.ts';

const days = z.nullable(z.int().check(z.minimum(keptDays.least), z.maximum(keptDays.most)));

const retention = z.object({
  /** How many days messages and their files are kept; null, for ever. */
  keepDays: days,
  /** What was sent before has lost its words and files; null, nothing has. */
  forgottenBefore: z.nullable(instant),
  /** 0 before anything was saved. */
  revision: z.int(),
});

export const readMessageRetention = endpoint({
  name: 'readMessageRetention',
  method: 'GET',
  path: '/api/message-retention',
  sentence: 'Tells how long the messages of the organization are kept.',
  access: { action: 'change_message_retention' },
  reply: retention,
  refusals: [],
});
export type MessageRetention = z.output<typeof retention>;

export const changeMessageRetention = endpoint({
  name: 'changeMessageRetention',
  method: 'PUT',
  path: '/api/message-retention',
  sentence:
    'Changes how long messages are kept. Once a day those that are older lose their words and files, for good; that they were sent, and who acknowledged them, stays.',
  access: { action: 'change_message_retention' },
  freshSignIn: true,
  body: z.strictObject({ keepDays: days, revision: z.int().check(z.minimum(0), z.maximum(2_147_483_646)) }),
  reply: retention,
  refusals: [refusal('message_retention_changed_meanwhile', 409, retention)],
});
