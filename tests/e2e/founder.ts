import type { Page } from '@playwright/test';

/** Whoever creates an organization, and what they call it. */
export interface Founder {
  readonly organization: string;
  readonly location: string;
  readonly first: string;
  readonly last: string;
  readonly email: string;
}

export const founderPassword = 'four lamps on a pier';

export const ana: Founder = {
  organization: 'Pier Nine',
  location: 'Boathouse',
  first: 'Ana',
  last: 'Ortiz',
  email: 'ana@piernine.example',
};

/** Fills the form of the first run. */
export async function fillFoundation(
  page: Page,
  { organization, location, first, last, email }: Founder,
): Promise<void> {
  await page.getByLabel('Organization name').fill(organization);
  await page.getByLabel('First location').fill(location);
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(founderPassword);
  await page.getByLabel('Confirm password').fill(founderPassword);
}

export const createButton = (page: Page) => page.getByRole('button', { name: 'Create organization' });
