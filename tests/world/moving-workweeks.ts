import { parsePlainDate, parseZone, type PlainDate, type Zone } from '../../src/domain/kernel/time.ts';
import type { PayPolicy, Workweek } from '../../src/domain/pay-rules/pay-policy.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';

export const zone = parseZone('America/Chicago') as Zone;
export const on = (text: string) => parsePlainDate(text) as PlainDate;
export const midnight = { hour: 0, minute: 0 };
export const monday = on('2026-11-16');
export const sunday = on('2026-11-22');
/** Federal, by weeks that begin otherwise. */
export const from = (workweek: Partial<Workweek>, more: Partial<PayPolicy['overtime']> = {}): PayPolicy => ({
  ...presets.federal,
  workweek: { ...presets.federal.workweek, ...workweek },
  overtime: { ...presets.federal.overtime, ...more },
});
export const mondays = from({});
export const sundays = from({ weekday: 'sunday' });
/** On Mondays until that Sunday, and from then on on Sundays. */
export const changing = (date: PlainDate): PayPolicy => (date < sunday ? mondays : sundays);
export const inAll = { old: { startsOn: monday, policy: mondays }, fresh: { startsOn: sunday, policy: sundays } };
