import { useState } from 'react';
import { addDays, parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { waiverWording } from '../../../domain/time-cards/meal-waiver.ts';
import { FormDialog } from '../../kernel/form-dialog.tsx';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { useAcceptWaiver, useRevokeWaiver } from './queries.ts';
import { statable, type MealStanding } from './view.ts';

interface WaiverFormProps {
  readonly employeeId: string;
  readonly standing: MealStanding;
  readonly today: PlainDate;
  readonly onDone: () => void;
}

/** From when somebody does without a meal on short days, with the wording that they agree to; or from when no longer. */
export function WaiverForm({ employeeId, standing, today, onDone }: WaiverFormProps) {
  const { say, language } = useWords();
  const { meal } = standing;
  const isAgreement = statable(standing) === 'agree';
  const agree = useAcceptWaiver(employeeId);
  const revoke = useRevokeWaiver(employeeId);
  const { data: answer, error, isPending } = isAgreement ? agree : revoke;
  const [from, setFrom] = useState<string>(isAgreement ? addDays(today, 1) : today);
  const [isTicked, setTicked] = useState(false);
  const [isTried, setTried] = useState(false);
  const startsOn = parsePlainDate(from);
  const name = say(`payRules.waiverClosed.${meal}`);
  const done = { onSuccess: ({ ok }: { readonly ok: boolean }) => ok && onDone() };
  const send = () => {
    setTried(true);
    if (startsOn === undefined || (isAgreement && !isTicked)) return;
    if (isAgreement) agree.mutate({ meal, startsOn, wordingVersion: waiverWording, language }, done);
    else revoke.mutate({ meal, startsOn }, done);
  };
  return (
    <FormDialog
      title={say(isAgreement ? 'payRules.waiverAgreeOf' : 'payRules.waiverRevokeOf', { meal: name })}
      submit={say(isAgreement ? 'payRules.waiverAgree' : 'payRules.waiverRevoke')}
      busy={isPending}
      onSubmit={send}
      onClose={onDone}
    >
      <DateField
        label={say('payRules.waiverFrom')}
        hint={say(isAgreement ? 'payRules.waiverFromHint' : 'payRules.waiverRevokeHint')}
        isRequired
        value={from}
        onChange={setFrom}
        error={isTried && startsOn === undefined ? say('payRules.waiverNoDate') : undefined}
      />
      {isAgreement && (
        <>
          <CheckField isSelected={isTicked} onChange={setTicked}>
            {say(`payRules.waiverWording.${waiverWording}`)}
          </CheckField>
          {isTried && !isTicked && (
            <p className="error" role="alert">
              {say('payRules.waiverTick')}
            </p>
          )}
        </>
      )}
      <FormProblem answer={answer} error={error} />
    </FormDialog>
  );
}
