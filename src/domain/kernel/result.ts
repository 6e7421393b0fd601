/** A rule's yes: the value that came out. */
export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

/** A rule's no: a code that is a whole thought, and what is told besides, if anything. */
export interface Refusal<Code extends string, Details = undefined> {
  readonly ok: false;
  readonly refusal: Code;
  readonly details: Details;
}

/**
 * What a rule or a use-case returns. Where codes carry different details, write a union:
 * `Result<Punch, 'punch_id_reused'> | Refusal<'punch_does_not_apply', ClockState>`.
 */
export type Result<T, Code extends string, Details = undefined> = Accepted<T> | Refusal<Code, Details>;

export function accept(): Accepted<undefined>;
export function accept<T>(value: T): Accepted<T>;
export function accept(value?: unknown): Accepted<unknown> {
  return { ok: true, value };
}

export function refuse<const Code extends string>(refusal: Code): Refusal<Code>;
export function refuse<const Code extends string, Details>(refusal: Code, details: Details): Refusal<Code, Details>;
export function refuse(refusal: string, details?: unknown): Refusal<string, unknown> {
  return { ok: false, refusal, details };
}
