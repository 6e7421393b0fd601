import type { Person } from './context.ts';
import type { Transaction } from './transaction.ts';

/**
 * Whether the session, or the token, that somebody came by is still there. Whoever is about to end it waits until this transaction has
 * ended, and finds what it made. To be asked last: what is asked after a wait sees what the wait was for, and nobody is kept waiting.
 */
export async function holdSession(
  tx: Transaction,
  {
    sessionId,
    scopes,
    organizationId,
    employeeId,
  }: Pick<Person, 'sessionId' | 'organizationId' | 'employeeId'> & Partial<Pick<Person, 'scopes'>>,
): Promise<boolean> {
  const row = await tx
    .selectFrom(scopes === undefined ? 'sessions' : 'apiTokens')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
