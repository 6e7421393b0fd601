import { v7 } from 'uuid';
import { contract } from '../../src/contract/index.ts';
import type { Client } from './client.ts';
import type { Employee } from './employee.ts';

const idOf = (employee: Employee | undefined): string => employee?.employeeId ?? '';

/** The conversation of two, opened by one of them. */
export async function direct(from: Client, to: Employee | undefined): Promise<string> {
  const answer = await from.call(contract.openDirect, { body: { employeeId: idOf(to) } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.id;
}

/** A group among named people. */
export async function group(from: Client, name: string, ...people: (Employee | undefined)[]): Promise<string> {
  const answer = await from.call(contract.openGroup, { body: { name, employeeIds: people.map(idOf) } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.id;
}

/** Sends a message, whatever is answered. */
export const say = (
  from: Client,
  conversationId: string,
  text: string,
  more: {
    id?: string;
    replyToId?: string;
    asksAcknowledgement?: boolean;
    isUrgent?: boolean;
    attachmentIds?: string[];
    about?: { kind: 'shift' | 'swap' | 'time_off'; id: string };
  } = {},
) => from.call(contract.sendMessage, { params: { conversationId }, headers: {}, body: { id: v7(), text, ...more } });

/** A message that is sent and accepted. */
export async function said(from: Client, conversationId: string, text: string) {
  const answer = await say(from, conversationId, text);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

/** What the last messages of a conversation say. */
export async function textsOf(reader: Client, conversationId: string): Promise<(string | null)[]> {
  const answer = await reader.call(contract.readMessages, { params: { conversationId }, query: {} });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.messages.map(({ text }) => text);
}

/** The list of conversations, searched or whole. */
export async function listed(reader: Client, search?: string) {
  const answer = await reader.call(contract.readConversations, { query: search === undefined ? {} : { search } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.conversations;
}

/** In how many conversations something waits. */
export async function unreadOf(reader: Client): Promise<number> {
  const answer = await reader.call(contract.readUnread);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.unread;
}

/** Notes up to which message somebody has read. */
export const read = (reader: Client, conversationId: string, upTo: number) =>
  reader.call(contract.markRead, { params: { conversationId }, body: { upTo } });

/** An announcement to a location, or to everybody, opened by somebody who may. */
export async function announcement(from: Client, name: string, locationId: string | null): Promise<string> {
  const body = { kind: 'announcement', name, locationId, role: null } as const;
  const answer = await from.call(contract.openFollowing, { body });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.id;
}
