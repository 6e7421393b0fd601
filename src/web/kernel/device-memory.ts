/**
 * Local storage as a convenience: where a browser refuses it (blocked, full), the page works
 * and only opens a little later the next time. What must not be lost does not stand here.
 */
export const deviceMemory = {
  read: (place: string): string | null => unlessRefused(() => localStorage.getItem(place)) ?? null,
  keep: (place: string, text: string): void => unlessRefused(() => localStorage.setItem(place, text)),
  forget: (place: string): void => unlessRefused(() => localStorage.removeItem(place)),
  /** All places that begin so. */
  placesOf: (beginning: string): readonly string[] =>
    unlessRefused(() => Object.keys(localStorage))?.filter((place) => place.startsWith(beginning)) ?? [],
  /** Everything that is known of a person here, session storage as well. */
  forgetAll: (): void => {
    unlessRefused(() => localStorage.clear());
    unlessRefused(() => sessionStorage.clear());
  },
};

function unlessRefused<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch (error) {
    // SecurityError where site data is blocked, QuotaExceededError where the disk is full.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
