import { useEffect } from 'react';
import { useController, useForm } from 'react-hook-form';
import { longestWebhookUrl, type Webhook } from '../../contract/webhooks.ts';
import { webhookEvents } from '../../domain/webhooks/webhook.ts';
import { FormDialog } from '../kernel/form-dialog.tsx';
import { FormProblem, type FormProblemProps } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { CheckGroup } from '../ui/check-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import { checkWebhook, valuesOf, withEvent, type WebhookValues } from './view.ts';

interface WebhookFormProps extends FormProblemProps {
  /** The one that is changed; absent, another is added. */
  readonly webhook?: Webhook;
  readonly busy: boolean;
  readonly onKeep: (values: WebhookValues) => void;
  readonly onClose: () => void;
}

const refusedAddress = 'refusal.webhook_address_refused';

const isAboutAddress = (answer: FormProblemProps['answer']): boolean =>
  answer?.refusal !== undefined && `refusal.${answer.refusal}` === refusedAddress;

/** A dialog that asks for the address of a webhook and what it is told of. */
export function WebhookForm({ webhook, busy, onKeep, onClose, ...problem }: WebhookFormProps) {
  const { say } = useWords();
  const { control, handleSubmit, setError } = useForm<WebhookValues>({
    defaultValues: valuesOf(webhook),
    resolver: checkedBy(checkWebhook),
  });
  const { answer } = problem;
  const isRefused = isAboutAddress(answer);
  // The address stands above twenty boxes: it is told there, and not below them.
  useEffect(() => {
    if (isAboutAddress(answer)) setError('url', { message: refusedAddress }, { shouldFocus: true });
  }, [answer, setError]);
  const url = useField(control, 'url');
  const chosen = useController({ control, name: 'events' });
  const keep = (values: WebhookValues): void => onKeep({ url: values.url.trim(), events: values.events });
  return (
    <FormDialog
      title={say(webhook === undefined ? 'webhooks.add' : 'webhooks.edit')}
      submit={say(webhook === undefined ? 'webhooks.add' : 'webhooks.save')}
      busy={busy}
      onSubmit={handleSubmit(keep)}
      onClose={onClose}
    >
      <TextField
        {...url}
        label={say('webhooks.url')}
        hint={say('webhooks.urlHint')}
        maxLength={longestWebhookUrl}
        inputMode="url"
        autoComplete="off"
        dir="ltr"
      />
      <CheckGroup
        legend={say('webhooks.events')}
        error={chosen.fieldState.error === undefined ? undefined : say('webhooks.chooseEvent')}
      >
        {webhookEvents.map((event) => (
          <CheckField
            key={event}
            isSelected={chosen.field.value.includes(event)}
            onChange={(isChosen) => chosen.field.onChange(withEvent(chosen.field.value, event, isChosen))}
          >
            {say(`webhooks.told.${event}`)}
          </CheckField>
        ))}
      </CheckGroup>
      {!isRefused && <FormProblem {...problem} />}
    </FormDialog>
  );
}
