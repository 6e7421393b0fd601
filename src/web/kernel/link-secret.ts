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
  return secret;
}
