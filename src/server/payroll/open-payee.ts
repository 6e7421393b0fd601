import { may, mayDecideAlone, thingOf, type Action } from '../../domain/access/may.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listDeciders, listWorkers, type Worker } from '../people/read.ts';

/** Somebody whose pay the actor answers for, and whether the actor answers for it alone: their own, since nobody else could. */
export interface Payee {
  readonly worker: Worker;
  readonly alone: boolean;
}

/**
 * Nobody pays themselves, nor takes back what they were paid, but for an admin where nobody else could. To whom they do not
 * answer for, people do not exist.
 */
export async function openPayee(
  { tx, actor }: ActorContext,
  action: Action,
  employeeId: string,
): Promise<Result<Payee, 'not_found' | 'own_payment'>> {
  const [worker] = await listWorkers(tx, actor.organizationId, { employeeIds: [employeeId] });
  if (worker === undefined || !may(actor, action, thingOf(worker))) {
    return refuse('not_found');
  }
  if (worker.employeeId !== actor.employeeId) return accept({ worker, alone: false });
  const isAlone = await isAloneAt({ tx, actor }, worker.homeLocationId);
  return isAlone ? accept({ worker, alone: true }) : refuse('own_payment');
}

/** Whether the actor answers for their own pay, being at home at a location: nobody else could. */
export async function isAloneAt(
  { tx, actor }: Pick<ActorContext, 'tx' | 'actor'>,
  homeLocationId: string,
): Promise<boolean> {
  const deciders = await listDeciders(tx, actor.organizationId, homeLocationId);
  return mayDecideAlone(
    actor,
    deciders.some((id) => id !== actor.employeeId),
  );
}
