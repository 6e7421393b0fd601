import * as z from 'zod/mini';
import { id, line } from '../../contract/kernel/schemas.ts';

/** Which conversation is open, in the address, and where; or the form of a new one. */
export interface HubSearch {
  readonly conversation?: string | undefined;
  /** The number of a message in it. */
  readonly message?: number | undefined;
  /** What was searched for when that was found. */
  readonly search?: string | undefined;
  readonly open?: 'new' | undefined;
}

const number = z.int().check(z.minimum(1), z.maximum(100_000_000));

/** Reads the address; what is no id or number in it is left out. */
export function hubSearch(search: Record<string, unknown>): HubSearch {
  const conversation = z.safeParse(id, search['conversation']);
  const message = z.safeParse(number, search['message']);
  const words = z.safeParse(line(80), search['search']);
  return {
    ...(conversation.success && { conversation: conversation.data }),
    ...(message.success && { message: message.data }),
    ...(message.success && words.success && { search: words.data }),
    ...(search['open'] === 'new' && { open: 'new' }),
  };
}
