import { randomBytes } from 'node:crypto';
import { toast } from './clock-panel.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';

test('people come from a file once nothing is wrong with it, and are taken back only after a question', async ({
  page,
  newHire,
}) => {
  const mark = randomBytes(4).toString('hex');
  const fileName = `spring-${mark}.csv`;
  const file = (location: string) => ({
    name: fileName,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Given;Family;Mail;Where',
        `Ivo;Port;ivo.${mark}@import.example;Downtown Office`,
        `Uma;Port;uma.${mark}@import.example;${location}`,
      ].join('\n'),
    ),
  });
  await openSignedIn(page, await newHire({ firstName: 'Rhea', role: 'admin' }), '/team?show=import');
  const chooser = page.getByLabel('Choose a CSV file');
  await chooser.setInputFiles(file('Nowhere'));
  const map = async () => {
    for (const [field, heading] of [
      ['First name', 'Given'],
      ['Last name', 'Family'],
      ['Email', 'Mail'],
      ['Home location', 'Where'],
    ] as const) {
      await page.getByLabel(field, { exact: true }).selectOption(heading);
    }
  };
  const check = page.getByRole('button', { name: 'Check', exact: true });
  const bring = page.getByRole('button', { name: 'Import 2 people' });
  // Of a column that is not known the field says so, and not each line.
  await check.click();
  await expect(page.getByLabel('First name', { exact: true })).toHaveAccessibleDescription(/Choose the column/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await map();
  await check.click();
  await expect(page.getByRole('alert')).toContainText('Line 3, Home location:');
  await expect(bring).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: 'Another file' }).click();
  await chooser.setInputFiles(file('Downtown Office'));
  await map();
  await check.click();
  await expect(page.getByText('Nothing is wrong with them.')).toBeVisible();
  await page.getByText('Send each of them an invitation by email').click();
  await bring.click();
  await expect(toast(page, '2 people imported')).toBeVisible();

  await page.goto('/team?show=import');
  const undo = page.getByRole('button', { name: `Undo import of ${fileName}` });
  const question = page.getByRole('alertdialog', { name: `Undo the import of ${fileName}?` });
  await undo.click();
  await expect(question).toContainText('The 2 people of this file can no longer log in');
  expect(await faultsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await undo.click();
  await question.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(toast(page, `Import of ${fileName} undone`)).toBeVisible();
  await expect(undo).toHaveCount(0);
});
