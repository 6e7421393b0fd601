import './object-card.css';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A thing from elsewhere, where it is spoken of: what it is, where it stands, and what can be done with it. */
export function ObjectCard({
  icon,
  kind,
  state,
  actions,
  children,
}: {
  readonly icon: LucideIcon;
  /** What kind of thing it is, in a word. */
  readonly kind: string;
  readonly state?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="object-card" role="group" aria-label={kind}>
      <div className="kind">
        <Icon of={icon} size={16} />
        <span>{kind}</span>
        {state}
      </div>
      {children}
      {actions !== undefined && <div className="btns">{actions}</div>}
    </div>
  );
}
