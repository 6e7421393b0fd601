import { useSyncExternalStore, type ReactNode } from 'react';
import { onDemand } from './on-demand.tsx';

export interface ToastMessage {
  /** One line: what happened. A part, where the language may change while it stands. */
  readonly text: ReactNode;
  /** One thing to do about it, `Undo`. */
  readonly action?: { readonly label: ReactNode; readonly onPress: () => void };
}

export interface ToastOptions {
  /** How long it stays; six seconds unless told otherwise. It waits while it is hovered or focused. */
  readonly forMilliseconds?: number;
  /** Stays until it is closed: what went wrong must not vanish by itself. */
  readonly untilClosed?: boolean;
}

/** Toasts and their place are loaded with the first one. */
const region = () => import('./toast-region.tsx');
const ToastRegion = onDemand(async () => (await region()).ToastRegion);

let isNeeded = false;
const tellNeeded = new Set<() => void>();

/** Says something briefly at the end of the page. @returns closes it before its time */
export function showToast(
  message: ToastMessage,
  { forMilliseconds = 6_000, untilClosed = false }: ToastOptions = {},
): () => void {
  let isClosed = false;
  let close = (): void => {
    isClosed = true;
  };
  const show = async (): Promise<void> => {
    const { queue } = await region();
    if (isClosed) return;
    const key = queue.add(message, untilClosed ? {} : { timeout: forMilliseconds });
    close = () => queue.close(key);
  };
  isNeeded = true;
  for (const tell of tellNeeded) tell();
  show().catch(reportError);
  return () => close();
}

/** Closes every toast: another person is about to sit here. */
export function clearToasts(): void {
  if (isNeeded) void region().then(({ queue }) => queue.clear());
}

/** The place where toasts appear; once in the page. */
export function Toasts() {
  const isShown = useSyncExternalStore(
    (changed) => {
      tellNeeded.add(changed);
      return () => tellNeeded.delete(changed);
    },
    () => isNeeded,
  );
  return isShown && <ToastRegion />;
}
