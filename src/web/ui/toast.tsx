import './toast.css';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { Icon } from './icon.tsx';
import { usePartLabels } from './labels.tsx';

/** The only file that knows the unstable names. */

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

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Says something briefly at the end of the page. @returns closes it before its time */
export function showToast(
  message: ToastMessage,
  { forMilliseconds = 6_000, untilClosed = false }: ToastOptions = {},
): () => void {
  const key = queue.add(message, untilClosed ? {} : { timeout: forMilliseconds });
  return () => queue.close(key);
}

/** Closes every toast: another person is about to sit here. */
export const clearToasts = (): void => queue.clear();

/** Tells dialogs how much the toasts take of the lower edge of the window, with a gap above and below. */
function leavesRoom(region: HTMLElement | null): (() => void) | undefined {
  if (region === null) return undefined;
  const { style } = document.documentElement;
  const watching = new ResizeObserver(() =>
    style.setProperty('--toasts', `calc(${region.offsetHeight + 24}px + env(safe-area-inset-bottom))`),
  );
  watching.observe(region);
  return () => {
    watching.disconnect();
    style.removeProperty('--toasts');
  };
}

/** The place where toasts appear; once in the page. */
export function Toasts() {
  const { notifications, close } = usePartLabels();
  return (
    <ToastRegion ref={leavesRoom} queue={queue} className="toasts" aria-label={notifications}>
      {({ toast }) => (
        <AriaToast toast={toast} className="toast">
          <ToastContent>
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.action && (
            <AriaButton
              slot={null}
              onPress={() => {
                toast.content.action?.onPress();
                queue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </AriaButton>
          )}
          <AriaButton slot="close" className="close" aria-label={close}>
            <Icon of={X} size={16} />
          </AriaButton>
        </AriaToast>
      )}
    </ToastRegion>
  );
}
