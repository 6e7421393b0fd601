import type { readWaysToConfirm as confirmEndpoint } from '../../contract/identity.ts';
import type { readSessions as sessionsEndpoint } from '../../contract/identity/sessions.ts';
import type { DemoSignIn, Me, Provider, readMe as endpoint } from '../../contract/identity/sign-in.ts';
import { demandsSecondFactor } from '../../domain/access/second-factor.ts';
import { waysToConfirm } from '../../domain/factors/confirming.ts';
import type { PasskeyPlace } from '../../domain/factors/passkey.ts';
import { accept } from '../../domain/kernel/result.ts';
import { mostTriesAtStep } from '../../domain/throttle/throttle.ts';
import { findLastRequest } from '../approvals/read.ts';
import { listLinkedSignIns, readWaysIn, waysOfSecondStep } from '../factors/read.ts';
import type { Context } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { hashOfToken } from '../kernel/secret.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { findClaimedOrganization, readOrganization } from '../organization/read.ts';
import { readSelf } from '../people/read.ts';
import { findSecondStep, listSessions } from './repository.ts';

export { isKnownPlace } from './repository.ts';

/** Who an employee is to themselves: admitted, waiting, or still to be made safe. */
export async function meOf(
  { tx, demandsSecondFactor: demanded }: Context,
  who: { readonly userId: string; readonly organizationId: string; readonly employeeId: string },
): Promise<Me> {
  const { status, self } = await readSelf(tx, who);
  if (status !== 'active') {
    const request = await findLastRequest(tx, { ...who, kind: 'registration', subjectId: who.employeeId });
    const { firstName, organization, employeeId, email, emailIsVerified } = self;
    const known = { firstName, organizationName: organization.name, employeeId, email, emailIsVerified };
    return { state: 'waiting', status, request, ...known };
  }
  const lacks = demanded && demandsSecondFactor(self.role) && (await waysOfSecondStep(tx, who.userId)).length === 0;
  if (lacks) return { state: 'second_factor_missing', firstName: self.firstName, email: self.email };
  return { state: 'active', employee: self };
}

/** What the sign-in page offers besides its form. */
export interface Offers {
  /** None outside demo mode. */
  readonly demoSignIns: readonly DemoSignIn[];
  readonly providers: readonly Provider[];
  readonly byPhone: boolean;
  /** Where passkeys are made for; undefined, none are taken. */
  readonly place: PasskeyPlace | undefined;
}

export const readMe =
  ({ demoSignIns, providers, byPhone, place }: Offers): UseCase<typeof endpoint> =>
  async (ctx) => {
    const { tx, person } = ctx;
    if (person !== undefined) return accept(await meOf(ctx, person));
    const half = await halfSignedIn(ctx);
    if (half !== undefined) return accept({ state: 'second_step', ways: await waysOfSecondStep(tx, half.userId) });
    const claimed = await findClaimedOrganization(tx);
    const offers = {
      demoSignIns: [...demoSignIns],
      providers: [...providers],
      byPhone,
      passkeysFor: place?.host ?? null,
    };
    if (claimed === undefined)
      return accept({ state: 'signed_out', deployment: 'empty', admission: 'open', ...offers });
    await enterOrganization(tx, claimed);
    const { admission } = await readOrganization(tx, claimed);
    return accept({ state: 'signed_out', deployment: 'ready', admission, ...offers });
  };

/** By what the signed-in person can confirm that it is they. */
export const readWaysToConfirm =
  ({ providers, place }: Offers): UseCase<typeof confirmEndpoint> =>
  async ({ tx, person }) => {
    const ways = waysToConfirm(await readWaysIn(tx, person.userId));
    const linked = await listLinkedSignIns(tx, person.userId);
    return accept({
      password: ways.password,
      providers: ways.providers ? providers.filter(({ id }) => linked.some(({ provider }) => provider === id)) : [],
      passkeysFor: ways.passkeys && place !== undefined ? place.host : null,
      code: ways.code,
    });
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

/** Who has passed the first step in this browser, and waits at the second. */
async function halfSignedIn({ tx, now, stepToken }: Context) {
  if (stepToken === undefined) return undefined;
  return findSecondStep(tx, hashOfToken(stepToken), { now, mostTries: mostTriesAtStep });
}
