import type { BrowserContext } from '@playwright/test';
import type { Preferences } from '../../src/contract/people/self.ts';
import { expect } from './journey.ts';

export type Reading = Pick<Preferences, 'language' | 'theme'>;

/** Whoever is signed in reads so from now on. */
export async function prefers(context: BrowserContext, reading: Reading): Promise<void> {
  const answer = await context.request.patch('/api/me/preferences', { data: reading });
  expect(answer.status()).toBe(200);
}

/** The device reads so, while nobody is signed in: the cookie that the page itself would leave. */
export const readsAs = (context: BrowserContext, url: string, { language, theme }: Reading): Promise<void> =>
  context.addCookies([{ name: 'meridian_reading', value: `${language}.${theme}.h12`, url }]);
