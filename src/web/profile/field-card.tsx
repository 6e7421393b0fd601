import { useId, type ReactNode } from 'react';

/** Fields that belong together, two beside each other where there is room. */
export function FieldCard({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="card field-card" role="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className="soft">{lead}</p>}
      <div className="fields">{children}</div>
    </div>
  );
}
