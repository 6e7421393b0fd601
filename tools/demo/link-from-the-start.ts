import { linkSignIn } from '../../src/server/factors/link-sign-in.ts';
import type { Context } from '../../src/server/kernel/context.ts';
import type { OpenidProvider } from '../../src/server/kernel/openid-providers.ts';
import { linkedFromTheStart, subjectOf } from '../local-openid/accounts.ts';
import { emailOf } from './cast.ts';

interface Somebody {
  readonly firstName: string;
  readonly lastName: string;
}

/** Lets somebody of the demo sign in by the local provider, if they are one of those who do. */
export async function linkFromTheStart(
  ctx: Context,
  { domain, providers }: { readonly domain: string; readonly providers: readonly OpenidProvider[] },
  { firstName }: Somebody,
  who: { readonly userId: string; readonly organizationId: string; readonly employeeId: string },
): Promise<void> {
  const email = emailOf({ firstName }, domain);
  if (!linkedFromTheStart.includes(email)) return;
  for (const provider of providers) {
    const identity = { issuer: provider.issuer, subject: subjectOf(email), email, emailIsVerified: true };
    await linkSignIn(ctx, who, provider, identity);
  }
}
