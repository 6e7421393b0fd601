import type * as z from 'zod/mini';
import { Malformed, type Vector } from './vector.ts';

/** What a rule that is not built yet answers. */
export const unsupported = 'unsupported';
export type Actual = Readonly<Record<string, unknown>> | typeof unsupported;

/** Answers the input of one kind of case by asking the domain. */
export type Adapter = (vector: Vector) => Actual;

/**
 * An adapter for inputs of the given shape. Keys that the shape does not know say where a case is from, and are not
 * needed here; a key that is null is left out; a wrong value is a malformed case.
 */
export function kind<Shape extends z.ZodMiniType>(shape: Shape, answer: (input: z.output<Shape>) => Actual): Adapter {
  return ({ id, kind: name, input }) => {
    const read = shape.safeParse(withoutNulls(input));
    if (read.success) return answer(read.data);
    const where = read.error.issues[0]?.path.join('.') ?? '';
    throw new Malformed(`The input of case ${id} is not one of kind ${name}: look at "${where}".`);
  };
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== null)
      .map(([key, each]) => [key, withoutNulls(each)]),
  );
}

/** What an input says under keys that the schema leaves to whoever writes a case. */
export const saidUnder = (input: object, names: RegExp): [key: string, value: unknown][] =>
  Object.entries(input).filter(([key]) => names.test(key));
