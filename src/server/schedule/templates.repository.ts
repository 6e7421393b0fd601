import * as z from 'zod/mini';
import { templateShift } from '../../contract/schedule/templates.ts';
import type { TemplateKind, TemplateShift } from '../../domain/schedule/template.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface StoredTemplate {
  readonly templateId: string;
  readonly locationId: string;
  readonly kind: TemplateKind;
  readonly name: string;
  readonly shifts: TemplateShift[];
}

const templatesOf = (tx: Transaction, organizationId: string) =>
  tx
    .selectFrom('scheduleTemplates')
    .select(['id as templateId', 'locationId', 'kind', 'name', 'shifts'])
    .where('organizationId', '=', organizationId);

/** A constraint of the table allows these kinds only. */
const stored = (row: {
  readonly templateId: string;
  readonly locationId: string;
  readonly kind: string;
  readonly name: string;
  readonly shifts: unknown;
}): StoredTemplate => ({
  templateId: row.templateId,
  locationId: row.locationId,
  kind: row.kind as TemplateKind,
  name: row.name,
  shifts: z.parse(z.array(templateShift), row.shifts),
});

/** What is planned again and again at a location, by name. */
export async function listTemplates(
  tx: Transaction,
  organizationId: string,
  locationId: string,
): Promise<readonly StoredTemplate[]> {
  const rows = await templatesOf(tx, organizationId).where('locationId', '=', locationId).orderBy('name').execute();
  return rows.map(stored);
}

export async function findTemplate(
  tx: Transaction,
  organizationId: string,
  templateId: string,
): Promise<StoredTemplate | undefined> {
  const row = await templatesOf(tx, organizationId).where('id', '=', templateId).executeTakeFirst();
  return row && stored(row);
}

/** One of them, held until the transaction ends: of two who change it or take it away, the later one sees what the first did. */
export async function holdTemplate(
  tx: Transaction,
  organizationId: string,
  templateId: string,
): Promise<StoredTemplate | undefined> {
  const row = await templatesOf(tx, organizationId).where('id', '=', templateId).forUpdate().executeTakeFirst();
  return row && stored(row);
}

export async function updateTemplate(
  tx: Transaction,
  organizationId: string,
  { templateId, name, shifts }: Pick<StoredTemplate, 'templateId' | 'name' | 'shifts'>,
): Promise<void> {
  await tx
    .updateTable('scheduleTemplates')
    .set({ name, shifts: JSON.stringify(shifts) })
    .where('organizationId', '=', organizationId)
    .where('id', '=', templateId)
    .execute();
}

/** Adds a template; false when the location has one of this kind and name. */
export async function insertTemplate(
  tx: Transaction,
  organizationId: string,
  { templateId: id, shifts, ...template }: StoredTemplate,
): Promise<boolean> {
  const row = await tx
    .insertInto('scheduleTemplates')
    .values({ organizationId, id, ...template, shifts: JSON.stringify(shifts) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTemplate(tx: Transaction, organizationId: string, templateId: string): Promise<void> {
  await tx
    .deleteFrom('scheduleTemplates')
    .where('organizationId', '=', organizationId)
    .where('id', '=', templateId)
    .execute();
}
