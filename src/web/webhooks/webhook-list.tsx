import '../ui/item-list.css';
import { useState } from 'react';
import type { Zone } from '../../domain/kernel/time.ts';
import { focusGoesToNext } from '../kernel/focus.ts';
import { SecretDialog } from '../kernel/secret-dialog.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useAddWebhook, useWebhooks } from './queries.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** The webhooks of the organization: each can be tried, changed, switched and removed, and another added. */
export function WebhookList({ zone }: { readonly zone: Zone }) {
  const { say } = useWords();
  const { data, error, refetch } = useWebhooks();
  const [adds, setAdds] = useState(false);
  const add = useAddWebhook();
  const secret = add.data?.ok === true ? add.data.value.secret : undefined;
  const close = (): void => {
    setAdds(false);
    add.reset();
  };
  if (data === undefined) return <Unanswered error={error} refetch={refetch} blockSize="64px" />;
  const button = (
    <Button tone="primary" onPress={() => setAdds(true)}>
      {say('webhooks.add')}
    </Button>
  );
  return (
    <div className="item-list" ref={focusGoesToNext}>
      {data.webhooks.length === 0 ? (
        <EmptyState text={say('webhooks.none')}>{button}</EmptyState>
      ) : (
        <>
          <ul>
            {data.webhooks.map((webhook) => (
              <WebhookRow key={webhook.webhookId} webhook={webhook} zone={zone} />
            ))}
          </ul>
          {button}
        </>
      )}
      {adds && secret === undefined && (
        <WebhookForm
          busy={add.isPending}
          onKeep={({ url, events }) => add.mutate({ body: { url, events: [...events] } })}
          onClose={close}
          answer={add.data}
          error={add.error}
        />
      )}
      {secret !== undefined && (
        <SecretDialog
          title={say('webhooks.secretMade')}
          text={say('webhooks.secretText')}
          secret={secret}
          onClose={close}
        />
      )}
    </div>
  );
}
