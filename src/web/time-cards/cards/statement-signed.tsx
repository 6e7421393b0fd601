import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import { directionOf } from '../../../words/speak.ts';

/** The sentence that was signed, in the language in which it was; nothing, where another step was taken. */
export function StatementSigned({ attestation }: Pick<CardDetail['steps'][number], 'attestation'>) {
  if (attestation === null || attestation.sentence === null) return null;
  const { language, sentence } = attestation;
  return (
    <small>
      <q lang={language} dir={directionOf(language)}>
        {sentence}
      </q>
    </small>
  );
}
