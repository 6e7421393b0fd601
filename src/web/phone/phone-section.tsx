import './phone-section.css';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import type { readOwnPhone } from '../../contract/phone.ts';
import type { Phone } from '../../domain/kernel/phone.ts';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { CodeForm } from './code-form.tsx';
import { NumberForm } from './number-form.tsx';
import { useAskToVerify, useOwnPhone, useRemovePhone, useVerifyPhone } from './queries.ts';
import { shownNumber } from './view.ts';

interface PhoneSectionProps {
  readonly zone: Zone;
  /** Admins are told why nobody can sign in so, others see nothing of it. */
  readonly isAdmin: boolean;
  /** The card around it. */
  readonly frame: ComponentType<{ readonly children: ReactNode }>;
}

/** By which telephone the person may sign in: verified, replaced or removed here. */
export function PhoneSection({ zone, isAdmin, frame: Frame }: PhoneSectionProps) {
  const { say } = useWords();
  const { data, error, refetch } = useOwnPhone();
  if (data?.isOffered === false && !isAdmin) return null;
  return (
    <Frame>
      {data === undefined ? (
        <Unanswered error={error} refetch={refetch} title={say('phone.failed')} blockSize="150px" />
      ) : data.isOffered ? (
        <>
          <Verified verified={data.verified} zone={zone} />
          <Verifying />
        </>
      ) : (
        <p>{say('phone.notOffered')}</p>
      )}
    </Frame>
  );
}

function Verified({
  verified,
  zone,
}: {
  readonly verified: ReplyOf<typeof readOwnPhone>['verified'];
  readonly zone: Zone;
}) {
  const { say, formats } = useWords();
  const remove = useRemovePhone();
  const removeNow = (): void =>
    remove.mutate(undefined, { onSuccess: (answer) => answer.ok && showToast({ text: say('phone.isRemoved') }) });
  if (verified === null) {
    return (
      <p className="mute" data-goes-on>
        {say('phone.none')}
      </p>
    );
  }
  return (
    <div className="own-phone">
      <div>
        <p className="number">
          <bdi dir="ltr">{shownNumber(verified.phone)}</bdi>
        </p>
        <p className="soft">{say('phone.since', { date: formats.fullDate(dateAt(verified.verifiedAt, zone)) })}</p>
        <FormProblem answer={remove.data} error={remove.error} />
      </div>
      <Button size="sm" busy={remove.isPending} onPress={removeNow}>
        {say('phone.remove')}
      </Button>
    </div>
  );
}

function Verifying() {
  const { say } = useWords();
  const ask = useAskToVerify();
  const verify = useVerifyPhone();
  const [sentTo, setSentTo] = useState<{ readonly phone: Phone; readonly minutes: number }>();
  const send = (phone: Phone): void => {
    verify.reset();
    ask.mutate(phone, {
      onSuccess: (answer) => answer.ok && setSentTo({ phone, minutes: answer.value.minutes }),
    });
  };
  const begin = (): void => {
    ask.reset();
    verify.reset();
    setSentTo(undefined);
  };
  const verifyNow = (phone: Phone, code: string): void =>
    verify.mutate(
      { phone, code },
      {
        onSuccess: (answer) => {
          if (!answer.ok) return;
          begin();
          showToast({ text: say('phone.isVerified') });
        },
      },
    );
  if (sentTo === undefined) {
    return (
      <NumberForm
        label={say('phone.newNumber')}
        busy={ask.isPending}
        answer={ask.data}
        error={ask.error}
        onSend={send}
      />
    );
  }
  return (
    <CodeForm
      lead={say('phone.sent', { phone: shownNumber(sentTo.phone), minutes: sentTo.minutes })}
      busy={verify.isPending}
      answer={verify.data ?? ask.data}
      error={verify.error ?? ask.error}
      onVerify={(code) => verifyNow(sentTo.phone, code)}
    >
      <div className="otherwise-by-phone">
        <Button busy={ask.isPending} onPress={() => send(sentTo.phone)}>
          {say('phone.sendAgain')}
        </Button>
        <Button onPress={begin}>{say('phone.otherNumber')}</Button>
      </div>
    </CodeForm>
  );
}
