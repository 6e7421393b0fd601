import type { Locator } from '@playwright/test';
import { speakers } from '../../src/words/speakers.ts';

/** Takes the shift of a card, and says so in the question. */
export async function takeShift(
  card: Locator,
  { say }: Pick<(typeof speakers)['en'], 'say'> = speakers.en,
): Promise<void> {
  const named = { name: say('schedule.take') };
  await card.getByRole('button', named).click();
  await card.page().getByRole('alertdialog').getByRole('button', named).click();
}
