import { dateAt, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { SharedThing } from '../../domain/messaging/message.ts';
import type { Cell, Reader, Sheet } from '../kernel/sheet/sheet.ts';
import type { AcknowledgedRow } from './acknowledgements.repository.ts';
import type { MessageRow } from './messages.repository.ts';
import type { SharedWhen } from './read-shared-thing.ts';

interface ExportedConversation {
  readonly title: string;
  readonly zone: Zone;
  readonly organization: string;
  /** Between which days it was asked for, where it was. */
  readonly days: { readonly from: PlainDate | undefined; readonly to: PlainDate | undefined };
}

/**
 * What was said in a conversation, as it reads now, the earliest first.
 *
 * @param known.acknowledged who acknowledged each message that asked for it; undefined, where the reader may not know or nothing asked
 * @param known.shared when what it shares is, as far as the reader may know
 */
export function conversationSheet(
  messages: readonly MessageRow[],
  { title, zone, organization, days: { from, to } }: ExportedConversation,
  reader: Reader,
  {
    acknowledged,
    shared,
  }: {
    readonly acknowledged: ReadonlyMap<string, readonly AcknowledgedRow[]> | undefined;
    readonly shared: ReadonlyMap<string, SharedWhen>;
  },
): Sheet {
  const { formats } = reader;
  const { say } = reader.speaker;
  const acknowledgedBy = ({ firstName, lastName, acknowledgedAt }: AcknowledgedRow): string =>
    `${firstName} ${lastName} (${formats.date(dateAt(acknowledgedAt, zone))}, ${formats.time(acknowledgedAt, zone)})`;
  // What they are of comes from each of them: nothing is said of what the reader may not know, but that it was shared.
  const sharesAny = messages.some(({ about }) => about !== null);
  const sharedIn = (about: SharedThing): string => {
    const kind = say(`messaging.about.${about.kind}`);
    const when = shared.get(about.id);
    return when === undefined ? kind : sharedAs(kind, when, reader);
  };
  return {
    title,
    subtitle: say('messaging.exported', { count: messages.length }),
    facts: [
      ...(from === undefined ? [] : [{ name: say('messaging.exportFrom'), value: formats.date(from) }]),
      ...(to === undefined ? [] : [{ name: say('messaging.exportTo'), value: formats.date(to) }]),
    ],
    columns: [
      { name: say('messaging.column.sentOn'), align: 'start', share: 1.6 },
      { name: say('messaging.column.sentAt'), align: 'start', share: 1.6 },
      { name: say('messaging.column.sender'), align: 'start', share: 1.6 },
      { name: say('messaging.column.text'), align: 'start', share: 5 },
      ...(sharesAny ? [{ name: say('messaging.column.shared'), align: 'start' as const, share: 3 }] : []),
      { name: say('messaging.column.edited'), align: 'start', share: 1.6 },
      { name: say('messaging.column.files'), align: 'start', share: 2 },
      ...(acknowledged === undefined
        ? []
        : [{ name: say('messaging.column.acknowledged'), align: 'start' as const, share: 3 }]),
    ],
    rows: messages.map(({ id, sentAt, sender, text, isForgotten, editedAt, about, attachments }): Cell[] => [
      { kind: 'date', date: dateAt(sentAt, zone) },
      { kind: 'time', at: sentAt, zone },
      cell(`${sender.firstName} ${sender.lastName}`),
      cell(isForgotten ? say('messaging.forgotten') : (text ?? say('messaging.withdrawn'))),
      ...(sharesAny ? [cell(about === null ? '' : sharedIn(about))] : []),
      editedAt === null ? cell('') : { kind: 'time', at: editedAt, zone },
      cell(attachments.map(({ name }) => name).join(', ')),
      ...(acknowledged === undefined ? [] : [cell((acknowledged.get(id) ?? []).map(acknowledgedBy).join('; '))]),
    ]),
    footer: `${organization} · ${formats.zoneName(zone)}`,
    reader,
  };
}

const cell = (text: string): Cell => ({ kind: 'text', text });

/** What is shared with its day and its hours: a conversation is kept for years, so that they name the year. */
function sharedAs(kind: string, when: SharedWhen, { speaker: { say }, formats }: Reader): string {
  if ('during' in when) {
    const { during, zone, place } = when;
    const date = formats.fullDate(dateAt(during.from, zone));
    return say('messaging.sharedShift', { kind, date, times: formats.timeRange(during, zone), place });
  }
  const { off, name } = when;
  const { startsOn, endsOn, part, fromMinute, toMinute } = off;
  const days = startsOn === endsOn ? formats.fullDate(startsOn) : formats.fullDateRange(startsOn, endsOn);
  if (part === 'whole') return say('messaging.sharedTimeOff', { kind, dates: days, name });
  const hours = { from: fromMinute ?? 0, to: toMinute ?? 0 };
  const taken = part === 'hours' ? formats.wallRange(hours) : say(`timeOff.part.${part}`);
  return say('messaging.sharedTimeOff', { kind, dates: say('timeOff.datePart', { date: days, part: taken }), name });
}
