import type { readTokens as endpoint } from '../../contract/tokens.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { listTokens } from './repository.ts';

/** What the schedule may ask of the address at which a calendar follows somebody's shifts. */
export { findFeed, findFollowed } from './calendar-feeds.repository.ts';

export const readTokens: UseCase<typeof endpoint> = async ({ tx, actor, now }) =>
  accept({ tokens: await listTokens(tx, actor, now) });
