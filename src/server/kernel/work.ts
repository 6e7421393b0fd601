import type { Instant } from '../../domain/kernel/time.ts';
import { aloneLock, appendAudited } from './audit.ts';
import type { Arrival, Context } from './context.ts';
import { isContention } from './database-trouble.ts';
import type { TransactionOptions } from './database.ts';
import type { Services } from './services.ts';

/** What a transaction asks of the reply once it has committed. */
export interface Aftermath {
  session?: Wish;
  step?: Wish;
  kiosk?: Wish;
  browser?: string;
}

/** A secret for the browser to keep, or to keep no longer. */
type Wish = { readonly token: string; readonly expiresAt: Instant } | 'forget';

/** What else is asked of a transaction than its work. */
export interface Conditions {
  /** When the work is done and nothing of it holds yet: throws where it must not. */
  readonly beforeEnd?: (ctx: Context, aftermath: Aftermath) => Promise<void>;
  /** Outside of any transaction, before each try but the first: throws where there is to be none. */
  readonly beforeAgain?: () => Promise<void>;
}

const mostTries = 6;

/** From which try on nobody of its organization tells the audit log before it: whoever comes to tell it meanwhile tries again in the turn after. */
const firstAlone = 4;

/**
 * Runs a use-case in a transaction with a context of its own. Where two transactions got in
 * each other's way it runs again from the start, and so decides again by what is true by then:
 * in its turn among the others of its organization that were overtaken, and before any newcomer if they overtake it again and again.
 *
 * @param arrival when the request came and from whom; the same for every try
 */
export async function inTransaction<T>(
  {
    database,
    clock,
    vault,
    demandsSecondFactor,
    sequel,
  }: Pick<Services, 'database' | 'clock' | 'vault' | 'demandsSecondFactor' | 'sequel'>,
  options: TransactionOptions,
  { now, caller, language, stepToken, kioskToken, signedIn }: Arrival,
  work: (ctx: Context) => Promise<T>,
  { beforeEnd, beforeAgain }: Conditions = {},
): Promise<{ readonly value: T; readonly aftermath: Aftermath }> {
  for (let attempt = 1; ; attempt += 1) {
    const aftermath: Aftermath = {};
    try {
      const value = await database.transaction({ ...options, ...turnsOf(options, attempt) }, async (tx, tell) => {
        const ctx: Context = {
          tx,
          audited: [],
          now,
          caller,
          language,
          stepToken,
          kioskToken,
          signedIn,
          demandsSecondFactor,
          newId: clock.newId,
          vault,
          announce: (employee, topic) => {
            const { organizationId, employeeId } = employee;
            tell(JSON.stringify({ organizationId, employeeId, topic }));
          },
          keepSession: (token, expiresAt) => {
            aftermath.session = { token, expiresAt };
          },
          forgetSession: () => {
            aftermath.session = 'forget';
          },
          keepBrowser: (secret) => {
            aftermath.browser = secret;
          },
          keepStep: (token, expiresAt) => {
            aftermath.step = { token, expiresAt };
          },
          forgetStep: () => {
            aftermath.step = 'forget';
          },
          keepKiosk: (token, expiresAt) => {
            aftermath.kiosk = { token, expiresAt };
          },
        };
        const worked = await work(ctx);
        await beforeEnd?.(ctx, aftermath);
        if (ctx.audited.length > 0) await sequel?.(ctx);
        await appendAudited(ctx, options.organizationId);
        return worked;
      });
      return { value, aftermath };
    } catch (error) {
      if (attempt >= mostTries || !isContention(error)) throw error;
      await beforeAgain?.();
    }
  }
}

/** What tells the log nothing is held apart by the first alone; in this order nobody keeps the log for themselves while they wait for their turn. */
function turnsOf({ organizationId }: TransactionOptions, attempt: number): Pick<TransactionOptions, 'turns'> {
  if (attempt === 1 || organizationId === undefined) return {};
  const overtaken = `overtaken ${organizationId}`;
  return { turns: attempt < firstAlone ? [overtaken] : [overtaken, aloneLock(organizationId)] };
}
