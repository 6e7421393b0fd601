import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { prefers } from './reading.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the holidays of a year are read in Arabic', async ({ page, context, newHire }) => {
    const admin = await newHire({ role: 'admin', firstName: 'Huda', language: 'ar' });
    await openSignedIn(page, admin, '/time-off-policy');
    await prefers(context, { language: 'ar', theme: 'dark' });
    await page.reload();
    await expect(page.locator('.holidays').getByRole('row')).not.toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
  });
});
