import './support-form.css';
import { Send } from 'lucide-react';
import { useForm, useFormState } from 'react-hook-form';
import { concerns, type Concern } from '../../domain/support/support-request.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, ErrorSummary, useField } from '../kernel/form.tsx';
import { UnsavedGuard } from '../kernel/unsaved.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useAskSupport } from './queries.ts';
import { checkSupport, type SupportValues } from './view.ts';

const blank: SupportValues = { concern: '', subject: '', message: '' };

/** A question to the admins; what was typed stays until it has arrived. */
export function SupportForm() {
  const { say } = useWords();
  const send = useAskSupport();
  const form = useForm<SupportValues>({ defaultValues: blank, resolver: checkedBy(checkSupport) });
  const { control, handleSubmit, reset } = form;
  const { isDirty } = useFormState({ control });
  const { isRequired: _required, ...concern } = useField(control, 'concern');
  const submit = handleSubmit((values) =>
    send.mutate(
      // The check has let through no question without a concern.
      { ...values, concern: values.concern as Concern },
      {
        onSuccess: (answer) => {
          if (!answer.ok) return;
          reset(blank);
          showToast({ text: say('support.sent') });
        },
      },
    ),
  );
  return (
    <form className="card support-form" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{say('support.write')}</h2>
      <ErrorSummary form={form} />
      <div className="two">
        <SelectField
          {...concern}
          label={say('support.concern')}
          none={say('support.noConcern')}
          groups={[
            {
              label: say('support.concern'),
              choices: concerns.map((value) => ({ value, label: say(`support.concern.${value}`) })),
            },
          ]}
        />
        <TextField {...useField(control, 'subject')} label={say('support.subject')} maxLength={120} />
      </div>
      <TextAreaField {...useField(control, 'message')} label={say('support.message')} rows={5} maxLength={4000} />
      <FormProblem answer={send.data} error={send.error} />
      <Button type="submit" tone="primary" icon={Send} flip busy={send.isPending}>
        {say('support.send')}
      </Button>
      <UnsavedGuard isDirty={isDirty} isFragile={isDirty} onLeave={() => undefined} />
    </form>
  );
}
