import './sign-off.css';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import { dateAt, type Instant, type PlainDate } from '../../../domain/kernel/time.ts';
import { decideChange } from '../../../domain/time-cards/decide-step.ts';
import { focusGoesOn } from '../../kernel/focus.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { SectionHead } from '../../ui/layout.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CardChanges } from './card-changes.tsx';
import { CardFlags } from './card-flags.tsx';
import { CardHistory } from './card-history.tsx';
import { useSign } from './queries.ts';
import { RestsFields } from './rests-fields.tsx';
import { RestsSigned } from './rests-signed.tsx';
import { StateChip } from './state-chip.tsx';
import { StatementSigned } from './statement-signed.tsx';

/** Where one's own card of a past week stands: what is odd, what changed since it was signed, and the statement to sign. */
export function SignOff({ card }: { readonly card: CardDetail }) {
  const { say, formats } = useWords();
  const { state, signedAt, approvedAt, zone, signing } = card;
  // Why no other hours can be asked for: a tooltip alone would not be read on a phone.
  const change = decideChange(card);
  const on = (at: Instant) => ({ date: formats.date(dateAt(at, zone)) });
  return (
    <section className="sign-off">
      <SectionHead title={say('timeCards.state')}>
        <StateChip state={state} isOver={card.isOver} />
      </SectionHead>
      <CardFlags flags={card.flags} />
      <CardChanges card={card} />
      {approvedAt !== null && <p>{say('timeCards.approvedNote', on(approvedAt))}</p>}
      {!change.ok && <p>{say(`refusal.${change.refusal}`)}</p>}
      {signedAt !== null && <p>{say('timeCards.signedNote', on(signedAt))}</p>}
      {signedAt !== null && <Signed card={card} />}
      {signing?.refusal === null && <SignForm key={card.startsOn} card={card} signing={signing} />}
      {signing?.refusal === 'card_already_signed' && signing.rests.length > 0 && (
        <CorrectRests key={card.startsOn} card={card} signing={signing} />
      )}
      {signing?.refusal === 'card_must_be_fixed' && <p>{say('refusal.card_must_be_fixed')}</p>}
      {/* Of a week that was opened again everybody reads who did, and why. */}
      {card.steps.some(({ step }) => step === 'reopened') && <CardHistory card={card} />}
    </section>
  );
}

/** What was signed last: the statement, and of rests. */
function Signed({ card: { steps } }: { readonly card: CardDetail }) {
  const last = steps.findLast(({ step }) => step === 'signed');
  return (
    <>
      <StatementSigned attestation={last?.attestation ?? null} />
      <RestsSigned rests={last?.rests ?? null} />
    </>
  );
}

interface SignFormProps {
  readonly card: CardDetail;
  readonly signing: NonNullable<CardDetail['signing']>;
  readonly onSigned?: () => void;
}

/** Who told of their rests wrongly signs once more, until it is approved. */
function CorrectRests(props: SignFormProps) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {say('timeCards.restsCorrect')}
      </Button>
      {isOpen && <SignForm {...props} onSigned={() => setOpen(false)} />}
    </>
  );
}

function SignForm({ card, signing: { attestationVersion, rests }, onSigned }: SignFormProps) {
  const { say, language } = useWords();
  const [isTicked, setTicked] = useState(false);
  const [said, setSaid] = useState<ReadonlyMap<PlainDate, number>>(new Map());
  // Hours that change meanwhile make other rests due: what was said of a day stays, as far as it can be so.
  const told = rests.map((day) => ({ ...day, missed: Math.min(day.due, said.get(day.date) ?? day.missed) }));
  const { mutate, data: answer, error, isPending } = useSign(card.startsOn);
  const sign = () =>
    mutate(
      {
        attestationVersion,
        language,
        seen: card.ledgerSequence,
        ...(told.length === 0 ? {} : { rests: told.map(({ date, missed }) => ({ date, missed })) }),
      },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          showToast({ text: <Said of={(words) => words.say('timeCards.signedToast')} /> });
          onSigned?.();
        },
      },
    );
  return (
    <div className="form" ref={focusGoesOn}>
      <h3>{say('timeCards.signTitle')}</h3>
      <p>{say('timeCards.signLead')}</p>
      {told.length > 0 && (
        <RestsFields rests={told} onChange={(date, missed) => setSaid(new Map([...said, [date, missed]]))} />
      )}
      <CheckField isSelected={isTicked} onChange={setTicked}>
        {say(`timeCards.attestation.${attestationVersion}`)}
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
