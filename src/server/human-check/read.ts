import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { readHumanCheck as endpoint, Task } from '../../contract/human-check.ts';
import { proofOfWork, rightTry, taskEnds } from '../../domain/human-check/proof-of-work.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { Context } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Vault } from '../kernel/seal.ts';
import { chanceOf } from '../kernel/secret.ts';

/** The keys under which tasks are signed, and their answers: made from the deployment's secret, so that every process knows them. */
export const signingKeys = (vault: Vault) => ({
  hmacSignatureSecret: vault.mark({ purpose: 'human_check.task', row: [] }, 'task').toString('hex'),
  hmacKeySignatureSecret: vault.mark({ purpose: 'human_check.task', row: [] }, 'answer').toString('hex'),
});

/** A new task. Nothing is kept of it: its signature says that it is ours, and until when. */
export const readHumanCheck: UseCase<typeof endpoint> = async (ctx) => accept(await newTask(ctx));

async function newTask({ now, vault }: Context): Promise<Task> {
  const { algorithm, cost } = proofOfWork;
  const { parameters, signature = '' } = await createChallenge({
    algorithm,
    cost,
    deriveKey,
    counter: rightTry(chanceOf(4)),
    // Not as the library's own expiry, which asks the machine's clock.
    data: { endsAt: taskEnds(now) },
    ...signingKeys(vault),
  });
  // As it was just made: every part is there.
  return { parameters, signature } as Task;
}
