import type { CardDetail } from '../../contract/time-cards/cards.ts';
import type { StoredStep } from './time-card-steps.repository.ts';

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
