import type { EndpointSpec, ReplyOf } from '../../../contract/kernel/endpoint.ts';
import { readConversation, readConversations } from '../../../contract/messaging.ts';
import { readMessages } from '../../../contract/messaging/messages.ts';
import { replyOrKept } from '../../kernel/asking.ts';
import { Unreachable } from '../../kernel/call.ts';
import { keptAnswer, keptPlaceOf, keptSubjects } from '../../kernel/kept-answers.ts';
import { Refused } from '../../kernel/refused.ts';
import { knownConversations } from '../outbox/known-conversation.ts';

/** First the screens ask for what they show: that is not asked twice. */
const screensFirst = 3_000;
/** Where many write, and each reads what the others did, it changes without end. */
const longestPause = 30_000;

let changedAt: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Asks anew for what this device keeps of conversations, soon after one of them changed: the kept words of whoever was taken out are nobody's to
 * read, and no screen that is open may ask for them. What is refused is forgotten; where nobody answers it stays, until something changes again
 * or the page is told of all that did meanwhile.
 */
export function keepThreadsTrue(ownId: string): void {
  changedAt = Date.now();
  if (timer !== undefined) return;
  timer = setTimeout(
    () => {
      const until = changedAt ?? Date.now();
      timer = undefined;
      askedAt = Date.now();
      void askKeptAnew(ownId, until);
    },
    Math.max(screensFirst, askedAt + longestPause - Date.now()),
  );
}

/** For whoever comes next nothing of it is asked. */
export function stopKeepingThreads(): void {
  clearTimeout(timer);
  timer = undefined;
}

/** @param before what was answered at this moment or later is true already */
export async function askKeptAnew(ownId: string, before: number): Promise<void> {
  // One after the other, the oldest first: they stay in the order in which they were read.
  const oldOnes = (endpoint: EndpointSpec) =>
    keptSubjects(endpoint)
      .filter(({ at }) => at < before)
      .toSorted((one, other) => one.at - other.at)
      .map(({ subject }) => ({ conversationId: subject }));
  for (const params of oldOnes(readMessages))
    await quietly(replyOrKept(readMessages, [{ params, query: {} }], ignored));
  for (const params of oldOnes(readConversation)) await quietly(replyOrKept(readConversation, [{ params }], ignored));
  const list = await listSince(ownId, before);
  if (list === undefined || list.next !== null) return;
  // All that they are in is known: how others were called is not theirs to read either.
  const own = new Set(list.conversations.map(({ id }) => id));
  for (const id of knownConversations.list(ownId)) if (!own.has(id)) knownConversations.forget(ownId, id);
}

/** The list as it is kept, or as it is asked for where what is kept hangs on it. */
async function listSince(ownId: string, since: number): Promise<ReplyOf<typeof readConversations> | undefined> {
  const place = keptPlaceOf(readConversations, { query: {} });
  const kept = place && keptAnswer(readConversations, place);
  if (kept !== undefined && kept.at >= since) return kept.reply;
  if (kept === undefined && knownConversations.list(ownId).length === 0) return undefined;
  return quietly(replyOrKept(readConversations, [{ query: {} }], ignored));
}

/** Nobody looks at it: where it is refused it was forgotten already, and where nobody answers it stays. */
async function quietly<Reply>(asked: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof Unreachable)) reportError(error);
    return undefined;
  }
}

const ignored = (): void => undefined;
