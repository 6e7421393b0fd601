import './tabs.css';
import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components';

/** How many of something wait, and the words that say so to screen readers. */
export interface Count {
  readonly number: number;
  readonly words: string;
  /** It informs, rather than asks something of the reader at once. */
  readonly quiet?: true;
}

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly href: string;
    readonly label: string;
    readonly isCurrent: boolean;
    readonly count?: Count | undefined;
  }[];
}

/** Tabs that are links: each has its address, and opens in a new window like any other. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    if (current === undefined) return;
    // Where the row is wider than a phone, the tab of the page may stand beyond its edge.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav className="tabs" aria-label={label} ref={nav}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} {...(tab.isCurrent && { 'aria-current': 'page' })}>
          {tab.label}
          <Waiting count={tab.count} />
        </Link>
      ))}
    </nav>
  );
}

/** How many of something wait: a figure, and for screen readers what it counts; nothing, where nothing waits. */
export function Waiting({ count }: { readonly count: Count | undefined }) {
  if (count === undefined || count.number === 0) return null;
  return (
    <>
      <span className={`count ${count.quiet ? 'quiet' : ''}`} aria-hidden>
        {count.number > 99 ? '99+' : count.number}
      </span>
      <span className="sr">{count.words}</span>
    </>
  );
}
