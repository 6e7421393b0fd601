/** Which part of the API reference is shown: the collections, unless the address asks for the whole. */
export interface ReferenceSearch {
  readonly part?: 'all' | undefined;
}

export const referenceSearch = (search: Record<string, unknown>): ReferenceSearch =>
  search['part'] === 'all' ? { part: 'all' } : {};
