import type { Paper } from '../../../contract/schedule/paper.ts';

/** Where Letter is what lies in printers; elsewhere it is A4. */
const letterRegions = new Set(['US', 'CA', 'MX', 'PR', 'PH', 'CO', 'CL', 'VE']);

/** The paper of where the device is set up for; whoever names no region reads American English. */
export function paperOf(tag: string): Paper {
  const { region } = new Intl.Locale(tag);
  return region === undefined || letterRegions.has(region) ? 'letter' : 'a4';
}
