import { QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * A client whose first answers, too, are asked for again where something changed while they were under way. Invalidating alone asks again for
 * what is known already; an answer that is on its way for the first time would be taken for new, though it may be of before the change.
 */
export class AskingClient extends QueryClient {
  override async invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    const underWay = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    const askAgain = ({ queryKey }: { readonly queryKey: QueryKey }) =>
      super.invalidateQueries({ queryKey, exact: true }, options);
    for (const query of underWay) void query.promise?.then(() => askAgain(query), ignored);
    return super.invalidateQueries(filters, options);
  }
}

/** A question that failed has said so where it was asked. */
const ignored = (): void => undefined;
