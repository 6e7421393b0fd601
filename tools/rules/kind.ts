import type * as z from 'zod/mini';
import { Malformed, type Vector } from './vector.ts';

/** What a rule that is not built yet answers. */
export const unsupported = 'unsupported';
export type Actual = Readonly<Record<string, unknown>> | typeof unsupported;

/** Answers the input of one kind of case by asking the domain. */
export type Adapter = (vector: Vector) => Actual;

/**
 * An adapter for inputs of the given shape. Keys that the shape does not know say where a case is from, and are not
 * needed here; a wrong value is a malformed case.
 */
export function kind<Shape extends z.ZodMiniType>(shape: Shape, answer: (input: z.output<Shape>) => Actual): Adapter {
  return ({ id, kind: name, input }) => {
    const read = shape.safeParse(input);
    if (read.success) return answer(read.data);
    const where = read.error.issues[0]?.path.join('.') ?? '';
    throw new Malformed(`The input of case ${id} is not one of kind ${name}: look at "${where}".`);
  };
}
