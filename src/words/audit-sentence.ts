import type { MessageKey } from './catalog.ts';
import type { AuditSentence } from './en/audit.ts';
import type { Speaker } from './speak.ts';

/** Everything that the audit log tells of, `noun.verb_in_the_past`: each is the key of its sentence, and there are no others. */
export type AuditAction = AuditSentence extends `audit.did.${infer Action}` ? Action : never;

/** What actions are about: `registration` in `registration.approved`. */
type AuditTopic = AuditAction extends `${infer Topic}.${string}` ? Topic : never;

/** A name for each topic; `en/audit.ts` must satisfy it, so that a new topic without one does not compile. */
export type AuditTopics = { readonly [Topic in AuditTopic as `audit.about.${Topic}`]: string };

type Names = Readonly<Record<'actor' | 'subject', string>>;

/**
 * What happened, in a sentence. An action that this version does not know, written by a later one, is told by its code.
 *
 * @param names of who did it and to whom or what; empty where it has none
 */
export const sayAudit = (speaker: Speaker, action: string, names: Names): string =>
  sayIfKnown(speaker, `audit.did.${action}`, names) ?? action;

/** What an action is about, for a filter. */
export const sayTopic = (speaker: Speaker, topic: string): string =>
  sayIfKnown(speaker, `audit.about.${topic}`) ?? topic;

/** What a field of the details is called; those of a profile have their names there already. */
export const sayAuditField = (speaker: Speaker, field: string): string =>
  sayIfKnown(speaker, `audit.field.${field}`) ?? sayIfKnown(speaker, `profile.${field}`) ?? field;

/** A word that a field may hold, such as a role; what is no such word stays as it is. */
export const sayAuditValue = (speaker: Speaker, field: string, value: string): string =>
  sayIfKnown(speaker, `audit.value.${field}.${value}`) ?? value;

function sayIfKnown(speaker: Speaker, key: string, names?: Names): string | undefined {
  if (!speaker.knows(key)) return undefined;
  // The catalog knows it: so it is one of its keys, and asks for no more than these names.
  return (speaker.say as (known: MessageKey, values?: Names) => string)(key as MessageKey, names);
}
