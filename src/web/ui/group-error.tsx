import './field.css';
import { CircleAlert } from 'lucide-react';
import { Icon } from './icon.tsx';

/** What is wrong with several fields together, at their end; their `fieldset` names it by its id. Nothing where nothing is. */
export function GroupError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className="error" role="alert">
      <Icon of={CircleAlert} size={14} />
      {error}
    </p>
  );
}
