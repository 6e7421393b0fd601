import * as z from 'zod/mini';
import { decisionFilter, decisionOrders } from '../../contract/approvals.ts';
import { id } from '../../contract/kernel/schemas.ts';
import type { DecisionWish } from '../approvals/queries.ts';

/** The tabs of the authorizations, in order. One stands here once what it shows is real. */
export const authorizationTabs = ['pending', 'adjustments', 'vacation', 'swaps', 'recent'] as const;
export type AuthorizationTab = (typeof authorizationTabs)[number];

/** What the address of the authorizations says: `?tab=recent&location=…&outcome=rejected`. */
export interface AuthorizationSearch extends Omit<DecisionWish, 'locationId'> {
  readonly tab?: AuthorizationTab;
  /** Left out, all of the reader's locations. */
  readonly location?: string;
  /** The time off that the reader came for, among those that wait. */
  readonly request?: string;
}

const { kind, outcome, from, to, search } = decisionFilter.shape;
const known = {
  tab: z.enum(authorizationTabs),
  location: id,
  request: id,
  kind,
  outcome,
  from,
  to,
  search,
  order: z.enum(decisionOrders),
};

/** Reads an address: what nobody can be asked about is left out. */
export function authorizationSearch(address: Record<string, unknown>): AuthorizationSearch {
  const read = Object.entries(known).flatMap(([name, schema]) => {
    const part = z.safeParse(schema, address[name]);
    return part.success && part.data !== undefined ? [[name, part.data] as const] : [];
  });
  return Object.fromEntries(read);
}

/** The filter of Recent Approvals in an address. */
export function wishOf(address: AuthorizationSearch): DecisionWish {
  const { tab: _, request: __, location, ...wish } = address;
  return location === undefined ? wish : { ...wish, locationId: location };
}
