import { createHash } from 'node:crypto';
import type { FileReply } from '../../contract/kernel/endpoint.ts';
import type { exportPayrollFile as endpoint } from '../../contract/payroll/files.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { earnedBy, sumOfEarned } from '../../domain/payroll/files/earnings.ts';
import { filledSetup, missingSetup } from '../../domain/payroll/files/file-setup.ts';
import { newPeople } from '../../domain/payroll/files/new-people.ts';
import { payrollFile, type PayrollFile } from '../../domain/payroll/files/payroll-file.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { csvText, harmless } from '../kernel/sheet/csv-text.ts';
import { openPayrollPeriod } from './open-payroll-period.ts';
import { insertFile, listFiles } from './payroll-files.repository.ts';
import { listSetups } from './payroll-setups.repository.ts';

/** The approved hours of a pay period as a payroll system imports them. The same hours and the same set-up make the same bytes. */
export const exportPayrollFile: UseCase<typeof endpoint> = async (ctx, { params: { format }, body }) => {
  const { tx, actor } = ctx;
  const { period, blocked, people: all } = await openPayrollPeriod(ctx, body.date);
  const made = await listFiles(tx, actor.organizationId, period);
  const people = body.onlyNew === true ? newPeople(format, made, all) : all;
  if (blocked.length > 0 && !body.withoutBlocked) return refuse('payroll_people_blocked');
  if (people.length === 0) return refuse(all.length === 0 ? 'payroll_file_empty' : 'payroll_file_nobody_new');
  const kept = (await listSetups(tx, actor.organizationId)).find((one) => one.format === format);
  const setup = filledSetup(format, kept?.setup ?? {});
  const missing = missingSetup(format, setup, sumOfEarned(people.map(earnedBy)));
  if (missing.length > 0) return refuse('payroll_setup_missing', { fields: missing });
  const file = payrollFile(format, { setup, people, endsOn: period.end });
  const bytes = bytesOf(file);
  const sha256 = createHash('sha256').update(bytes).digest();
  const etag = sha256.toString('base64url');
  const { organizationId, employeeId: madeBy } = actor;
  await insertFile(tx, {
    organizationId,
    id: ctx.newId(),
    format,
    startsOn: period.start,
    endsOn: period.end,
    madeBy,
    madeAt: ctx.now,
    people: people.map(({ employeeId }) => employeeId),
    earned: Object.fromEntries(people.map((person) => [person.employeeId, earnedBy(person)])),
    sha256,
  });
  const details = {
    format,
    startsOn: period.start,
    endsOn: period.end,
    people: people.length,
    leftOut: [...new Set(blocked.map(({ worker }) => worker.employeeId))],
    ...(body.onlyNew === true && { onlyNew: true }),
    sha256: sha256.toString('hex'),
  };
  await writeAudit(ctx, { ...actor, action: 'payroll_file.exported', details });
  return accept({ type: typeOf(file), name: file.name, etag, bytes });
};

const typeOf = ({ separator }: PayrollFile): FileReply['type'] =>
  separator === ',' ? 'text/csv; charset=utf-8' : 'text/plain; charset=iso-8859-1';

/**
 * RFC 4180 without a mark at its beginning, which importers would take for a part of the first title; what a spreadsheet would take for a
 * formula is made harmless. QuickBooks Desktop reads one byte a letter.
 */
function bytesOf({ rows, separator }: PayrollFile): Uint8Array {
  if (separator === '\t')
    return Buffer.from(rows.map((row) => `${row.map(inOneCell).join('\t')}\r\n`).join(''), 'latin1');
  const lines = rows.map((row) => row.map(harmless));
  return new TextEncoder().encode(csvText(lines, { hasMark: false }));
}

/** A letter that takes more than a byte becomes a question mark: a name that is not found is seen, half a letter might be another name. */
const inOneCell = (cell: string): string => cell.replaceAll(/[\t\r\n"]/g, ' ').replaceAll(/[^\u0020-\u00ff]/g, '?');
