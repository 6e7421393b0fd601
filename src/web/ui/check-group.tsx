import './check-group.css';
import { useId, type ReactNode } from 'react';

interface CheckGroupProps {
  readonly legend: string;
  /** What is missing, said above them: below, the first of them would be far from it. */
  readonly error?: string | undefined;
  /** Check fields. */
  readonly children: ReactNode;
}

/** Several things of which any may be so, side by side as far as there is room. */
export function CheckGroup({ legend, error, children }: CheckGroupProps) {
  const id = useId();
  return (
    <fieldset className="check-group" {...(error !== undefined && { 'aria-describedby': id })}>
      <legend>{legend}</legend>
      {error !== undefined && (
        <p id={id} className="check-group-error" role="alert">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
