import { readChapters } from '../../words/chapters.ts';
import { askMe } from '../identity/queries.ts';

/**
 * Asks at once for what the first screen will surely need, side by side: who is here, and the screens that whoever was here before, or was
 * not, opens first. The router asks for them again once it is known who is here, and then has them; a guess that was wrong costs what it fetched.
 */
export function fetchAhead(path: string): void {
  const wasHere = askMe();
  const isHome = path === '/';
  if (wasHere) ahead(Promise.all([import('./signed-in.tsx'), readChapters('daily')]));
  if (wasHere && (isHome || path === '/dashboard'))
    ahead(Promise.all([import('./dashboard.tsx'), readChapters('daily')]));
  if (!wasHere && (isHome || path === '/login'))
    ahead(Promise.all([import('./signed-out.tsx'), import('./login.tsx')]));
}

/** What cannot be fetched now is told by whoever needs it. */
const ahead = (fetched: Promise<unknown>): void => void fetched.catch(() => undefined);
