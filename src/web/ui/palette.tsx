import './palette.css';
import { Search, X, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { typedLine } from '../../domain/kernel/visible-line.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { usePartLabels } from './labels.tsx';

export interface PaletteOption {
  readonly id: string;
  readonly label: string;
  /** A word beside it, to tell it from others. */
  readonly note?: string | undefined;
  readonly icon: LucideIcon;
  /** The icon points along the script, and mirrors in Arabic. */
  readonly flip?: boolean;
}

export interface PaletteGroup {
  readonly name: string;
  readonly options: readonly PaletteOption[];
}

interface PaletteProps {
  /** What the dialog and its field are called. */
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly maxLength: number;
  readonly onText: (text: string) => void;
  readonly groups: readonly PaletteGroup[];
  /** How much was found, said to those who do not see it, and shown where it is nothing. */
  readonly found: string;
  /** What cannot be found now, and why. */
  readonly note?: string | undefined;
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}

/**
 * A field above what it finds, over the page: the combobox of the ARIA practices, with its list always open. The focus stays in the
 * field; the arrows choose, Enter does it, Escape closes.
 */
export function Palette({ label, placeholder, onClose, groups, found, note, onPick, ...field }: PaletteProps) {
  const ownId = useId();
  const { close } = usePartLabels();
  const [wanted, setWanted] = useState<string>();
  const options = groups.flatMap((group) => group.options);
  // What is found by a word begins at its head; before a word nothing is chosen, so that no Enter does what nobody asked for.
  const active = options.find(({ id }) => id === wanted) ?? (field.text.trim() === '' ? undefined : options[0]);
  const domId = (option: PaletteOption): string => `${ownId}-${options.indexOf(option)}`;
  const activeId = active && domId(active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const step = (by: number): void => {
    const at = active === undefined ? (by > 0 ? -1 : 0) : options.indexOf(active);
    const next = (at + by + options.length) % options.length;
    setWanted(options[next]?.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && active !== undefined) onPick(active.id);
    else return;
    event.preventDefault();
  };
  return (
    <ModalOverlay className="scrim at-top" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable>
      <Modal className="dialog palette">
        <AriaDialog aria-label={label}>
          <div className="palette-field">
            <Icon of={Search} />
            <input
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is its field: whoever opens it types
              autoFocus
              role="combobox"
              aria-label={label}
              aria-expanded={options.length > 0}
              aria-controls={`${ownId}-list`}
              aria-autocomplete="list"
              aria-activedescendant={activeId}
              placeholder={placeholder}
              // Empty, the words that stand in it run as the page does.
              {...(field.text !== '' && { dir: 'auto' })}
              autoComplete="off"
              spellCheck="false"
              enterKeyHint="go"
              maxLength={field.maxLength}
              value={field.text}
              onChange={({ target }) => {
                setWanted(undefined);
                field.onText(typedLine(target.value));
              }}
              onKeyDown={onKeyDown}
            />
            {/* A sheet leaves nothing beside it to press, and a phone has no Escape. */}
            <IconButton slot={null} label={close} icon={X} onPress={onClose} />
          </div>
          <p role="status" className={options.length > 0 ? 'sr' : 'palette-none'}>
            {found}
          </p>
          <div id={`${ownId}-list`} role="listbox" aria-label={label} className="palette-list">
            {groups.map((group, index) => (
              <div key={group.name} role="group" aria-labelledby={`${ownId}-group-${index}`}>
                <p id={`${ownId}-group-${index}`} role="presentation" className="palette-group">
                  {group.name}
                </p>
                {group.options.map((option) => (
                  <Option
                    key={option.id}
                    option={option}
                    id={domId(option)}
                    isActive={option === active}
                    onPoint={() => setWanted(option.id)}
                    onPick={() => onPick(option.id)}
                  />
                ))}
              </div>
            ))}
          </div>
          {note !== undefined && <p className="palette-note">{note}</p>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface OptionProps {
  readonly option: PaletteOption;
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onPick: () => void;
}

/** One that can be chosen; its keys are those of the field. */
const Option = ({ option: { label, note, icon, flip = false }, id, isActive, onPoint, onPick }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus, and chooses by its keys
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    className="palette-option"
    // The field keeps the focus.
    onMouseDown={(event) => event.preventDefault()}
    onMouseMove={onPoint}
    onClick={onPick}
  >
    <Icon of={icon} flip={flip} />
    <span className="grow">
      <bdi>{label}</bdi>
    </span>
    {note !== undefined && <bdi className="palette-of">{note}</bdi>}
  </div>
);
