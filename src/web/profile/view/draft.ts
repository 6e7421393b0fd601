import * as z from 'zod/mini';
import { clearSwitches, clearTexts, type ClearValues } from './values.ts';

const clear = z.object({
  ...(Object.fromEntries(clearTexts.map((field) => [field, z.string()])) as Record<
    (typeof clearTexts)[number],
    z.ZodMiniString
  >),
  ...(Object.fromEntries(clearSwitches.map((field) => [field, z.boolean()])) as Record<
    (typeof clearSwitches)[number],
    z.ZodMiniBoolean
  >),
});

const draft = z.object({ employeeId: z.string(), base: clear, typed: clear });

/** What somebody typed and has not saved, and what it was typed over. Nothing restricted is ever in it. */
export interface Draft {
  readonly employeeId: string;
  readonly base: ClearValues;
  readonly typed: ClearValues;
}

/** The draft as the device keeps it: the fields named here, and no other that a form may have. */
export const writeDraft = (wish: Draft): string => JSON.stringify(z.parse(draft, wish));

/** A kept draft, if it is this person's and this version still understands it. */
export function readDraft(text: string | null, employeeId: string): Draft | undefined {
  if (text === null) return undefined;
  const read = z.safeParse(draft, parsed(text));
  return read.success && read.data.employeeId === employeeId ? read.data : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
