import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import type { Conversation, readConversation } from '../../contract/messaging.ts';
import type { ConversationChanged, Message } from '../../contract/messaging/messages.ts';
import { dateAt, daysBetween, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { wordsOf, wordsSought } from '../../domain/messaging/message-words.ts';
import { changeableUntil } from '../../domain/messaging/message.ts';
import { conversationTitle } from '../../words/conversation-title.ts';
import type { Formats } from '../../words/formats.ts';
import { messageText } from '../../words/message-text.ts';
import { refusalSentence, type RefusalCode } from '../../words/refusal-sentence.ts';
import type { Speaker } from '../../words/speak.ts';
import { Refused } from '../kernel/refused.ts';

/** What a conversation is called by whoever reads. */
export const titleOf = (speaker: Speaker, { name, other, rule }: Conversation): string =>
  conversationTitle(speaker, { name, otherName: other?.name, locationName: rule?.location?.name });

/** Why the server does not take what was written. There is no field to be marked in a message: it is what it says. */
export const whyNotTaken = (speaker: Speaker, refusal: RefusalCode, details?: unknown): string =>
  refusal === 'invalid_input' ? speaker.say('messaging.cannotBeSent') : refusalSentence(speaker, refusal, details);

/** Whether a conversation is lost to its reader; a server that is away or asked too often refuses too, and it comes back. */
export const saysLost = (problem: Error | null): boolean => problem instanceof Refused && problem.code === 'not_found';

/** Why somebody is in a conversation no longer, as far as it can be known: only what follows a rule goes with a location or a role. */
export const whyLost = (conversation: Pick<Conversation, 'rule'> | undefined) =>
  (conversation?.rule ?? null) === null ? ('messaging.lostNamed' as const) : ('messaging.lostText' as const);

/** Why nothing can be written in a conversation; undefined, where it can. */
export function whyQuiet({ mayWrite, people }: Pick<Conversation, 'mayWrite' | 'people'>) {
  if (!mayWrite) return 'refusal.only_announcers_write' as const;
  return people < 2 ? ('refusal.nobody_to_read' as const) : undefined;
}

/** What a message says where one line must do. */
export function quoteOf(
  { say }: Pick<Speaker, 'say'>,
  { text, isForgotten, about }: Pick<NonNullable<Message['replyTo']>, 'text' | 'isForgotten' | 'about'>,
): string {
  if (isForgotten) return say('messaging.forgotten');
  if (text === null) return say('messaging.withdrawn');
  return messageText({ say }, text, about);
}

/** The last message, and who said it, where that is not plain. Apart, so that each runs in its own direction. */
export function previewOf(
  { say }: Speaker,
  { kind, last }: Pick<Conversation, 'kind' | 'last'>,
): { by: string | undefined; text: string } {
  if (last === null) return { by: undefined, text: say('messaging.nothingYet') };
  const text = quoteOf({ say }, last);
  if (last.isOwn) return { by: say('messaging.ownPreview'), text };
  return { by: kind === 'direct' ? undefined : say('messaging.preview', { name: last.sender }), text };
}

/** Words that are shown before what was found, so that it is read in its place. */
const wordsBefore = 3;

/** What was found, from shortly before the first word that the search asks for: one line may not reach so far. */
export function excerptOf(text: string, search: string): string {
  const sought = wordsSought(search);
  const words = [...text.matchAll(/\S+/gu)];
  const first = words.findIndex(([word]) => wordsOf(word).some((one) => sought.some((begun) => one.startsWith(begun))));
  const from = words[first - wordsBefore]?.index ?? 0;
  return from === 0 ? text : `…${text.slice(from)}`;
}

/** Messages that one person sent one after the other. */
export interface Run {
  readonly sender: Message['sender'];
  readonly messages: readonly Message[];
}

/** What stands in a thread: what one person said, or what became of the conversation. */
export type Entry = { readonly run: Run } | { readonly change: ConversationChanged };

export interface Day {
  readonly date: PlainDate;
  readonly entries: readonly Entry[];
}

/** Longer than this after the one before, a message begins a run of its own, with its own time. */
const longestPause = 10 * 60_000;

/** A thread by the days of the reader's location, and within them by who speaks; what became of the conversation stands where it did. */
export function daysOf(
  messages: readonly Message[],
  changes: readonly ConversationChanged[],
  zone: Zone,
): readonly Day[] {
  const days: {
    date: PlainDate;
    entries: ({ run: Run & { messages: Message[] } } | { change: ConversationChanged })[];
  }[] = [];
  const dayAt = (at: Instant) => {
    const date = dateAt(at, zone);
    const last = days.at(-1);
    if (last?.date === date) return last;
    const day = { date, entries: [] };
    days.push(day);
    return day;
  };
  const tell = (some: readonly ConversationChanged[]): void => {
    for (const change of some) dayAt(change.changedAt).entries.push({ change });
  };
  let before = -1;
  for (const message of messages) {
    tell(changes.filter(({ after }) => after > before && after < message.number));
    before = message.number - 1;
    const { entries } = dayAt(message.sentAt);
    const entry = entries.at(-1);
    const run = entry !== undefined && 'run' in entry ? entry.run : undefined;
    const last = run?.messages.at(-1);
    const goesOn =
      run?.sender.employeeId === message.sender.employeeId &&
      last !== undefined &&
      message.sentAt - last.sentAt < longestPause;
    if (run !== undefined && goesOn) run.messages.push(message);
    else entries.push({ run: { sender: message.sender, messages: [message] } });
  }
  tell(changes.filter(({ after }) => after > before));
  return days;
}

/** What became of a conversation, as its thread says it. */
export function changeWords(
  { say }: Pick<Speaker, 'say'>,
  { list }: Pick<Formats, 'list'>,
  { kind, by, people, count, name }: Pick<ConversationChanged, 'kind' | 'by' | 'people' | 'count' | 'name'>,
): string {
  if (kind === 'left') return say('messaging.changed.left', { by });
  if (kind === 'renamed') return say('messaging.changed.renamed', { by, name: name ?? '' });
  const whom = count > people.length ? say('messaging.people', { count }) : list(people);
  return say(`messaging.changed.${kind}`, { by, people: whom });
}

/** A day as it stands between messages. */
export function dayName({ say }: Speaker, formats: Formats, date: PlainDate, today: PlainDate): string {
  const days = daysBetween(date, today);
  if (days === 0) return say('messaging.today');
  return days === 1 ? say('messaging.yesterday') : formats.longDate(date);
}

interface Reader {
  readonly employeeId: string;
  readonly readUpTo: number;
}

export const hasSeen = ({ readUpTo }: Reader, { number }: Pick<Message, 'number'>): boolean => readUpTo >= number;

/** How many others have read a message. */
export const seenBy = (people: readonly Reader[], ownId: string, message: Pick<Message, 'number'>): number =>
  people.filter((reader) => reader.employeeId !== ownId && hasSeen(reader, message)).length;

/** The others to whom a message was said: first those who have not read it. Whoever came later need not, and is among them once they have. */
export const readersOf = <Person extends Reader & { readonly since: Instant }>(
  people: readonly Person[],
  ownId: string,
  message: Pick<Message, 'number' | 'sentAt'>,
): readonly Person[] =>
  people
    .filter((one) => one.employeeId !== ownId && (one.since <= message.sentAt || hasSeen(one, message)))
    .toSorted((a, b) => Number(hasSeen(a, message)) - Number(hasSeen(b, message)));

/** Whether its sender may still edit or withdraw a message. */
export const isChangeable = ({ sender, sentAt, text }: Message, ownId: string, now: Instant): boolean =>
  sender.employeeId === ownId && text !== null && now < changeableUntil(sentAt);

/** Whether its sender may still give a message other words: not once somebody has acknowledged those that it has. */
export const isEditable = (message: Message, ownId: string, now: Instant): boolean =>
  isChangeable(message, ownId, now) && (message.acknowledgement?.tally?.acknowledged ?? 0) === 0;

/** What its reader may do with a message: it is answered and edited where one writes, so only where they may. */
export function doableWith(
  message: Message,
  ownId: string,
  now: Instant,
  mayWrite: boolean,
): readonly ('reply' | 'edit' | 'withdraw')[] {
  return [
    ...(mayWrite ? (['reply'] as const) : []),
    ...(mayWrite && isEditable(message, ownId, now) ? (['edit'] as const) : []),
    ...(isChangeable(message, ownId, now) ? (['withdraw'] as const) : []),
  ];
}

/** Those who have not acknowledged, then those who have, each as they came. */
export const missingFirst = <Asked extends { readonly acknowledgedAt: Instant | null }>(
  people: readonly Asked[],
): readonly Asked[] => [
  ...people.filter(({ acknowledgedAt }) => acknowledgedAt === null),
  ...people.filter(({ acknowledgedAt }) => acknowledgedAt !== null),
];

const kilobyte = 1024;

/** How large a file is, as people say it. */
export function sizeWords({ say }: Speaker, bytes: number): string {
  const kilobytes = Math.ceil(bytes / kilobyte);
  return kilobytes < kilobyte
    ? say('messaging.kilobytes', { count: kilobytes })
    : say('messaging.megabytes', { count: Math.round((kilobytes / kilobyte) * 10) / 10 });
}

/** Where a file of a conversation is asked for. */
export const attachmentUrl = (conversationId: string, id: string, size: 'preview' | 'full'): string =>
  `/api/conversations/${conversationId}/attachments/${id}?size=${size}`;

const widest = 280;
const highest = 320;

/** The place that a picture takes in a conversation, in pixels: known before it has come, so that nothing jumps. */
export function shownSize({ width, height }: { readonly width: number | null; readonly height: number | null }) {
  if (width === null || height === null) return {};
  const scale = Math.min(1, widest / width, highest / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whom a conversation follows by its rule: a location or all of them, and a role where it has one; nothing, where its people were named. */
export const followsOf = ({ say }: Pick<Speaker, 'say'>, { rule }: Pick<Conversation, 'rule'>): readonly string[] =>
  rule === null
    ? []
    : [
        rule.location === null ? say('messaging.followsAll') : say('messaging.follows', { place: rule.location.name }),
        ...(rule.role === null ? [] : [say('messaging.followsRole', { role: say(`people.role.${rule.role}`) })]),
      ];

/** What stands under the name of a conversation: of a direct one, whether the other is there to answer, if that is known; of others, who hears what is said in it. */
export function aboutWords(
  speaker: Pick<Speaker, 'say'>,
  conversation: Pick<Conversation, 'other' | 'people' | 'rule'>,
  { onTheClock, isOtherOnShift }: Pick<ReplyOf<typeof readConversation>, 'onTheClock' | 'isOtherOnShift'>,
): string {
  const { say } = speaker;
  if (conversation.other?.isActive === false) return say('messaging.noAccess');
  if (isOtherOnShift !== null) return say(isOtherOnShift ? 'messaging.otherOnShift' : 'messaging.otherOffShift');
  if (conversation.other !== null) return '';
  return [
    say('messaging.people', { count: conversation.people }),
    ...followsOf(speaker, conversation),
    ...(onTheClock === null ? [] : [say('messaging.onTheClock', { count: onTheClock })]),
  ].join(' · ');
}
