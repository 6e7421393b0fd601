import { useState } from 'react';
import { longestLegalName, type EmployerReply } from '../../contract/payroll/employer.ts';
import { onceSent, SettingForm, SettingToCome } from '../kernel/setting-form.tsx';
import { useTyped } from '../kernel/use-typed.ts';
import { useWords } from '../kernel/words.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useChangeEmployer, useEmployer } from './queries.ts';

/** Who employs by law: the name and address on pay stubs. */
export function EmployerForm() {
  const { say } = useWords();
  const { data, error, refetch } = useEmployer();
  if (data !== undefined) return <Fields employer={data} />;
  return (
    <SettingToCome
      error={error}
      failed={say('payroll.employer.failed')}
      retry={() => void refetch()}
      blockSize="270px"
    />
  );
}

function Fields({ employer: { revision: current, ...saved } }: { readonly employer: EmployerReply }) {
  const { say } = useWords();
  const typed = useTyped({ legalName: saved.legalName ?? '', address: saved.address ?? '' }, current);
  const { values, revision, isDirty, change } = typed;
  const [wasAsked, setAsked] = useState(false);
  const { mutate, data: answer, error, isPending, reset } = useChangeEmployer();
  const faultOf = (text: string) => (wasAsked && text.trim() === '' ? say('payroll.employer.fault') : undefined);
  const save = () => {
    setAsked(true);
    if (values.legalName.trim() === '' || values.address.trim() === '') return;
    mutate(
      { ...values, revision },
      onceSent(typed, (words) => words.say('payroll.employer.saved')),
    );
  };
  const discard = () => {
    typed.forget();
    reset();
  };
  return (
    <SettingForm
      submit={say('payroll.employer.save')}
      onSubmit={save}
      busy={isPending}
      isDirty={isDirty}
      onDiscard={discard}
      answer={answer}
      error={error}
    >
      <TextField
        label={say('payroll.employer.legalName')}
        error={faultOf(values.legalName)}
        autoComplete="off"
        maxLength={longestLegalName}
        value={values.legalName}
        onChange={(legalName) => change({ legalName })}
      />
      <TextAreaField
        label={say('payroll.employer.address')}
        hint={say('payroll.employer.addressHint')}
        error={faultOf(values.address)}
        maxLength={300}
        value={values.address}
        onChange={(address) => change({ address })}
      />
    </SettingForm>
  );
}
