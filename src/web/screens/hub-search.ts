import * as z from 'zod/mini';
import { id } from '../../contract/kernel/schemas.ts';

/** Which conversation is open, in the address, or the form of a new one. */
export interface HubSearch {
  readonly conversation?: string | undefined;
  readonly open?: 'new' | undefined;
}

/** Reads the address; what is no id in it is left out. */
export function hubSearch(search: Record<string, unknown>): HubSearch {
  const read = z.safeParse(id, search['conversation']);
  return { ...(read.success && { conversation: read.data }), ...(search['open'] === 'new' && { open: 'new' }) };
}
