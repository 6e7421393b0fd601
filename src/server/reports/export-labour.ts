import type { FileReply } from '../../contract/kernel/endpoint.ts';
import type { exportLabour as endpoint } from '../../contract/reports/labour.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { sheetFile } from '../kernel/sheet/sheet-file.ts';
import type { Sheet } from '../kernel/sheet/sheet.ts';
import { labourSheet } from './labour.sheet.ts';
import { readReader } from './read.ts';
import { readLabour } from './show-labour.ts';

interface Loaded {
  readonly sheet: Sheet;
  readonly name: string;
}

/** The lines of the report as they stand on the screen, in one file; it is set without holding a connection. */
export const exportLabour: SlowUseCase<typeof endpoint, Loaded, { readonly file: FileReply }> = {
  async load(ctx, { body: { by, format: _format, ...query } }) {
    const read = await readLabour(ctx, { params: undefined, query, body: undefined });
    if (!read.ok) return read;
    const report = read.value;
    const { organization, reader } = await readReader(ctx.tx, ctx.actor);
    return accept({ sheet: labourSheet(report, by, organization, reader), name: `labor-${by}-${report.from}` });
  },

  async work({ sheet, name }, { body }) {
    return accept({ file: await sheetFile(sheet, body.format, name) });
  },

  async save(ctx, { body }, { file }) {
    const asked = Object.entries(body).filter(([, value]) => value !== undefined);
    const details = { report: 'labour', ...Object.fromEntries(asked) };
    const { organizationId, employeeId } = ctx.actor;
    await writeAudit(ctx, { organizationId, employeeId, action: 'report.exported', details });
    return accept(file);
  },
};
