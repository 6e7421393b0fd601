import './webhook-messages.css';
import type { Webhook, WebhookMessage } from '../../contract/webhooks.ts';
import { dateAt, type Instant, type Zone } from '../../domain/kernel/time.ts';
import { isUnderWay, nextTryAt, webhookEvents } from '../../domain/webhooks/webhook.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useNow } from '../kernel/now.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { showToast } from '../ui/toast.tsx';
import { useResend, useWebhookMessages } from './queries.ts';
import { addressOf, isRedirect, problemOf } from './view.ts';

interface WebhookMessagesProps {
  readonly webhook: Webhook;
  readonly zone: Zone;
  readonly onClose: () => void;
}

/** What a webhook was sent, beside the list: how it was taken, what it was, and each once more. */
export function WebhookMessages({ webhook, zone, onClose }: WebhookMessagesProps) {
  const { say } = useWords();
  const now = useNow(60_000);
  const { webhookId } = webhook;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useWebhookMessages(webhookId);
  const messages = data?.pages.flatMap((page) => page.messages);
  return (
    <Dialog isOpen side title={say('webhooks.messages', { address: addressOf(webhook) })} onClose={onClose}>
      {messages === undefined && <Unanswered error={error} refetch={refetch} blockSize="200px" />}
      {messages?.length === 0 && <EmptyState text={say('webhooks.noMessages')} />}
      {messages !== undefined && messages.length > 0 && (
        <ul className="webhook-messages">
          {messages.map((message) => (
            <Message key={message.messageId} webhookId={webhookId} message={message} zone={zone} now={now} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {say('webhooks.more')}
        </Button>
      )}
    </Dialog>
  );
}

const tones = { waiting: 'acc', delivered: 'in', given_up: 'out' } as const;

function Message({
  webhookId,
  message,
  zone,
  now,
}: {
  readonly webhookId: string;
  readonly message: WebhookMessage;
  readonly zone: Zone;
  readonly now: Instant;
}) {
  const { say, formats } = useWords();
  const resend = useResend();
  const { messageId, happenedAt, state, tries, status, problem, body } = message;
  const event = webhookEvents.find((one) => one === message.event);
  const name = event === undefined ? say('webhooks.testEvent') : say(`webhooks.told.${event}`);
  const next = nextTryAt(message, now);
  const taken = [
    say('webhooks.tries', { count: tries }),
    ...(status === null ? [] : [say(isRedirect(status) ? 'webhooks.redirected' : 'webhooks.answered', { status })]),
    ...(problem === null ? [] : [say('webhooks.noAnswer', { problem: say(`webhooks.problem.${problemOf(problem)}`) })]),
    ...(next === undefined ? [] : [say('webhooks.nextTry', { time: formats.time(next, zone) })]),
  ];
  const send = (): void =>
    resend.mutate(
      { webhookId, messageId },
      { onSuccess: (answer) => answer.ok && showToast({ text: say('webhooks.resent') }) },
    );
  return (
    <li>
      <p className="name">
        {name} <Chip tone={tones[state]}>{say(`webhooks.state.${state}`)}</Chip>
      </p>
      <p className="mute">
        {formats.fullDate(dateAt(happenedAt, zone))}, {formats.time(happenedAt, zone)} · {formats.list(taken)}
      </p>
      <details>
        <summary>{say('webhooks.body')}</summary>
        <code dir="ltr">{body}</code>
      </details>
      <FormProblem answer={resend.data} error={resend.error} />
      {!isUnderWay(message, now) && (
        <Button
          size="sm"
          busy={resend.isPending}
          aria-label={say('webhooks.resendNamed', { event: name })}
          onPress={send}
        >
          {say('webhooks.resend')}
        </Button>
      )}
    </li>
  );
}
