import './sign-off.css';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import { dateAt, type Instant } from '../../../domain/kernel/time.ts';
import { currentAttestation } from '../../../domain/time-cards/attestation.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { SectionHead } from '../../ui/layout.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CardChanges } from './card-changes.tsx';
import { CardFlags } from './card-flags.tsx';
import { useSign } from './queries.ts';
import { StateChip } from './state-chip.tsx';

/** Where one's own card of a past week stands: what is odd, what changed since it was signed, and the statement to sign. */
export function SignOff({ card }: { readonly card: CardDetail }) {
  const { say, formats } = useWords();
  const { state, signedAt, approvedAt, zone, signing } = card;
  const on = (at: Instant) => ({ date: formats.date(dateAt(at, zone)) });
  return (
    <section className="sign-off">
      <SectionHead title={say('timeCards.state')}>
        <StateChip state={state} isOver={card.isOver} />
      </SectionHead>
      <CardFlags flags={card.flags} />
      <CardChanges card={card} />
      {approvedAt !== null && <p>{say('timeCards.approvedNote', on(approvedAt))}</p>}
      {signedAt !== null && <p>{say('timeCards.signedNote', on(signedAt))}</p>}
      {signing?.refusal === null && <SignForm key={card.startsOn} card={card} />}
      {signing?.refusal === 'card_must_be_fixed' && <p>{say('refusal.card_must_be_fixed')}</p>}
    </section>
  );
}

function SignForm({ card }: { readonly card: CardDetail }) {
  const { say, language } = useWords();
  const [isTicked, setTicked] = useState(false);
  const { mutate, data: answer, error, isPending } = useSign(card.startsOn);
  const sign = () =>
    mutate(
      { attestationVersion: currentAttestation, language, seen: card.ledgerSequence },
      {
        onSuccess: ({ ok }) => {
          if (ok) showToast({ text: <Said of={(words) => words.say('timeCards.signedToast')} /> });
        },
      },
    );
  return (
    <div className="form">
      <h3>{say('timeCards.signTitle')}</h3>
      <p>{say('timeCards.signLead')}</p>
      <CheckField isSelected={isTicked} onChange={setTicked}>
        {say(`timeCards.attestation.${currentAttestation}`)}
      </CheckField>
      <FormProblem answer={answer} error={error} />
      <Button
        tone="primary"
        icon={PenLine}
        busy={isPending}
        unavailable={isTicked ? undefined : say('timeCards.tickFirst')}
        onPress={sign}
      >
        {say('timeCards.sign')}
      </Button>
    </div>
  );
}
