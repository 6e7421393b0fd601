import './security-section.css';
import { useId, type ReactNode } from 'react';
import { focusGoesToNext } from '../../kernel/focus.ts';

interface SecuritySectionProps {
  readonly title: string;
  /** What it is for, and what follows from it. */
  readonly text: string;
  readonly children: ReactNode;
}

/** One card of the security settings. */
export function SecuritySection({ title, text, children }: SecuritySectionProps) {
  const id = useId();
  return (
    <section className="card security" aria-labelledby={id} ref={focusGoesToNext}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      {children}
    </section>
  );
}
