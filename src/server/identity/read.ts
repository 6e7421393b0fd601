import type {
  DemoSignIn,
  Me,
  Provider,
  readMe as endpoint,
  readSessions as sessionsEndpoint,
} from '../../contract/identity.ts';
import { accept } from '../../domain/kernel/result.ts';
import { findLastRequest } from '../approvals/read.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { findClaimedOrganization } from '../organization/read.ts';
import { readSelf } from '../people/read.ts';
import { listSessions } from './repository.ts';

/** Who an employee is to themselves: admitted, or waiting. */
export async function meOf(
  tx: Transaction,
  who: { readonly organizationId: string; readonly employeeId: string },
): Promise<Me> {
  const { status, self } = await readSelf(tx, who);
  if (status === 'active') return { state: 'active', employee: self };
  const request = await findLastRequest(tx, { ...who, kind: 'registration', subjectId: who.employeeId });
  const { firstName, organization, employeeId, email, emailIsVerified } = self;
  const known = { firstName, organizationName: organization.name, employeeId, email, emailIsVerified };
  return { state: 'waiting', status, request, ...known };
}

/** What the sign-in page offers besides its form. */
export interface Offers {
  /** None outside demo mode. */
  readonly demoSignIns: readonly DemoSignIn[];
  readonly providers: readonly Provider[];
}

export const readMe =
  ({ demoSignIns, providers }: Offers): UseCase<typeof endpoint> =>
  async ({ tx, person }) => {
    if (person !== undefined) return accept(await meOf(tx, person));
    const claimed = await findClaimedOrganization(tx);
    const deployment = claimed === undefined ? 'empty' : 'ready';
    return accept({ state: 'signed_out', deployment, demoSignIns: [...demoSignIns], providers: [...providers] });
  };

/** Where a person is signed in: this session first. */
export const readSessions: UseCase<typeof sessionsEndpoint> = async ({ tx, actor, now }) => {
  const rows = await listSessions(tx, actor.userId, now);
  const sessions = rows.map(({ id, browser, system, networkHint, createdAt, lastUsedAt }) => ({
    sessionId: id,
    browser,
    system,
    network: networkHint,
    startedAt: createdAt,
    lastUsedAt,
    isThisOne: id === actor.sessionId,
  }));
  return accept({ sessions: sessions.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne)) });
};
