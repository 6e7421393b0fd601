import './states.css';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { PlainButton } from './plain-button.tsx';

interface ProblemProps {
  /** What happened. */
  readonly title: string;
  /** What is safe, and what to do. */
  readonly text?: string;
  readonly children?: ReactNode;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** What went wrong and what to do about it; it stays until it is no longer so. */
export function Problem({ title, text, children, action }: ProblemProps) {
  return (
    <div className="problem" role="alert">
      <Icon of={CircleAlert} />
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
      {action && (
        <PlainButton size="sm" onPress={action.onPress}>
          {action.label}
        </PlainButton>
      )}
    </div>
  );
}
