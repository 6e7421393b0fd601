import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface FactProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** The icon says it to whoever sees; the word is there for whoever does not. */
  readonly isLabelHidden?: boolean;
  readonly children: ReactNode;
}

/** One line of a list of facts, a `dl`: what it is, and how it is. */
export function Fact({ icon, label, isLabelHidden = false, children }: FactProps) {
  return (
    <div>
      <dt>
        <Icon of={icon} size={16} />
        {isLabelHidden ? <span className="sr">{label}</span> : label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
