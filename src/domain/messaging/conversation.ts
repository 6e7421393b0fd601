import { accept, refuse, type Result } from '../kernel/result.ts';

/** Between two; among those whom somebody named, or whom a rule fits; and from those who may announce to the others. */
export const conversationKinds = ['direct', 'group', 'announcement'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/** The two of a direct conversation, in the one order that makes the pair the same for both. */
export const pairOf = (one: string, other: string): readonly [string, string] =>
  one < other ? [one, other] : [other, one];

/** Whether one may leave: a pair stays a pair, and whom a rule fits is in it. */
export const decideLeaving = (conversation: {
  readonly kind: ConversationKind;
  readonly followsRule: boolean;
}): Result<undefined, 'conversation_not_left'> =>
  conversation.kind === 'group' && !conversation.followsRule ? accept() : refuse('conversation_not_left');
