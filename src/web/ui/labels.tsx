import { createContext, use } from 'react';

/** The few words that parts say by themselves; whoever composes the parts gives them in the reader's language. */
export interface PartLabels {
  readonly close: string;
  readonly notifications: string;
  readonly showPassword: string;
  readonly hidePassword: string;
}

const LabelsContext = createContext<PartLabels | undefined>(undefined);

export const PartLabelsProvider = LabelsContext;

export function usePartLabels(): PartLabels {
  const labels = use(LabelsContext);
  if (labels === undefined) throw new Error('Parts need a PartLabelsProvider around them.');
  return labels;
}
