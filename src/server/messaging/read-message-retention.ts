import type { readMessageRetention as endpoint } from '../../contract/messaging/retention.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { findRetention } from './retention.repository.ts';

/** How long messages are kept, for whoever may change it. */
export const readMessageRetention: UseCase<typeof endpoint> = async ({ tx, actor }) =>
  accept(await findRetention(tx, actor.organizationId));
