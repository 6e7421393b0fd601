import type { RefusalCode } from '../../../words/refusal-sentence.ts';

/** A message that was written here and has no answer yet, or was refused. */
export interface WaitingMessage {
  /** Made here; sent as often as it takes, it is one message. */
  readonly id: string;
  /** Whose it is, `organization/employee`: it waits while somebody else is signed in on this device. */
  readonly owner: string;
  readonly conversationId: string;
  readonly text: string;
  readonly replyToId?: string;
  readonly asksAcknowledgement?: boolean;
  readonly isUrgent?: boolean;
  /** Files that the server has already. */
  readonly attachments?: readonly { readonly id: string; readonly name: string }[];
  /** By the device's clock, in milliseconds. */
  readonly writtenAt: number;
  /** The server's final no. */
  readonly refusal?: RefusalCode;
}

/** The order in which they were written. */
export const inOrder = (messages: readonly WaitingMessage[]): readonly WaitingMessage[] =>
  messages.toSorted((a, b) => a.writtenAt - b.writtenAt || (a.id < b.id ? -1 : 1));

/** One that was refused is sent no more, though it is kept until its writer discards it. */
export const canBeSent = ({ refusal }: Pick<WaitingMessage, 'refusal'>): boolean => refusal === undefined;
