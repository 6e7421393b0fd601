import './bank-account-form.css';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { accountKinds } from '../../../domain/payroll/bank/bank-account.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { checkedBy, ErrorSummary, useField } from '../../kernel/form.tsx';
import { UnsavedGuard } from '../../kernel/unsaved.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useChangeBankAccount } from './queries.ts';
import { checkBank, noValues, type BankValues } from './view.ts';

/** Enters an account; what was typed stays until it is kept, and then is gone from the page. */
export function BankAccountForm() {
  const { say } = useWords();
  const { mutate, data: answer, error, isPending } = useChangeBankAccount();
  const form = useForm<BankValues>({ defaultValues: noValues, resolver: checkedBy(checkBank) });
  const { control } = form;
  const { isDirty } = useFormState({ control });
  const send = form.handleSubmit(({ kind, routing, account }) =>
    mutate(
      { kind, routing, account },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          form.reset(noValues);
          showToast({ text: <Said of={(words) => words.say('payroll.bank.saved')} /> });
        },
      },
    ),
  );
  return (
    <form className="form bank-account-form" noValidate onSubmit={(event) => void send(event)}>
      <ErrorSummary form={form} />
      <Segmented
        label={say('payroll.bank.kind')}
        value={useWatch({ control, name: 'kind' })}
        onChange={(kind) => form.setValue('kind', kind, { shouldDirty: true })}
        choices={accountKinds.map((value) => ({ value, label: say(`payroll.bank.kind.${value}`) }))}
      />
      <TextField
        {...useField(control, 'routing')}
        label={say('payroll.bank.routing')}
        hint={say('payroll.bank.routingHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        ltr
      />
      <TextField
        {...useField(control, 'account')}
        label={say('payroll.bank.account')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        ltr
      />
      <TextField
        {...useField(control, 'again')}
        label={say('payroll.bank.again')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        ltr
      />
      <FormProblem answer={answer} error={error} />
      <div>
        <Button type="submit" tone="primary" busy={isPending}>
          {say('payroll.bank.save')}
        </Button>
      </div>
      <UnsavedGuard isDirty={isDirty} isFragile={isDirty} onLeave={() => undefined} />
    </form>
  );
}
