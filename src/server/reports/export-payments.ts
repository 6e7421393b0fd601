import type { FileReply } from '../../contract/kernel/endpoint.ts';
import { mostPaymentsExported, type exportPayments as endpoint } from '../../contract/reports/exports.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { sheetFile } from '../kernel/sheet/sheet-file.ts';
import type { Sheet } from '../kernel/sheet/sheet.ts';
import { listAllPayments } from '../payroll/read.ts';
import { readSelf } from '../people/read.ts';
import { paymentsSheet } from './payments.sheet.ts';

interface Loaded {
  readonly sheet: Sheet;
  readonly name: string;
  readonly payments: number;
}

/** Exactly the payments that the filter leaves on the screen, in one file; it is set without holding a connection. */
export const exportPayments: SlowUseCase<typeof endpoint, Loaded, Loaded & { readonly file: FileReply }> = {
  async load(ctx, { body: { format: _format, ...filter } }) {
    const { tx, actor, now } = ctx;
    const payments = await listAllPayments(ctx, filter, mostPaymentsExported + 1);
    if (payments.length > mostPaymentsExported) return refuse('too_many_payments');
    const { self } = await readSelf(tx, actor);
    const { language, hourCycle } = self.preferences;
    const speaker = speakers[language];
    const reader = { speaker, formats: formatsOf(speaker, hourCycle), hourCycle, currency: self.organization.currency };
    return accept({
      sheet: paymentsSheet(payments, actor.zone, self.organization.name, reader),
      name: `payments-${dateAt(now, actor.zone)}`,
      payments: payments.length,
    });
  },

  async work(loaded, { body: { format } }) {
    return accept({ ...loaded, file: await sheetFile(loaded.sheet, format, loaded.name) });
  },

  async save(ctx, { body }, { file, payments }) {
    const asked = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const { organizationId, employeeId } = ctx.actor;
    await writeAudit(ctx, { organizationId, employeeId, action: 'payment.exported', details: { ...asked, payments } });
    return accept(file);
  },
};
