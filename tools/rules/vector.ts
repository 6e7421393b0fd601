import * as z from 'zod/mini';

/** A published case: see tests/oracle/README.md. Other keys say where it comes from and are not needed here. */
const vector = z.object({
  id: z.string(),
  kind: z.string(),
  input: z.record(z.string(), z.unknown()),
  expected: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
export type Vector = z.output<typeof vector>;

/** The input is not what was asked for; the message is one sentence for the person who wrote it. */
export class Malformed extends Error {}

/** Reads one case, or a list of them, out of JSON text. */
export function readVectors(text: string): { readonly vectors: readonly Vector[]; readonly isList: boolean } {
  const json = readJson(text);
  const isList = Array.isArray(json);
  const vectors = (isList ? (json as unknown[]) : [json]).map((each, index) => {
    const read = vector.safeParse(each);
    if (read.success) return read.data;
    const place = isList ? `Entry ${index + 1} of the list` : 'The input';
    throw new Malformed(`${place} is not a case: it needs id and kind as text, and input as an object.`);
  });
  return { vectors, isList };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Malformed(`The input is not JSON: ${error.message.replaceAll(/\s+/g, ' ')}.`);
    throw error;
  }
}
