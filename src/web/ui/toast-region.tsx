import './toast.css';
import { X } from 'lucide-react';
import {
  Button as AriaButton,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { Icon } from './icon.tsx';
import { usePartLabels } from './labels.tsx';
import type { ToastMessage } from './toast.tsx';

/** The only file that knows the unstable names. */
export const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** The toasts that stand now, each with its action and a way to close it. */
export function ToastRegion() {
  const { notifications, close } = usePartLabels();
  return (
    <AriaToastRegion queue={queue} className="toasts" aria-label={notifications}>
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
    </AriaToastRegion>
  );
}
