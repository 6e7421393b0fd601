import './states.css';
import type { ReactNode } from 'react';

/** One line of what will be here, and one action. */
export function EmptyState({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="empty-state" data-goes-on>
      <p>{text}</p>
      {children}
    </div>
  );
}
