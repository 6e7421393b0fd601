import { dateAt, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { SharedThing } from '../../domain/messaging/message.ts';
import type { Cell, Reader, Sheet } from '../kernel/sheet/sheet.ts';
import type { AcknowledgedRow } from './acknowledgements.repository.ts';
import type { MessageRow } from './messages.repository.ts';

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
 * @param acknowledged who acknowledged each message that asked for it; undefined, where the reader may not know or nothing asked
 */
export function conversationSheet(
  messages: readonly MessageRow[],
  { title, zone, organization, days: { from, to } }: ExportedConversation,
  reader: Reader,
  acknowledged: ReadonlyMap<string, readonly AcknowledgedRow[]> | undefined,
): Sheet {
  const { formats } = reader;
  const { say } = reader.speaker;
  const acknowledgedBy = ({ firstName, lastName, acknowledgedAt }: AcknowledgedRow): string =>
    `${firstName} ${lastName} (${formats.date(dateAt(acknowledgedAt, zone))}, ${formats.time(acknowledgedAt, zone)})`;
  const saidIn = (text: string | null, about: SharedThing | null): string =>
    text === '' && about !== null ? say(`messaging.about.${about.kind}`) : (text ?? say('messaging.withdrawn'));
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
      cell(isForgotten ? say('messaging.forgotten') : saidIn(text, about)),
      editedAt === null ? cell('') : { kind: 'time', at: editedAt, zone },
      cell(attachments.map(({ name }) => name).join(', ')),
      ...(acknowledged === undefined ? [] : [cell((acknowledged.get(id) ?? []).map(acknowledgedBy).join('; '))]),
    ]),
    footer: `${organization} · ${formats.zoneName(zone)}`,
    reader,
  };
}

const cell = (text: string): Cell => ({ kind: 'text', text });
