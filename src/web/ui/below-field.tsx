import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components';
import { Icon } from './icon.tsx';

/** Error and hint under a field, tied to it for screen readers. */
export function BelowField({
  hint,
  error,
}: {
  readonly hint: string | undefined;
  readonly error: string | undefined;
}): ReactNode {
  return (
    <>
      {error !== undefined && (
        <FieldError className="error">
          <Icon of={CircleAlert} size={14} />
          {error}
        </FieldError>
      )}
      {hint !== undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
    </>
  );
}
