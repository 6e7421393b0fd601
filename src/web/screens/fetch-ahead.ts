import { askMe } from '../identity/queries.ts';

/**
 * Asks at once for what the first screen will surely need, side by side: who is here, and the screens that whoever was here before, or was
 * not, opens first. The router asks for them again once it is known who is here, and then has them; a guess that was wrong costs what it fetched.
 *
 * @param fetchScreen what an address shows to whoever is signed in
 */
export function fetchAhead(path: string, fetchScreen: (path: string) => Promise<unknown>): void {
  if (askMe()) ahead(fetchScreen(path));
  else if (path === '/' || path === '/login') ahead(Promise.all([import('./signed-out.tsx'), import('./login.tsx')]));
}

/** What cannot be fetched now is told by whoever needs it. */
const ahead = (fetched: Promise<unknown>): void => void fetched.catch(() => undefined);
