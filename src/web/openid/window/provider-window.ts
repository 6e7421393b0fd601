const name = 'meridian-openid';
const width = 480;
const height = 720;
const pollInterval = 400;
/** A window on its way back to us looks closed for a moment. */
const grace = 2_000;

/** The window in which a provider asks who somebody is. */
export interface ProviderWindow {
  show(address: string): void;
  close(): void;
  /** Calls when the person has closed it. @returns stops watching */
  whenClosed(listener: () => void): () => void;
}

/**
 * Opens it, empty, in the moment of a press, or the browser would block it. Undefined where it does all the same.
 *
 * @param text what it says until the provider answers
 */
export function openProviderWindow(text: string): ProviderWindow | undefined {
  const { screenX, screenY, outerWidth, outerHeight } = window;
  const left = Math.round(screenX + Math.max(0, (outerWidth - width) / 2));
  const top = Math.round(screenY + Math.max(0, (outerHeight - height) / 3));
  const opened = window.open('about:blank', name, `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (opened === null || opened.closed) return undefined;
  greet(opened, text);
  return {
    show: (address) => opened.location.replace(address),
    close: () => opened.close(),
    whenClosed(listener) {
      let closedSince: number | undefined;
      const timer = setInterval(() => {
        // A provider may cut its window off from us, which then looks closed: only whoever is back on this page has closed it.
        if (!opened.closed || !document.hasFocus()) return;
        closedSince ??= performance.now();
        if (performance.now() - closedSince < grace) return;
        clearInterval(timer);
        listener();
      }, pollInterval);
      return () => clearInterval(timer);
    },
  };
}

function greet({ document: page }: Window, text: string): void {
  const { lang, dir } = document.documentElement;
  Object.assign(page.documentElement, { lang, dir });
  page.documentElement.style.colorScheme = getComputedStyle(document.documentElement).colorScheme;
  page.title = text;
  page.body.textContent = text;
}
