import type { CardDetail } from '../../contract/time-cards/cards.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listSteps, type StoredStep } from './time-card-steps.repository.ts';

/** A step as whoever may see the card reads it. */
export const shownStep = ({
  sequence,
  step,
  doneByName,
  doneAt,
  reason,
  attestation,
  rests,
  figures,
}: StoredStep): CardDetail['steps'][number] => ({
  sequence,
  step,
  by: doneByName,
  at: doneAt,
  reason,
  attestation,
  rests: rests === null ? null : [...rests],
  workedMinutes: figures.workedMinutes,
});

/** What was said, and of which week. */
type OwnStep = CardDetail['steps'][number] & { readonly startsOn: PlainDate };

/** All that was said of the actor's own weeks that begin between two dates, both included. */
export async function readOwnSteps(
  { tx, actor }: Pick<ActorContext, 'tx' | 'actor'>,
  dates: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<OwnStep[]> {
  const steps = await listSteps(tx, actor.organizationId, [actor.employeeId], dates);
  return steps.map(stepOfCard);
}

const stepOfCard = (step: StoredStep): OwnStep => ({
  startsOn: step.startsOn,
  ...shownStep(step),
});
