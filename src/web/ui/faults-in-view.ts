const alerts = '[role="alert"]';

interface FaultsInView {
  /** The ref of the part that scrolls, for as long as it stands. */
  readonly watch: (part: HTMLElement | null) => (() => void) | undefined;
  /** Somebody has sent what they typed: what is said to be wrong from now on is what they must see. */
  readonly sent: () => void;
  /** They have gone on typing or pressing: nothing moves under their hands any more. */
  readonly wentOn: () => void;
}

/**
 * Brings what is wrong with what was sent into view, at once or when the server has said so, and gives the first field that it is about
 * the focus: what stands below the fold is neither seen nor mended.
 */
export function faultsInView(): FaultsInView {
  let body: HTMLElement | undefined;
  /** What was said before it was sent; undefined, nothing is waited for. */
  let before: ReadonlySet<Element> | undefined;
  const look = (): void => {
    if (body === undefined || before === undefined) return;
    const fault = firstFault(body, before);
    if (fault === undefined) return;
    before = undefined;
    show(fault);
  };
  const changes = new MutationObserver(look);
  return {
    watch: (part) => {
      if (part === null) return undefined;
      body = part;
      changes.observe(part, { childList: true, subtree: true, attributeFilter: ['aria-invalid'] });
      return () => {
        changes.disconnect();
        body = undefined;
      };
    },
    sent: () => {
      before = new Set(body?.querySelectorAll(alerts));
      requestAnimationFrame(look);
    },
    wentOn: () => {
      before = undefined;
    },
  };
}

/** The first field at fault; without one, what is said since it was sent. */
const firstFault = (body: HTMLElement, before: ReadonlySet<Element>): HTMLElement | undefined =>
  body.querySelector<HTMLElement>('[aria-invalid="true"]') ??
  [...body.querySelectorAll<HTMLElement>(alerts)].find((alert) => !before.has(alert));

function show(fault: HTMLElement): void {
  const group = fault.closest<HTMLElement>('.field, fieldset');
  const field = fault.matches(alerts) ? group?.querySelector<HTMLElement>('input, select, textarea') : fault;
  field?.focus({ preventScroll: true });
  group?.scrollIntoView({ block: 'nearest' });
  fault.scrollIntoView({ block: 'nearest' });
}
