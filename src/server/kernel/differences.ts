import type { JsonObject, JsonValue } from './schema.ts';

/** What an audit row tells of a change: of the fields that differ, and of no other, what was and what is. */
export function differences<Facts extends object>(
  before: Facts,
  after: Facts,
): { before: JsonObject; after: JsonObject } {
  const changed = Object.keys(after).filter((key) => textOf(before, key) !== textOf(after, key));
  const only = (facts: Facts): JsonObject =>
    Object.fromEntries(changed.map((key) => [key, (facts as Record<string, JsonValue>)[key] ?? null]));
  return { before: only(before), after: only(after) };
}

const textOf = (facts: object, key: string): string => JSON.stringify((facts as Record<string, unknown>)[key] ?? null);
