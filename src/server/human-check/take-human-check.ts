import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solvedTask } from '../../contract/human-check.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { Context } from '../kernel/context.ts';
import { signingKeys } from './read.ts';
import { insertUsedCheck, sweepChecks } from './repository.ts';

/**
 * Takes a proof of work, once. What cannot be read, is not of ours, is wrong, too old or was used before is refused alike: whoever cannot
 * show one does not pass.
 */
export async function takeHumanCheck(ctx: Context, handedIn: string): Promise<Result<undefined, 'human_check_failed'>> {
  const read = solvedTask.safeParse(parsed(handedIn));
  if (!read.success) return refuse('human_check_failed');
  const { challenge, solution } = read.data;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...signingKeys(ctx.vault) });
  const { endsAt } = challenge.parameters.data;
  if (!verified || endsAt <= ctx.now) return refuse('human_check_failed');
  await sweepChecks(ctx.tx, ctx.now);
  const used = { signature: Buffer.from(challenge.signature, 'hex'), expiresAt: endsAt as Instant };
  return (await insertUsedCheck(ctx.tx, used)) ? accept() : refuse('human_check_failed');
}

/** What a stranger sent: undefined, if it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
