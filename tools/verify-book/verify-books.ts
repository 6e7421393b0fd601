import { checkBook, type BookFault } from '../../src/domain/payroll/book.ts';
import { openDatabase } from '../../src/server/kernel/database.ts';
import { listVanished, readBook, type VanishedDay } from '../../src/server/payroll/read.ts';
import { listOrganizations } from '../verify-chain/list-organizations.ts';

export interface BooksVerified {
  readonly organizations: number;
  readonly employees: number;
  readonly payments: number;
  readonly faults: readonly (BookFault & { readonly organizationId: string })[];
  /** Nothing is wrong with the book for these: their weeks were approved before an approval told of days that vanished. */
  readonly vanished: readonly VanishedDay[];
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
    const found = {
      employees: 0,
      payments: 0,
      faults: new Array<BooksVerified['faults'][number]>(),
      vanished: new Array<VanishedDay>(),
    };
    for (const organizationId of organizationIds) {
      const { book, vanished } = await database.transaction(
        { organizationId, readOnly: true, snapshot: true },
        async (tx) => ({ book: await readBook(tx, organizationId), vanished: await listVanished(tx, organizationId) }),
      );
      const { balances, faults } = checkBook(book);
      found.employees += balances.length;
      found.payments += book.payments.length;
      found.vanished.push(...vanished);
      found.faults.push(...faults.map((fault) => Object.assign(fault, { organizationId })));
    }
    return { organizations: organizationIds.length, ...found };
  } finally {
    await database.close();
  }
}
