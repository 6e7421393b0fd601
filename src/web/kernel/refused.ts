import type { RefusalCode } from '../../words/refusal-sentence.ts';
import type { Unreachable } from './call.ts';

/** A question that was refused; thrown into a query's `error`, where `<Problem>` says it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RefusalCode;
  readonly details: unknown;

  constructor(code: RefusalCode, details: unknown) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Why a question has no answer. */
export type AskError = Refused | Unreachable;
