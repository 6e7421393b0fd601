import type { TypePreset } from '../domain/time-off/time-off-type.ts';
import type { Speaker } from './speak.ts';

/** What a type of time off is called: by the name that the organization gave it, else by the word of the reader’s language. */
export function timeOffTypeName(
  { say }: Speaker,
  { preset, name }: { readonly preset: TypePreset | null; readonly name: string | null },
): string {
  if (name !== null) return name;
  if (preset === null) throw new Error('a type of time off has no name');
  return say(`timeOff.preset.${preset}`);
}
