import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import type { Conversation, readConversation } from '../../contract/messaging.ts';
import type { Speaker } from '../../words/speak.ts';

/** Whom a conversation follows by its rule: a location or all of them, and a role where it has one; nothing, where its people were named. */
export const followsOf = ({ say }: Pick<Speaker, 'say'>, { rule }: Pick<Conversation, 'rule'>): readonly string[] =>
  rule === null
    ? []
    : [
        rule.location === null ? say('messaging.followsAll') : say('messaging.follows', { place: rule.location.name }),
        ...(rule.role === null ? [] : [say('messaging.followsRole', { role: say(`people.role.${rule.role}`) })]),
      ];

/** What stands under the name of a conversation: of a direct one, whether the other is there to answer; of others, who hears what is said in it. */
export function aboutWords(
  speaker: Pick<Speaker, 'say'>,
  conversation: Pick<Conversation, 'other' | 'people' | 'rule'>,
  { onTheClock, isOtherOnShift }: Pick<ReplyOf<typeof readConversation>, 'onTheClock' | 'isOtherOnShift'>,
): string {
  const { say } = speaker;
  if (conversation.other?.isActive === false) return say('messaging.noAccess');
  if (isOtherOnShift !== null) return say(isOtherOnShift ? 'messaging.otherOnShift' : 'messaging.otherOffShift');
  return [
    say('messaging.people', { count: conversation.people }),
    ...followsOf(speaker, conversation),
    ...(onTheClock === null ? [] : [say('messaging.onTheClock', { count: onTheClock })]),
  ].join(' · ');
}
