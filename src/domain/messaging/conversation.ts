import { mayAt, placesOf, type Doer } from '../access/may.ts';
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

/** Whether somebody may speak to all of a location, or, where none is named, to the whole organization. */
export const mayAnnounce = (doer: Doer, locationId: string | null): boolean =>
  locationId === null ? placesOf(doer, 'announce') === 'all' : mayAt(doer, 'announce', locationId);

/** Whether somebody who is in a conversation may write in it: an announcement is heard, and not answered there. */
export const decideSpeaking = (
  doer: Doer,
  { kind, locationId }: { readonly kind: ConversationKind; readonly locationId: string | null },
): Result<undefined, 'only_announcers_write'> =>
  kind !== 'announcement' || mayAnnounce(doer, locationId) ? accept() : refuse('only_announcers_write');
