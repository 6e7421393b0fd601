/** What a route is told when it is opened, or only fetched because it may be opened soon. */
interface Opening<Search> {
  readonly preload: boolean;
  readonly location: { readonly search: Search };
}

/**
 * A route's loader that asks the first question of a screen while the screen itself is on its way, and lets nobody wait for the answer: it costs the
 * server much, or takes long. What is only fetched ahead asks nothing.
 *
 * @param ask asks by what the address says; a failure is told by the screen, which asks the same
 */
export const askingFirst =
  <Search>(ask: (search: Search) => Promise<void>) =>
  ({ preload, location }: Opening<Search>): void => {
    if (!preload) ask(location.search).catch(() => undefined);
  };
