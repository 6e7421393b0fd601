import type * as z from 'zod/mini';
import type { Action } from '../../domain/access/may.ts';
import type { Result } from '../../domain/kernel/result.ts';

type Schema = z.ZodMiniType;

/** A refusal that an endpoint may answer: its code, its HTTP status, and what it tells besides. */
export interface RefusalSpec<Code extends string = string, Details extends Schema = Schema> {
  readonly code: Code;
  readonly status: number;
  readonly details?: Details;
}

/** Declares a refusal. `details` is the schema of what the problem carries beside its sentence. */
export function refusal<const Code extends string>(code: Code, status: number): RefusalSpec<Code, z.ZodMiniUndefined>;
export function refusal<const Code extends string, Details extends Schema>(
  code: Code,
  status: number,
  details: Details,
): RefusalSpec<Code, Details>;
export function refusal(code: string, status: number, details?: Schema): RefusalSpec {
  return details === undefined ? { code, status } : { code, status, details };
}

/**
 * Who may call: `anyone`; a `person` who is signed in, whatever their status; or whoever
 * the table of permissions lets do `action`. There is no default: an endpoint that does
 * not say does not compile.
 */
export type Access = 'anyone' | 'person' | { readonly action: Action };

export interface EndpointSpec {
  /** The operation's name in the reference and in logs, `verbNoun`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path under the host, with `:parameter` where `params` names one. */
  readonly path: `/api/${string}`;
  /** One sentence for the reference. */
  readonly sentence: string;
  readonly access: Access;
  /** Grave enough to ask who is there: refused unless the person signed in, or confirmed it, a moment ago. */
  readonly freshSignIn?: true;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  /** Headers that the call must carry, by their names in lower case. */
  readonly headers?: z.ZodMiniObject;
  readonly body?: Schema;
  /** Bytes that the body may have at most, where it is more than any call needs. */
  readonly largestBody?: number;
  /** It is about hundreds of people at once: an answer may take a minute where the server is busy. */
  readonly takesLong?: true;
  /** Its body holds an id that the client made, by which the same call is known again. */
  readonly onceById?: true;
  /** It changes nothing, and is a POST because each look is told in the audit log: none is answered from before. */
  readonly looks?: true;
  /** Sent again it does no harm: it keeps nothing, as a preview, or no more than once was meant, as a sign-in. Whoever got no answer tries again. */
  readonly mayRepeat?: true;
  /** It takes a code that is good once, by which somebody logs in or confirms that it is they: whoever got no answer tries again with a new one. */
  readonly takesCode?: true;
  /** What a success answers; absent, 204 and nothing. */
  readonly reply?: Schema;
  /** The answer is a stream of server-sent events instead of one reply. */
  readonly stream?: true;
  /** A success answers a file instead of JSON: a {@link FileReply}. */
  readonly file?: true;
  /** The body is a file itself, as it lay on the device: a picture, or where `orPdf` says so a PDF too. What it is, its bytes say. */
  readonly upload?: { readonly largestBytes: number; readonly orPdf?: true };
  readonly refusals: readonly RefusalSpec[];
}

/** The files that a table of a screen can be taken along as. */
export const sheetFormats = ['csv', 'xlsx', 'pdf'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** A file as it is answered; browsers keep it, and ask each time whether it is still this one. */
export interface FileReply {
  readonly type:
    | 'image/webp'
    | 'application/pdf'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'text/csv; charset=utf-8'
    | 'text/calendar; charset=utf-8'
    | 'text/plain; charset=iso-8859-1'
    | 'text/plain; charset=us-ascii';
  /** What it is called where it is to be kept as a file; absent where it is shown. */
  readonly name?: string;
  /** Names exactly these bytes. */
  readonly etag: string;
  readonly bytes: Uint8Array;
}

/**
 * Whether a call may carry an `Idempotency-Key`, under which it is done once however often it is sent: a write that is told twice would
 * be done twice, and that answers no file. PUT and DELETE are idempotent by themselves, a punch by the id that its device made.
 */
export const takesIdempotencyKey = ({
  method,
  access,
  headers,
  file,
  upload,
  onceById,
  looks,
}: EndpointSpec): boolean =>
  (method === 'POST' || method === 'PATCH') &&
  typeof access === 'object' &&
  // A payment demands a key of its own, and keeps it for ever.
  headers === undefined &&
  file === undefined &&
  upload === undefined &&
  onceById === undefined &&
  looks === undefined;

/** The schema of the `revision` that an object names, by which it is seen whether somebody changed it meanwhile; undefined, it names none. */
export function revisionOf(schema: Schema): Schema | undefined {
  const { shape } = (schema as Partial<z.ZodMiniObject>).def ?? {};
  return shape?.['revision'] as Schema | undefined;
}

/** As many visible characters of ASCII as a key may have; a UUID is one. */
export const idempotencyKey = /^[\x21-\x7e]{1,255}$/;

/** Declares one endpoint: the server mounts it, the web calls it, the sweep tries it. */
export const endpoint = <const Spec extends EndpointSpec>(spec: Spec): Spec => spec;

type Out<S> = S extends Schema ? z.output<S> : undefined;

/** What a use-case receives: params, query and body, decoded, and the headers where the endpoint asks for some. */
export type InputOf<E extends EndpointSpec> = {
  readonly params: Out<E['params']>;
  readonly query: Out<E['query']>;
  readonly body: E extends { readonly upload: object } ? Uint8Array : Out<E['body']>;
} & (E extends { readonly headers: infer Headers extends Schema } ? { readonly headers: z.output<Headers> } : unknown);

/** What a success carries, decoded. */
export type ReplyOf<E extends EndpointSpec> = E extends { readonly file: true } ? FileReply : Out<E['reply']>;

type RefusalsOf<E extends EndpointSpec> = E['refusals'][number];

type DetailsOf<R> = R extends RefusalSpec<string, infer D> ? z.output<D> : undefined;

/** A refusal that the endpoint declares, with the details that belong to its code. */
export type RefusalOf<E extends EndpointSpec> =
  RefusalsOf<E> extends infer R
    ? R extends RefusalSpec<infer Code>
      ? { readonly ok: false; readonly refusal: Code; readonly details: DetailsOf<R> }
      : never
    : never;

/** What a use-case may return: the reply, or a refusal that its endpoint declares. */
export type AnswerOf<E extends EndpointSpec> = { readonly ok: true; readonly value: ReplyOf<E> } | RefusalOf<E>;

/** The widest answer, for code that carries answers without looking inside. */
export type AnyAnswer = Result<unknown, string, unknown>;
