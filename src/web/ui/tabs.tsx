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
  // A figure that arrives later, or a label in another language, moves the tabs after it.
  const row = tabs
    .map(({ href, label: name, isCurrent, count }) => [href, name, isCurrent, count?.number].join())
    .join();
  const before = useRef('');
  useEffect(() => {
    if (before.current === row) return;
    before.current = row;
    const tab = nav.current?.querySelector('[aria-current]');
    // Where the row is wider than a phone, the tab of the page may stand beyond its edge. Only the row moves, and never the page.
    if (tab) nav.current?.scrollBy({ left: middle(tab) - middle(nav.current) });
  }, [row]);
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

function middle(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
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
