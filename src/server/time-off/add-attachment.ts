import type { addTimeOffAttachment as endpoint } from '../../contract/time-off/attachments.ts';
import { attachmentName, decideAdding, hoursNotSent } from '../../domain/attachments/attachment.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { answerKnown, checkAttachment, keptOf, lockAdding, type Checked } from '../attachments/read.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { findNotSent, forgetNotSent, insertAttachment } from './attachments.repository.ts';

/** Keeps a file for a request that is to be sent; what its owner never sends is forgotten after a day. The request tells the audit log. */
export const addAttachment: SlowUseCase<typeof endpoint, undefined, Checked> = {
  load: async () => accept(),

  work: (_, { body }) => checkAttachment(body),

  async save({ tx, actor, now }, { params: { attachmentId: id }, query, body }, checked) {
    const { organizationId, employeeId } = actor;
    await lockAdding(tx, actor);
    const known = await findNotSent(tx, actor, id);
    const { content, preview, width, height } = keptOf(checked, body);
    if (known !== undefined) return answerKnown(known, content);
    const before = addMilliseconds(now, -hoursNotSent * millisecondsPerHour);
    const adding = decideAdding(await forgetNotSent(tx, actor, before));
    if (!adding.ok) return adding;
    const { kind } = checked;
    const shown = { id, kind, name: attachmentName(query.name, kind), width, height };
    const whose = { organizationId, uploadedBy: employeeId, uploadedAt: now };
    const isNew = await insertAttachment(tx, { ...whose, ...shown, content, preview });
    return isNew ? accept({ ...shown, bytes: content.length }) : refuse('attachment_id_reused');
  },
};
