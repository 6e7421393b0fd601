import { parseZone, type Zone } from '../../domain/kernel/time.ts';

/** The time zone of this device, for what happens outside of any location. */
export const deviceZone = parseZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? ('UTC' as Zone);
