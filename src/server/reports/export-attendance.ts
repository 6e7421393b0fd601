import type { FileReply } from '../../contract/kernel/endpoint.ts';
import type { exportAttendance as endpoint } from '../../contract/reports/attendance.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { sheetFile } from '../kernel/sheet/sheet-file.ts';
import type { Sheet } from '../kernel/sheet/sheet.ts';
import { attendanceSheet } from './attendance.sheet.ts';
import { readReader } from './read.ts';
import { readAttendance } from './show-attendance.ts';

interface Loaded {
  readonly sheet: Sheet;
  readonly name: string;
}

/** The lines of the report as they stand on the screen, in one file; it is set without holding a connection. */
export const exportAttendance: SlowUseCase<typeof endpoint, Loaded, { readonly file: FileReply }> = {
  async load(ctx, { body: { by, format: _format, ...query } }) {
    const read = await readAttendance(ctx, { params: undefined, query, body: undefined });
    if (!read.ok) return read;
    const report = read.value;
    const { organization, reader } = await readReader(ctx.tx, ctx.actor);
    return accept({
      sheet: attendanceSheet(report, by, organization, reader),
      name: `attendance-${by}-${report.from}`,
    });
  },

  async work({ sheet, name }, { body }) {
    return accept({ file: await sheetFile(sheet, body.format, name) });
  },

  async save(ctx, { body }, { file }) {
    const asked = Object.entries(body).filter(([, value]) => value !== undefined);
    const details = { report: 'attendance', ...Object.fromEntries(asked) };
    const { organizationId, employeeId } = ctx.actor;
    await writeAudit(ctx, { organizationId, employeeId, action: 'report.exported', details });
    return accept(file);
  },
};
