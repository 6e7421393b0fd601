import { useSyncExternalStore } from 'react';
import { languages, type Language } from '../../domain/kernel/language.ts';
import type { HourCycle } from '../../words/formats.ts';
import { directionOf } from '../../words/speak.ts';
import { deviceMemory } from './device-memory.ts';

const themes = ['system', 'light', 'dark'] as const;
const hourCycles = ['h12', 'h23'] as const;

export type Theme = (typeof themes)[number];

/** How someone likes to read. */
export interface Reading {
  readonly language: Language;
  readonly theme: Theme;
  readonly hourCycle: HourCycle;
  /** Whether keys do something alone, as ? does. */
  readonly singleKeys: boolean;
}

/** The colours of `--paper`, for the browser's own bar around the page. */
const papers = { light: '#f4f3ef', dark: '#121117' } as const;

/**
 * How this device reads: language, theme, clock. A signed-in person's own preferences are
 * written here when they arrive, so that the sign-in page and the next visit begin with them.
 *
 * Kept in a cookie, because logging out clears local storage, and because
 * `public/before-paint.js` reads it before the first paint. It holds nothing about the person.
 */
const cookieName = 'meridian_reading';
const oneYearInSeconds = 31_536_000;
/** The fourth word of the cookie, where keys do nothing alone. */
const withoutKeys = 'nokeys';

type Listener = () => void;
const listeners = new Set<Listener>();
let current: Reading = read();
showTheme(current.theme);

const readingNow = (): Reading => current;

/** Where a reading waits that its person chose here and the server has not heard of. */
const unsavedPlace = 'meridian.unsavedReading';

/** What the signed-in person chose here without the server, so that its answer does not take it back; undefined if all is saved. */
export function unsavedReading(): Reading | undefined {
  const kept = deviceMemory.read(unsavedPlace);
  return kept === null ? undefined : parseReading(kept);
}

/** Notes that the present reading is not saved with its person, or that it is. */
export function noteUnsaved(isUnsaved: boolean): void {
  if (isUnsaved) deviceMemory.keep(unsavedPlace, textOf(current));
  else deviceMemory.forget(unsavedPlace);
}

/** The language of the next call's `Accept-Language`. */
export const speakingLanguage = (): Language => current.language;

/** Changes how the device reads, at once and for the next visit. */
export function readBy(change: Partial<Reading>): void {
  const next = { ...current, ...change };
  if (textOf(next) === textOf(current)) return;
  current = next;
  document.cookie = `${cookieName}=${textOf(next)}; path=/; max-age=${oneYearInSeconds}; samesite=lax`;
  showTheme(next.theme);
  for (const listener of listeners) listener();
}

/** The device's reading, followed. */
export const useReading = (): Reading => useSyncExternalStore(subscribe, readingNow);

/** Marks the document with a language; done when its words are there, so that text and direction turn together. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const scheme of ['light', 'dark'] as const) {
    const meta = document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`);
    meta?.setAttribute('content', papers[theme === 'system' ? scheme : theme]);
  }
}

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Reading {
  return parseReading(new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie)?.[1] ?? '');
}

const textOf = ({ language, theme, hourCycle, singleKeys }: Reading): string =>
  `${language}.${theme}.${hourCycle}${singleKeys ? '' : `.${withoutKeys}`}`;

function parseReading(text: string): Reading {
  const kept = text.split('.');
  const language = languages.find((one) => one === kept[0]) ?? browserLanguage();
  const theme = themes.find((one) => one === kept[1]) ?? 'system';
  const hourCycle = hourCycles.find((one) => one === kept[2]) ?? 'h12';
  return { language, theme, hourCycle, singleKeys: kept[3] !== withoutKeys };
}

function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const spoken = languages.find((one) => one === tag.slice(0, 2).toLowerCase());
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}
