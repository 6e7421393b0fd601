import type { FileReply } from '../../contract/kernel/endpoint.ts';
import { mostMessagesExported, type exportConversation as endpoint } from '../../contract/messaging/messages.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addDays, dateAt, startOfDate } from '../../domain/kernel/time.ts';
import { mayAnnounce } from '../../domain/messaging/conversation.ts';
import { conversationTitle } from '../../words/conversation-title.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { sheetFile } from '../kernel/sheet/sheet-file.ts';
import type { Sheet } from '../kernel/sheet/sheet.ts';
import { readSelf } from '../people/read.ts';
import { listAcknowledged } from './acknowledgements.repository.ts';
import { conversationSheet } from './conversation.sheet.ts';
import { findConversation } from './conversations.repository.ts';
import { listMessagesDuring } from './messages.repository.ts';
import { listOverview } from './overview.repository.ts';
import { readShared } from './read-shared-thing.ts';

interface Loaded {
  readonly sheet: Sheet;
  readonly name: string;
}

/** What was said in a conversation, all of it or on some days, to somebody who is in it, in one file; it is set without holding a connection. */
export const exportConversation: SlowUseCase<typeof endpoint, Loaded, FileReply> = {
  async load(ctx, { params: { conversationId }, body: { from, to } }) {
    const { tx, actor, now } = ctx;
    const { organizationId, zone } = actor;
    const [conversation] = await listOverview(tx, actor, { ids: [conversationId] });
    if (conversation === undefined) return refuse('not_found');
    const during = {
      from: from && startOfDate(from, zone),
      to: to && startOfDate(addDays(to, 1), zone),
    };
    const latest = await listMessagesDuring(tx, organizationId, conversationId, during, mostMessagesExported + 1);
    if (latest.length > mostMessagesExported) return refuse('too_many_messages');
    const { self } = await readSelf(tx, actor);
    const { language, hourCycle } = self.preferences;
    const speaker = speakers[language];
    const { organization } = self;
    // Who has heard what is for those who announce there, as it is on the screen.
    const asks = latest.some(({ asksAcknowledgement }) => asksAcknowledgement);
    const acknowledged =
      asks && mayAnnounce(actor, conversation.locationId)
        ? Map.groupBy(await listAcknowledged(tx, organizationId, conversationId), ({ messageId }) => messageId)
        : undefined;
    const reader = { speaker, formats: formatsOf(speaker, hourCycle), hourCycle, currency: organization.currency };
    const { other, name, locationName } = conversation;
    const otherName = other === null ? null : `${other.firstName} ${other.lastName}`;
    const title = conversationTitle(speaker, { name, otherName, locationName });
    const of = { title, zone, organization: organization.name, days: { from, to } };
    const shared = await readShared(
      ctx,
      latest.flatMap(({ about }) => about ?? []),
    );
    const sheet = conversationSheet(latest.toReversed(), of, reader, { acknowledged, shared });
    return accept({ sheet, name: `conversation-${dateAt(now, zone)}` });
  },

  async work({ sheet, name }, { body }) {
    return accept(await sheetFile(sheet, body.format, name));
  },

  async save(ctx, { params: { conversationId }, body: { format } }, file) {
    const { tx, actor } = ctx;
    const { organizationId, employeeId } = actor;
    // Setting it takes its time, and meanwhile somebody may have gone.
    const conversation = await findConversation(tx, actor, conversationId);
    if (conversation === undefined) return refuse('not_found');
    // Who writes with whom is theirs: of a direct conversation the log of the admins is told nothing.
    if (conversation.kind !== 'direct') {
      const details = { name: conversation.name, format };
      const subjectId = conversationId;
      await writeAudit(ctx, { organizationId, employeeId, action: 'conversation.exported', subjectId, details });
    }
    return accept(file);
  },
};
