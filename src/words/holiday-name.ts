import type { FederalCode } from '../domain/holidays/federal-holidays.ts';
import type { Speaker } from './speak.ts';

/** What a holiday is called: a federal one by the word of the reader’s language, one of the organization’s own by the name it was given. */
export function holidayName(
  { say }: Speaker,
  { code, name }: { readonly code: FederalCode | null; readonly name: string | null },
): string {
  if (code !== null) return say(`holidays.federal.${code}`);
  if (name === null) throw new Error('a holiday has no name');
  return name;
}
