import type { Conversation } from '../../contract/messaging.ts';
import type { Message } from '../../contract/messaging/messages.ts';
import { dateAt, daysBetween, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { changeableUntil } from '../../domain/messaging/message.ts';
import type { Formats } from '../../words/formats.ts';
import type { Speaker } from '../../words/speak.ts';

/** What a conversation is called by whoever reads. */
export function titleOf({ say }: Speaker, { name, other, rule }: Conversation): string {
  return name ?? other?.name ?? rule?.location?.name ?? say('messaging.announcements');
}

/** The last message, and who said it, where that is not plain. Apart, so that each runs in its own direction. */
export function previewOf({ say }: Speaker, { kind, last }: Conversation): { by: string | undefined; text: string } {
  if (last === null) return { by: undefined, text: say('messaging.nothingYet') };
  const text = last.text ?? say('messaging.withdrawn');
  if (last.isOwn) return { by: say('messaging.ownPreview'), text };
  return { by: kind === 'direct' ? undefined : say('messaging.preview', { name: last.sender }), text };
}

/** Messages that one person sent one after the other. */
export interface Run {
  readonly sender: Message['sender'];
  readonly messages: readonly Message[];
}

export interface Day {
  readonly date: PlainDate;
  readonly runs: readonly Run[];
}

/** Longer than this after the one before, a message begins a run of its own, with its own time. */
const longestPause = 10 * 60_000;

/** A thread by the days of the reader's location, and within them by who speaks. */
export function daysOf(messages: readonly Message[], zone: Zone): readonly Day[] {
  const days: { date: PlainDate; runs: { sender: Message['sender']; messages: Message[] }[] }[] = [];
  for (const message of messages) {
    const date = dateAt(message.sentAt, zone);
    const last = days.at(-1);
    const day = last?.date === date ? last : { date, runs: [] };
    if (day !== last) days.push(day);
    const run = day.runs.at(-1);
    const before = run?.messages.at(-1);
    const goesOn =
      run?.sender.employeeId === message.sender.employeeId &&
      before !== undefined &&
      message.sentAt - before.sentAt < longestPause;
    if (run !== undefined && goesOn) run.messages.push(message);
    else day.runs.push({ sender: message.sender, messages: [message] });
  }
  return days;
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

/** How many others have read a message. */
export const seenBy = (people: readonly Reader[], ownId: string, { number }: Pick<Message, 'number'>): number =>
  people.filter(({ employeeId, readUpTo }) => employeeId !== ownId && readUpTo >= number).length;

/** Whether its sender may still edit or withdraw a message. */
export const isChangeable = ({ sender, sentAt, text }: Message, ownId: string, now: Instant): boolean =>
  sender.employeeId === ownId && text !== null && now < changeableUntil(sentAt);

/** Those who have not acknowledged, then those who have, each as they came. */
export const missingFirst = <Asked extends { readonly acknowledgedAt: Instant | null }>(
  people: readonly Asked[],
): readonly Asked[] => [
  ...people.filter(({ acknowledgedAt }) => acknowledgedAt === null),
  ...people.filter(({ acknowledgedAt }) => acknowledgedAt !== null),
];
