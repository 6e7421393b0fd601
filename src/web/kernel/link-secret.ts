import { useEffect, useState } from 'react';

/**
 * The secret that a link in a letter carries after its #, where no server and no log sees it. Taken out of the address at once, so that
 * it stays in no history and is on no screen that somebody shares; empty, if the link has none.
 */
export function useLinkSecret(): string {
  const [secret] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (secret !== '') history.replaceState(history.state, '', location.pathname);
  }, [secret]);
  // Another link pasted over this one loads nothing by itself, since only what follows the # differs: the page begins anew with it.
  useEffect(() => {
    const begin = () => location.hash.length > 1 && location.reload();
    window.addEventListener('hashchange', begin);
    return () => window.removeEventListener('hashchange', begin);
  }, []);
  return secret;
}
