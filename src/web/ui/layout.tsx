import './layout.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';

/** The head of a screen: its one h1, and what belongs beside it. */
export function PageHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="page-head">
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** A sentence under the head of a screen: what it is for. */
export function PageLead({ children }: { readonly children: ReactNode }) {
  return <p className="page-lead">{children}</p>;
}

/** The head of a section of a screen. */
export function SectionHead({
  title,
  quiet = false,
  children,
}: {
  readonly title: string;
  /** Above what may be passed over. */
  readonly quiet?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <div className={`sec-head ${quiet ? 'is-quiet' : ''}`}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

interface StepperProps {
  /** What is shown now, `Nov 16 – 22`; announced when it changes. */
  readonly label: string;
  readonly previous: {
    readonly label: string;
    readonly onPress: () => void;
    readonly unavailable?: string | undefined;
  };
  readonly next: { readonly label: string; readonly onPress: () => void; readonly unavailable?: string | undefined };
}

/** Two arrows around a period. */
export function Stepper({ label, previous, next }: StepperProps) {
  return (
    <span className="stepper">
      <IconButton {...previous} icon={ChevronLeft} flip />
      <b className="num" aria-live="polite">
        {label}
      </b>
      <IconButton {...next} icon={ChevronRight} flip />
    </span>
  );
}
