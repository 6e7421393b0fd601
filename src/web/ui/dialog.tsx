import { useState } from 'react';
import type { DialogProps } from './dialog-frame.tsx';
import { onDemand } from './on-demand.tsx';

const DialogFrame = onDemand<DialogProps>(async () => (await import('./dialog-frame.tsx')).DialogFrame);

/** A dialog: focus moves in and comes back, Escape closes. What draws it is loaded with the first one that opens. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && <DialogFrame {...props} />;
}
