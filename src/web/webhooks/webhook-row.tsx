import { Ellipsis, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import type { ListedWebhook } from '../../contract/webhooks.ts';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import { FormProblem, type FormProblemProps } from '../kernel/form-problem.tsx';
import { SecretDialog } from '../kernel/secret-dialog.tsx';
import { Said, useWords } from '../kernel/words.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { ActionMenu } from '../ui/menu.tsx';
import { showToast } from '../ui/toast.tsx';
import { useChangeWebhook, useRemoveWebhook, useReplaceSecret, useTestWebhook } from './queries.ts';
import { addressOf } from './view.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookMessages } from './webhook-messages.tsx';

type Deed = 'messages' | 'test' | 'edit' | 'secret' | 'switch' | 'remove';

/** One webhook, with a menu of what can be done about it. */
export function WebhookRow({ webhook, zone }: { readonly webhook: ListedWebhook; readonly zone: Zone }) {
  const { say, formats } = useWords();
  const [open, setOpen] = useState<'messages' | 'edit' | 'remove'>();
  const change = useChangeWebhook();
  const remove = useRemoveWebhook();
  const replace = useReplaceSecret();
  const test = useTestWebhook();
  const { webhookId, revision, wentOff, events, formerUntil, givenUp, lastFailed } = webhook;
  const address = addressOf(webhook);
  const close = (): void => {
    setOpen(undefined);
    change.reset();
  };
  const deeds: Record<Deed, () => void> = {
    messages: () => setOpen('messages'),
    edit: () => setOpen('edit'),
    remove: () => setOpen('remove'),
    secret: () => replace.mutate(webhookId),
    test: () =>
      test.mutate(webhookId, {
        onSuccess: (answer) => answer.ok && showToast({ text: <Said of={(words) => words.say('webhooks.tested')} /> }),
      }),
    switch: () => change.mutate({ params: { webhookId }, body: { revision, isOff: wentOff === null } }),
  };
  const choices = [
    { value: 'messages', label: say('webhooks.showMessages') },
    { value: 'test', label: say('webhooks.test') },
    { value: 'edit', label: say('webhooks.edit') },
    { value: 'secret', label: say('webhooks.replaceSecret') },
    { value: 'switch', label: say(wentOff === null ? 'webhooks.switchOff' : 'webhooks.switchOn') },
    { value: 'remove', label: say('webhooks.remove') },
  ] as const;
  const secret = replace.data?.ok === true ? replace.data.value.secret : undefined;
  return (
    <li data-goes-on>
      <Icon of={WebhookIcon} />
      <div>
        <p className="name">
          <bdi dir="ltr">{address}</bdi>{' '}
          <Chip tone={wentOff !== null ? 'out' : lastFailed ? 'brk' : 'in'}>
            {say(wentOff !== null ? `webhooks.off.${wentOff}` : lastFailed ? 'webhooks.lastFailed' : 'webhooks.on')}
          </Chip>{' '}
          {givenUp > 0 && <Chip tone="brk">{say('webhooks.givenUp', { count: givenUp })}</Chip>}
        </p>
        <p className="soft">{formats.list(events.map((event) => say(`webhooks.told.${event}`)))}</p>
        {formerUntil !== null && (
          <p className="soft">
            {say('webhooks.secretOverlap', {
              date: formats.fullDate(dateAt(formerUntil, zone)),
              time: formats.time(formerUntil, zone),
            })}
          </p>
        )}
        <FormProblem answer={test.data} error={test.error} />
        <FormProblem answer={replace.data} error={replace.error} />
        {open === undefined && <FormProblem answer={change.data} error={change.error} />}
      </div>
      <ActionMenu
        label={say('webhooks.actionsNamed', { address })}
        trigger={<IconButton icon={Ellipsis} label={say('webhooks.actionsNamed', { address })} />}
        choices={choices}
        onAction={(deed) => deeds[deed]()}
      />
      {open === 'messages' && <WebhookMessages webhook={webhook} zone={zone} onClose={close} />}
      {open === 'edit' && (
        <WebhookForm
          webhook={webhook}
          busy={change.isPending}
          onKeep={({ url, events: wanted }) =>
            change.mutate(
              { params: { webhookId }, body: { revision, url, events: [...wanted] } },
              { onSuccess: (answer) => answer.ok && close() },
            )
          }
          onClose={close}
          answer={change.data}
          error={change.error}
        />
      )}
      {open === 'remove' && (
        <RemoveDialog
          address={address}
          busy={remove.isPending}
          answer={remove.data}
          error={remove.error}
          onClose={close}
          onRemove={() =>
            remove.mutate(webhookId, {
              onSuccess: (answer) =>
                answer.ok && showToast({ text: <Said of={(words) => words.say('webhooks.removed')} /> }),
            })
          }
        />
      )}
      {secret !== undefined && (
        <SecretDialog
          title={say('webhooks.secretMade')}
          text={say('webhooks.secretText')}
          secret={secret}
          onClose={() => replace.reset()}
        />
      )}
    </li>
  );
}

interface RemoveDialogProps extends FormProblemProps {
  readonly address: string;
  readonly busy: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

function RemoveDialog({ address, busy, onRemove, onClose, ...problem }: RemoveDialogProps) {
  const { say } = useWords();
  const actions = (
    <>
      <Button onPress={onClose}>{say('kernel.cancel')}</Button>
      <Button tone="out" busy={busy} onPress={onRemove}>
        {say('webhooks.remove')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen mustAnswer title={say('webhooks.removeAsk', { address })} onClose={onClose} actions={actions}>
      <p>{say('webhooks.removeText')}</p>
      <FormProblem {...problem} />
    </Dialog>
  );
}
