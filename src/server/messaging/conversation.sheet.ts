import type { Zone } from '../../domain/kernel/time.ts';
import type { Cell, Reader, Sheet } from '../kernel/sheet/sheet.ts';
import type { MessageRow } from './messages.repository.ts';

/** What was said in a conversation, as it reads now, the earliest first. */
export function conversationSheet(
  messages: readonly MessageRow[],
  title: string,
  zone: Zone,
  organization: string,
  reader: Reader,
): Sheet {
  const { formats } = reader;
  const { say } = reader.speaker;
  return {
    title,
    subtitle: say('messaging.exported', { count: messages.length }),
    facts: [],
    columns: [
      { name: say('messaging.column.sentAt'), align: 'start', share: 1.6 },
      { name: say('messaging.column.sender'), align: 'start', share: 1.6 },
      { name: say('messaging.column.text'), align: 'start', share: 5 },
      { name: say('messaging.column.files'), align: 'start', share: 2 },
    ],
    rows: messages.map(({ sentAt, sender, text, attachments }): Cell[] => [
      { kind: 'time', at: sentAt, zone },
      cell(`${sender.firstName} ${sender.lastName}`),
      cell(text ?? say('messaging.withdrawn')),
      cell(attachments.map(({ name }) => name).join(', ')),
    ]),
    footer: `${organization} · ${formats.zoneName(zone)}`,
    reader,
  };
}

const cell = (text: string): Cell => ({ kind: 'text', text });
