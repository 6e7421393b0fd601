import type { CardDetail } from '../../contract/time-cards/cards.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { attestationVersions } from '../../domain/time-cards/attestation.ts';
import type { Attestation } from '../../domain/time-cards/card-step.ts';
import { speakers } from '../../words/speakers.ts';
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
  attestation: attestation === null ? null : { ...attestation, sentence: sentenceOf(attestation) },
  rests: rests === null ? null : [...rests],
  workedMinutes: figures.workedMinutes,
});

/** The wording of its number never changes: it is said in the language in which it was signed, whoever reads it. */
function sentenceOf({ version, language }: Attestation): string | null {
  const known = attestationVersions.find((one) => one === version);
  return known === undefined ? null : speakers[language].say(`timeCards.attestation.${known}`);
}

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
