import type { Transaction } from '../kernel/transaction.ts';
import { deleteFeed } from './calendar-feeds.repository.ts';
import { deleteTokensOf } from './repository.ts';

/**
 * Ends all that a sign-in let programs do: its API tokens, and the address at which a calendar follows its shifts. Within the organization of its person. Gives how many of each there were.
 */
export async function revokePrograms(
  tx: Transaction,
  { userId, ...who }: { readonly userId: string; readonly organizationId: string; readonly employeeId: string },
): Promise<{ readonly tokens: number; readonly calendarFeeds: number }> {
  return { tokens: await deleteTokensOf(tx, userId), calendarFeeds: (await deleteFeed(tx, who)) ? 1 : 0 };
}
