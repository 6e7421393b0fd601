import { mayAt, placesOf, type Doer } from '../access/may.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';

/** Between two; among those whom somebody named, or whom a rule fits; and from those who may announce to the others. */
export const conversationKinds = ['direct', 'group', 'announcement'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/** The two of a direct conversation, in the one order that makes the pair the same for both. */
export const pairOf = (one: string, other: string): readonly [string, string] =>
  one < other ? [one, other] : [other, one];

/** What a conversation is, as far as it matters who is in it. */
interface Named {
  readonly kind: ConversationKind;
  readonly followsRule: boolean;
}

/** Whether the people of a conversation were named, several of them: only there anybody comes or goes. */
const isNamedGroup = ({ kind, followsRule }: Named): boolean => kind === 'group' && !followsRule;

/** Whether one may leave: a pair stays a pair, and whom a rule fits is in it. */
export const decideLeaving = (conversation: Named): Result<undefined, 'conversation_not_left'> =>
  isNamedGroup(conversation) ? accept() : refuse('conversation_not_left');

/** Why somebody who is in a conversation may not change it. */
export type NotRun = 'conversation_is_of_two' | 'conversation_follows_rule' | 'group_not_yours';

/**
 * Whether somebody who is in a conversation may rename it, add people and take them out. A group whose people were named is run by whoever
 * started it, for as long as they are in it; then by everybody in it, so that none is left to itself.
 *
 * | Ana is in it, and it is    | started by Ana            | by Ben, who is in it      | by Ben, who is not        |
 * | a group of named people    | yes                       | group_not_yours           | yes                       |
 * | between the two            | conversation_is_of_two    | conversation_is_of_two    |                           |
 * | of whom a rule fits        | conversation_follows_rule | conversation_follows_rule | conversation_follows_rule |
 */
export const decideRunning = (
  conversation: Named & { readonly openedBy: string; readonly hasOpener: boolean },
  employeeId: string,
): Result<undefined, NotRun> => {
  if (conversation.kind === 'direct') return refuse('conversation_is_of_two');
  if (!isNamedGroup(conversation)) return refuse('conversation_follows_rule');
  return conversation.openedBy === employeeId || !conversation.hasOpener ? accept() : refuse('group_not_yours');
};

/** What becomes of a group: another name, or people who come, are taken out, or leave. */
export const conversationChanges = ['renamed', 'added', 'removed', 'left'] as const;
export type ConversationChange = (typeof conversationChanges)[number];

/** So many who come or are taken out at once are named; of more it is told how many. */
export const mostNamed = 4;

/** Whether somebody may speak to all of a location, or, where none is named, to the whole organization. */
export const mayAnnounce = (doer: Doer, locationId: string | null): boolean =>
  locationId === null ? placesOf(doer, 'announce') === 'all' : mayAt(doer, 'announce', locationId);

/** Whether somebody who is in a conversation may write in it: an announcement is heard, and not answered there. */
export const decideSpeaking = (
  doer: Doer,
  { kind, locationId }: { readonly kind: ConversationKind; readonly locationId: string | null },
): Result<undefined, 'only_announcers_write'> =>
  kind !== 'announcement' || mayAnnounce(doer, locationId) ? accept() : refuse('only_announcers_write');
