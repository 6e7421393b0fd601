import type { Temporal as Calendar } from 'temporal-polyfill';

/**
 * `Temporal` in the page, in the place of the package (vite.config.ts): the browser's own, where it has one, and the package,
 * 23 KB that nobody else loads, where it has none. Nothing of a screen runs before {@link calendarReady}.
 */
export let Temporal = (globalThis as { Temporal?: typeof Calendar }).Temporal as typeof Calendar;

/** Waits until the page has a calendar. */
export async function calendarReady(): Promise<void> {
  Temporal ??= (await import('temporal-polyfill/implementation')).Temporal;
}
