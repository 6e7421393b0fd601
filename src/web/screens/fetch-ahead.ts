import { askMe } from '../identity/queries.ts';

/** A route, so far as its screen can be fetched before it is shown. */
interface Fetched {
  readonly options: {
    readonly path?: string;
    readonly component?: { readonly preload?: () => Promise<unknown> | undefined } | undefined;
  };
}

/**
 * Asks at once for what the first screen will surely need, side by side: who is here, and the screens that whoever was here before, or was
 * not, opens first. The router asks for them again once it is known who is here, and then has them; a guess that was wrong costs what it fetched.
 *
 * @param frame around every screen of whoever is signed in
 */
export function fetchAhead(path: string, frame: Fetched, screens: readonly Fetched[]): void {
  if (askMe()) fetchAll([frame, ...screens.filter(({ options }) => options.path === path)]);
  else if (path === '/' || path === '/login') ahead(Promise.all([import('./signed-out.tsx'), import('./login.tsx')]));
}

function fetchAll(routes: readonly Fetched[]): void {
  for (const { options } of routes) ahead(options.component?.preload?.());
}

/** What cannot be fetched now is told by whoever needs it. */
const ahead = (fetched: Promise<unknown> | undefined): void => void fetched?.catch(() => undefined);
