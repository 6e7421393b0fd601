import { useEffect } from 'react';
import { useWords } from './words.tsx';

/** Names the page in the tab and to screen readers: `Time entries · Meridian`. */
export function useTitle(page: string): void {
  const { say } = useWords();
  const title = say('kernel.pageTitle', { page }).replace(/[\u2068\u2069]/g, '');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
