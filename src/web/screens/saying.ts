import { lazyRouteComponent } from '@tanstack/react-router';
import { readChapters, type Chapter } from '../../words/chapters.ts';

/** A screen of a file of its own is shown once what it says is there too. */
const saying =
  (...chapters: readonly Chapter[]) =>
  <Screen extends object, Name extends keyof Screen>(load: () => Promise<Screen>, name: Name) =>
    lazyRouteComponent(async () => (await Promise.all([load(), readChapters(...chapters)]))[0], name);

/** What whoever is not signed in opens first: its words come with the page. */
export const atOnce = saying();
/** What everybody opens every day. */
export const daily = saying('daily');
/** Any other screen. */
export const whole = saying('daily', 'office', 'refusals');
