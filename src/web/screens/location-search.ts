/** Which location is edited, `?edit=` and its id or `new`; none, all are listed. */
export interface LocationSearch {
  readonly edit?: string;
}

export function locationSearch(search: Record<string, unknown>): LocationSearch {
  const edit = search['edit'];
  return typeof edit === 'string' && edit !== '' ? { edit } : {};
}
