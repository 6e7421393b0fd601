import { v7 } from 'uuid';
import { senderHeader } from '../../../contract/kernel/sender.ts';
import { sendMessage } from '../../../contract/messaging/messages.ts';
import { saidBy } from '../../../domain/kernel/visible-line.ts';
import { retryPause } from '../../kernel/backoff.ts';
import { call, Unreachable } from '../../kernel/call.ts';
import { tellChanged } from '../../kernel/live.ts';
import { startSender, type Sender } from '../../kernel/sender.ts';
import { isFinal } from './answer.ts';
import { keptMessages } from './kept-messages.ts';
import { canBeSent, type WaitingMessage } from './waiting-message.ts';

interface Wish {
  readonly conversationId: string;
  readonly text: string;
  readonly replyToId?: string;
  readonly asksAcknowledgement?: boolean;
  readonly isUrgent?: boolean;
  readonly attachments?: NonNullable<WaitingMessage['attachments']>;
}

let sender: Sender | undefined;
let owner: string | undefined;
let waiting: readonly WaitingMessage[] = [];
const listeners = new Set<() => void>();

export const waitingNow = (): readonly WaitingMessage[] => waiting;

/** Those that are still to be sent. */
export const unsentNow = (): readonly WaitingMessage[] => waiting.filter(canBeSent);

export function whenWaitingChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends what waits of one person, in this tab or another, until the returned function is called. */
export function openOutbox(organizationId: string, employeeId: string): () => void {
  const stop = new AbortController();
  const mine = `${organizationId}/${employeeId}`;
  let tries = 0;
  owner = mine;
  sender = startSender(
    'meridian-messages',
    async () => {
      const isDone = await drain(mine, employeeId, stop.signal);
      tries = isDone ? 0 : tries + 1;
      return isDone ? undefined : retryPause(tries, Math.random());
    },
    stop.signal,
  );
  sender.wake();
  return () => {
    stop.abort();
    sender = undefined;
    owner = undefined;
    show([]);
  };
}

/** Keeps a message and sends it as soon as the server can be reached; resolves once it is kept. */
export async function post(wish: Wish): Promise<void> {
  if (owner === undefined) throw new Error('nobody is signed in whose message this could be');
  await keptMessages.keep({ ...wish, text: saidBy(wish.text), id: v7(), owner, writtenAt: Date.now() });
  await readAgain(owner);
  sender?.wake();
}

/** Whether nothing waits any more that could be sent; it is tried at once, and waited for so long. */
export async function settle(milliseconds: number): Promise<boolean> {
  const isSettled = (): boolean => !waiting.some(canBeSent);
  if (isSettled()) return true;
  sender?.wake();
  return new Promise((resolve) => {
    const end = (settled: boolean): void => {
      clearTimeout(timer);
      stop();
      resolve(settled);
    };
    const stop = whenWaitingChanges(() => isSettled() && end(true));
    const timer = setTimeout(() => end(false), milliseconds);
  });
}

/** Forgets a message that was refused, because its writer said so. */
export async function discard({ id, owner: whose }: WaitingMessage): Promise<void> {
  await keptMessages.forget(id);
  await readAgain(whose);
}

/** Sends in order; whether nothing waits any more that could be sent. */
async function drain(mine: string, employeeId: string, stop: AbortSignal): Promise<boolean> {
  for (;;) {
    await readAgain(mine);
    const head = waiting.find(canBeSent);
    if (head === undefined || stop.aborted) return true;
    const settled = await sent(head, employeeId);
    if (!settled) return false;
  }
}

/** Tries once; whether it has its answer. */
async function sent(message: WaitingMessage, employeeId: string): Promise<boolean> {
  const { id, conversationId, text, replyToId, asksAcknowledgement, isUrgent, attachments = [] } = message;
  try {
    const answer = await call(sendMessage, {
      params: { conversationId },
      headers: { [senderHeader]: employeeId },
      body: {
        id,
        // One that an earlier version kept may have characters that are not taken.
        text: saidBy(text),
        ...(replyToId !== undefined && { replyToId }),
        ...(isUrgent === true && { isUrgent }),
        ...(asksAcknowledgement === true && { asksAcknowledgement }),
        ...(attachments.length > 0 && { attachmentIds: attachments.map((one) => one.id) }),
      },
    });
    if (!answer.ok && !isFinal(answer.refusal)) return false;
    if (answer.ok) {
      await keptMessages.forget(id);
      tellChanged('messages');
    } else await keptMessages.keep({ ...message, refusal: answer.refusal });
    return true;
  } catch (error) {
    if (error instanceof Unreachable) return false;
    throw error;
  }
}

async function readAgain(mine: string): Promise<void> {
  const kept = await keptMessages.list(mine);
  if (owner === mine) show(kept);
}

function show(messages: readonly WaitingMessage[]): void {
  waiting = messages;
  for (const listener of listeners) listener();
}
