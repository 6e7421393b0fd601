import './dialog.css';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from './button.tsx';
import { faultsInView } from './faults-in-view.ts';
import { usePartLabels } from './labels.tsx';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Escape, the close button or a press beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons at its foot; the decisive one last. */
  readonly actions?: ReactNode;
  /** A question that must be answered: `alertdialog`, and a press beside it does nothing. */
  readonly mustAnswer?: boolean;
  /** Something was typed in it: a press beside it does nothing. */
  readonly keepsOpen?: boolean;
  /** Something is typed or ticked in it, but for what is searched for, or chosen in one press. */
  readonly onTyped?: () => void;
  /** Rises from the lower edge, as wide as a phone. */
  readonly low?: boolean;
  /** Stands along the end of the page from top to bottom, and is wide: what is looked through beside a list. */
  readonly side?: boolean;
  /** As wide as a form with its summary beside it; what it holds reaches its edges. */
  readonly wide?: boolean;
}

/** A dialog: focus moves in and comes back, Escape closes, and what is wrong with what was sent from it is shown where it can be mended. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  mustAnswer = false,
  keepsOpen = false,
  onTyped,
  low = false,
  side = false,
  wide = false,
}: DialogProps) {
  const { close } = usePartLabels();
  const [faults] = useState(faultsInView);
  return (
    <ModalOverlay
      className={`scrim ${low ? 'low' : ''} ${side ? 'beside' : ''} ${wide ? 'wide' : ''}`}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!mustAnswer && !keepsOpen}
    >
      <Modal className="dialog">
        <AriaDialog role={mustAnswer ? 'alertdialog' : 'dialog'}>
          <div className="dh">
            <Heading slot="title" level={2} className="grow">
              {title}
            </Heading>
            {!mustAnswer && <IconButton slot={null} label={close} icon={X} onPress={onClose} />}
          </div>
          <div
            className="db"
            ref={(part) => faults.watch(part)}
            onInput={({ target }) => {
              faults.wentOn();
              if (isTyping(target)) onTyped?.();
            }}
            onKeyDownCapture={({ target, key }) => {
              faults.wentOn();
              if (isInDate(target) && !movingKeys.has(key)) onTyped?.();
            }}
            onPointerDownCapture={() => faults.wentOn()}
            onSubmitCapture={() => faults.sent()}
          >
            {children}
          </div>
          {actions !== undefined && (
            <div className="df" onClickCapture={() => faults.sent()}>
              {actions}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['search', 'radio'].includes(target.type));

/** The parts of a date are no fields of the browser, which would say that something is typed in them. */
const isInDate = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.getAttribute('role') === 'spinbutton';

const movingKeys = new Set(['Tab', 'Escape', 'Enter', 'ArrowLeft', 'ArrowRight', 'Shift', 'Control', 'Alt', 'Meta']);
