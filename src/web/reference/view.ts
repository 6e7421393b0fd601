/** As much of a JSON Schema as an example is made from. */
export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly minimum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly responses: Readonly<Record<string, Response>>;
}

interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

/** As much of `openapi.json` as the screen shows. */
export interface Openapi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

/** One operation as it is shown. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly who: string;
  /** What a token needs to call it; null where none may, undefined where anybody does. */
  readonly scope: string | null | undefined;
  readonly parameters: readonly Parameter[];
  /** What is sent, where it is JSON. */
  readonly body: Schema | undefined;
  /** The types of what is sent, where it is a file. */
  readonly files: readonly string[];
  /** What a success carries, where it is JSON. */
  readonly reply: Schema | undefined;
  readonly answers: readonly { readonly status: string; readonly text: string }[];
}

/** Every operation of the document, by the first part of its path. */
export function operationsOf({ paths, components }: Openapi): readonly Operation[] {
  const resolved = ({ $ref, ...response }: Response): Response =>
    $ref === undefined ? response : (components.responses[$ref.split('/').at(-1) ?? ''] ?? {});
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]): Operation => {
      const answers = Object.entries(described.responses).map(([status, one]) =>
        Object.assign({ status }, resolved(one)),
      );
      const success = answers.find(({ status }) => status === '200');
      return {
        id: described.operationId,
        method: method.toUpperCase(),
        path,
        tag: described.tags[0] ?? '',
        summary: described.summary,
        who: described.description,
        scope: scopeIn(described.security),
        parameters: described.parameters ?? [],
        body: described.requestBody?.content['application/json']?.schema,
        files: Object.keys(described.requestBody?.content ?? {}).filter((type) => type !== 'application/json'),
        reply: success?.content?.['application/json']?.schema,
        answers: answers.map(({ status, description = '' }) => ({
          status,
          text: description,
        })),
      };
    }),
  );
  return all.toSorted((a, b) => a.tag.localeCompare(b.tag));
}

function scopeIn(security: DescribedOperation['security']): string | null | undefined {
  if (security.length === 0) return undefined;
  return security.find(({ token }) => token !== undefined)?.['token']?.[0] ?? null;
}

/** Those in whose name, path, sentence or scope every word stands. */
export function found(operations: readonly Operation[], search: string): readonly Operation[] {
  const words = search.toLowerCase().split(/\s+/u);
  return operations.filter(({ id, method, path, summary, scope }) => {
    const text = `${id} ${method} ${path} ${summary} ${scope ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A value that a schema lets in, to begin from: of a choice the first, for an id a new one, which names nothing yet. */
export function exampleOf(schema: Schema, newId: () => string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return schema.anyOf[0] && exampleOf(schema.anyOf[0], newId);
  const { type, properties = {}, required = [] } = schema;
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(properties).flatMap(([name, one]) =>
        required.includes(name) ? [[name, exampleOf(one, newId)]] : [],
      ),
    );
  }
  if (type === 'array') return schema.items === undefined ? [] : [exampleOf(schema.items, newId)];
  if (type === 'integer' || type === 'number')
    return schema.minimum !== undefined && schema.minimum > 0 ? schema.minimum : 0;
  if (type === 'boolean') return false;
  return type === 'string' ? textFor(schema, newId) : null;
}

function textFor({ format, pattern }: Schema, newId: () => string): string {
  if (format === 'date') return '2026-11-20';
  if (format === 'date-time') return '2026-11-20T15:00:00.000Z';
  return pattern?.startsWith('^[0-9a-f]{8}-') === true ? newId() : '';
}

/** What somebody filled in for one operation: parameters by name. */
export type Filled = Readonly<Record<string, string>>;

/** The address and headers of a call; empty fields of a query are left out. */
export function callOf({ path, parameters }: Pick<Operation, 'path' | 'parameters'>, filled: Filled) {
  const given = (place: Parameter['in']) =>
    parameters.flatMap(({ name, in: where }) => {
      const value = filled[name] ?? '';
      return where === place && value !== '' ? [[name, value] as const] : [];
    });
  const query = new URLSearchParams(given('query').map(([name, value]) => [name, value])).toString();
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(filled[name] ?? ''));
  return { url: query === '' ? address : `${address}?${query}`, headers: Object.fromEntries(given('header')) };
}

/** What keeps a call from being sent. */
export interface CallFaults {
  /** Parameters that must be there, and are not: without one of its path an address is that of something else. */
  readonly missing: readonly string[];
  readonly body: 'reference.noJson' | 'reference.noFile' | undefined;
}

/** What is wrong with what was filled in, before it is sent; what the server thinks of it, it says itself. */
export function faultsOfCall(
  { parameters, body, files }: Pick<Operation, 'parameters' | 'body' | 'files'>,
  filled: Filled,
  typed: string,
  hasFile: boolean,
): CallFaults {
  const lacks = ({ name, required }: Parameter): boolean => required && (filled[name] ?? '').trim() === '';
  const lacksFile = files.length > 0 && !hasFile;
  return {
    missing: parameters.filter(lacks).map(({ name }) => name),
    body: body !== undefined && !isJson(typed) ? 'reference.noJson' : lacksFile ? 'reference.noFile' : undefined,
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** The values that a parameter may have, where they are few and named; undefined, whatever is typed. */
export const choicesOf = ({ schema }: Parameter): readonly string[] | undefined => schema.enum?.map(String);

/** How a value is written: what it is, and where that is not plain an example. */
export interface Form {
  readonly is: 'date' | 'dateTime' | 'time' | 'id' | 'number' | 'text';
  readonly example?: string;
}

/** What a parameter takes, as whoever types it has to know; a pattern is told by what it lets in. */
export function formOf({ schema: { format, pattern } }: Pick<Parameter, 'schema'>): Form {
  if (format === 'date') return { is: 'date', example: '2026-11-23' };
  if (format === 'date-time') return { is: 'dateTime', example: '2026-11-23T15:00:00.000Z' };
  const taken = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  if (taken === undefined || taken.test('text')) return { is: 'text' };
  return forms.find(({ example = '' }) => taken.test(example)) ?? { is: 'text' };
}

const forms: readonly Form[] = [
  { is: 'id', example: '01900000-0000-7000-8000-000000000001' },
  { is: 'time', example: '09:30' },
  { is: 'number', example: '20' },
];

/** JSON with line breaks where it is JSON; anything else as it came. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
