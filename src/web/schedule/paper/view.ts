import type { Paper } from '../../../contract/schedule/paper.ts';

/** Where Letter is what lies in printers; elsewhere it is A4. */
const letterRegions = new Set(['US', 'CA', 'MX', 'PR', 'PH', 'CO', 'CL', 'VE', '419']);

/** The paper of where the device is set up for; a language without a region stands for where most of its readers are. */
export function paperOf(tag: string): Paper {
  const { region } = new Intl.Locale(tag).maximize();
  return region === undefined || letterRegions.has(region) ? 'letter' : 'a4';
}
