import * as z from 'zod/mini';
import { exportPersonalData, personalData, type PersonalData } from '../../contract/reports.ts';
import { call, type CallAnswer } from '../kernel/call.ts';

export const askForData = (): Promise<CallAnswer<typeof exportPersonalData>> => call(exportPersonalData);

/** The data as a file, dated: `meridian-1003-2026-11-20.json`. */
export function fileOf(data: PersonalData): File {
  const wire = z.encode(personalData, data);
  const name = `meridian-${data.account.employeeNumber}-${wire.exportedAt.slice(0, 10)}.json`;
  return new File([JSON.stringify(wire, undefined, 2)], name, { type: 'application/json' });
}
