import { checkBook, type BookFault } from '../../src/domain/payroll/book.ts';
import { openDatabase } from '../../src/server/kernel/database.ts';
import { readBook } from '../../src/server/payroll/read.ts';
import { listOrganizations } from '../verify-chain/list-organizations.ts';

export interface BooksVerified {
  readonly organizations: number;
  readonly employees: number;
  readonly payments: number;
  readonly faults: readonly (BookFault & { readonly organizationId: string })[];
}

/**
 * Checks the payroll book of every organization, each as it stood at one moment: payments may go on meanwhile.
 *
 * @param ownerUrl of whoever owns the database; one organization after the other, as row-level security holds for owners too
 */
export async function verifyBooks(ownerUrl: string): Promise<BooksVerified> {
  const database = openDatabase(ownerUrl, 1, () => undefined);
  try {
    const organizationIds = await database.transaction({ readOnly: true }, listOrganizations);
    const found = { employees: 0, payments: 0, faults: new Array<BooksVerified['faults'][number]>() };
    for (const organizationId of organizationIds) {
      const book = await database.transaction({ organizationId, readOnly: true, snapshot: true }, (tx) =>
        readBook(tx, organizationId),
      );
      const { balances, faults } = checkBook(book);
      found.employees += balances.length;
      found.payments += book.payments.length;
      found.faults.push(...faults.map((fault) => Object.assign(fault, { organizationId })));
    }
    return { organizations: organizationIds.length, ...found };
  } finally {
    await database.close();
  }
}
