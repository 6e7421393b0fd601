import './table.css';
import type { ReactNode } from 'react';

/** A real table that scrolls sideways before it breaks the page; reachable by keyboard for that. */
export function Table({
  label,
  className = '',
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="table-wrap" role="region" aria-label={label} tabIndex={0}>
      <table className={`table ${className}`}>{children}</table>
    </div>
  );
}

/** One figure of a row of cards: what it is, the figure, and a word about it. */
export function Stat({
  label,
  value,
  note,
  action,
}: {
  readonly label: string;
  readonly value: string;
  readonly note?: ReactNode;
  /** What can be done with the figure, beside its label. */
  readonly action?: ReactNode;
}) {
  return (
    <div className="card stat">
      <p>
        {label}
        {action}
      </p>
      <b className="num">
        <bdi>{value}</bdi>
      </b>
      {note !== undefined && <small>{note}</small>}
    </div>
  );
}
