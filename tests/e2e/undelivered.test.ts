import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';

test.use({ place: 'own' });

test('an admin sees what could not be delivered and why, and sends it again; what says nothing any more offers nothing', async ({
  page,
  deployment,
  newHire,
}) => {
  const admin = await newHire({ firstName: 'Uma', role: 'admin' });
  await openSignedIn(page, admin, '/settings/undelivered');
  // The demo tells of one that a mailbox was too full for, and of one that went to a country that is not texted.
  await expect(page.getByRole('listitem').filter({ hasText: 'r•••@harborpine.example' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '••• 0123' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  // With them what the demo posted days ago and the queue has not come to yet: nobody has tried that for a day.
  await deployment.rows('delete from letters');
  await page.reload();
  await expect(page.getByText('Everything was delivered.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  // As a mail server leaves one that it refused, and as one looks whose time is over.
  await deployment.rows(
    `insert into letters (organization_id, id, channel, recipient, language, kind, facts, posted_at, state, settled_at, failure, tries)
     select organization_id, gen_random_uuid(), said.channel, said.recipient, 'en', said.kind, said.facts, at, 'failed', at, said.failure, said.tries
     from employees, (values ('mail', 'walter@harborpine.example', 'confirm_email', '\\x00'::bytea, 'mail_refused_550', 1, timestamptz '2026-11-20T20:00:00Z'),
       ('text', '+15550123', 'notice', null, 'too_many_texts', 12, timestamptz '2026-11-19T20:00:00Z')) as said(channel, recipient, kind, facts, failure, tries, at)
     where first_name = 'Uma'`,
  );
  await page.reload();
  const refused = page.getByRole('listitem').filter({ hasText: 'w•••@harborpine.example' });
  await expect(
    refused.getByText('The service that delivers it refused it (550). The address may be wrong.'),
  ).toBeVisible();
  await expect(page.getByText('walter@')).toHaveCount(0);
  const gone = page.getByRole('listitem').filter({ hasText: '••• 0123' });
  await expect(gone.getByText('It cannot be sent again: what it said is no longer kept.')).toBeVisible();
  await expect(gone.getByRole('button')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await refused.getByRole('button', { name: 'Send again: Email to w•••@harborpine.example' }).click();
  await expect(page.getByText('On its way once more')).toBeVisible();
  await expect(refused.getByText('On its way', { exact: true })).toBeVisible();
});
