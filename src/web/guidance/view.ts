import { may, type Action, type Doer } from '../../domain/access/may.ts';
import type { PlainKey } from '../../words/speak.ts';

/** A key of a shortcut: one that has a name, or what is printed on it. */
export type NamedKey = 'mod' | 'alt' | 'shift' | 'enter' | 'escape' | 'delete' | 'arrows';
export type Key = NamedKey | '?' | '+' | 'K' | 'C' | 'V' | 'Z' | 'Y' | '↑ ↓' | '← →';

interface Shortcut {
  readonly keys: readonly Key[];
  readonly does: Extract<PlainKey, `guidance.keys.${string}`>;
}

export interface ShortcutGroup {
  readonly name: Extract<PlainKey, `guidance.keys.${string}`>;
  readonly shortcuts: readonly Shortcut[];
}

/** What both grids of the schedule answer to. */
const ofShifts: readonly Shortcut[] = [
  { keys: ['mod', 'C'], does: 'guidance.keys.copy' },
  { keys: ['mod', 'V'], does: 'guidance.keys.paste' },
  { keys: ['delete'], does: 'guidance.keys.cancel' },
  { keys: ['mod', 'Z'], does: 'guidance.keys.undo' },
  { keys: ['mod', 'Y'], does: 'guidance.keys.redo' },
];

/** Every shortcut that there is, where it works, and what somebody must be allowed to do to meet it. */
const groups: readonly (ShortcutGroup & { readonly needs: Action })[] = [
  {
    name: 'guidance.keys.everywhere',
    needs: 'change_preferences',
    shortcuts: [
      { keys: ['mod', 'K'], does: 'guidance.keys.find' },
      { keys: ['?'], does: 'guidance.keys.list' },
      { keys: ['escape'], does: 'guidance.keys.close' },
    ],
  },
  {
    name: 'guidance.keys.messages',
    needs: 'message',
    shortcuts: [
      { keys: ['enter'], does: 'guidance.keys.send' },
      { keys: ['shift', 'enter'], does: 'guidance.keys.newLine' },
      { keys: ['escape'], does: 'guidance.keys.leaveEdit' },
    ],
  },
  {
    name: 'guidance.keys.week',
    needs: 'edit_schedule',
    shortcuts: [
      { keys: ['arrows'], does: 'guidance.keys.goWeek' },
      { keys: ['enter'], does: 'guidance.keys.openShift' },
      { keys: ['+'], does: 'guidance.keys.addShift' },
      { keys: ['alt', 'arrows'], does: 'guidance.keys.moveShift' },
      ...ofShifts,
    ],
  },
  {
    name: 'guidance.keys.day',
    needs: 'edit_schedule',
    shortcuts: [
      { keys: ['arrows'], does: 'guidance.keys.goDay' },
      { keys: ['enter'], does: 'guidance.keys.openShift' },
      { keys: ['alt', 'arrows'], does: 'guidance.keys.moveShift' },
      { keys: ['shift', 'arrows'], does: 'guidance.keys.moveEnd' },
      { keys: ['alt', 'shift', 'arrows'], does: 'guidance.keys.moveStart' },
      ...ofShifts,
    ],
  },
  {
    name: 'guidance.keys.payRun',
    needs: 'record_payments',
    shortcuts: [
      { keys: ['↑ ↓'], does: 'guidance.keys.rows' },
      { keys: ['enter'], does: 'guidance.keys.nextRow' },
      { keys: ['shift', 'enter'], does: 'guidance.keys.rowBefore' },
      { keys: ['← →'], does: 'guidance.keys.columns' },
      { keys: ['escape'], does: 'guidance.keys.cellBack' },
      { keys: ['mod', 'V'], does: 'guidance.keys.pasteCells' },
    ],
  },
];

/** The shortcuts of the screens that `doer` may use. */
export const shortcutsOf = (doer: Doer): readonly ShortcutGroup[] => groups.filter(({ needs }) => may(doer, needs));

/** The keys of a Mac, as they are printed there. */
const onMac: Partial<Record<Key, string>> = { mod: '⌘', alt: '⌥', shift: '⇧' };

/** What stands on a key: its sign on a Mac, else its name, or undefined where the key is its own name. */
export const signOf = (key: Key, isMac: boolean): string | undefined => (isMac ? onMac[key] : undefined);
