interface Place {
  readonly pathname: string;
  readonly search: unknown;
}

interface Way {
  readonly action: string;
  readonly current: Place;
  readonly next: Place;
}

let isLed = false;

/** Goes where something outside of the page leads, as a pushed notice that was clicked: also within a screen that is a way off it. */
export function beLed(go: () => void): void {
  isLed = true;
  go();
  // Whatever asks before it is left is asked before the next task.
  setTimeout(() => {
    isLed = false;
  });
}

/** Ways of the browser: what closes a dialog by itself never takes them. */
const throughHistory = ['BACK', 'FORWARD', 'GO'];

/**
 * Whether a way leads off what is typed in a dialog: to another screen, or, from outside or through the history, to another part of the
 * same one. A dialog that stands in the address changes it as it closes, and that is no leaving.
 */
export const leavesTyped = ({ action, current, next }: Way): boolean =>
  current.pathname !== next.pathname ||
  ((isLed || throughHistory.includes(action)) && JSON.stringify(current.search) !== JSON.stringify(next.search));
