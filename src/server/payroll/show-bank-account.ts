import type { BankAccountsReply, readBankAccount as endpoint, ShownAccount } from '../../contract/payroll/bank.ts';
import { accept } from '../../domain/kernel/result.ts';
import { accountsAt, lastDigits } from '../../domain/payroll/bank/bank-account.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { listAccounts, numberPlace, type StoredAccount } from './bank-accounts.repository.ts';

export const readBankAccount: UseCase<typeof endpoint> = async (ctx) => accept(await bankAccountsOf(ctx));

/** The accounts of whoever asks, masked: the numbers themselves are opened for nobody. */
export async function bankAccountsOf({ tx, actor, now, vault }: ActorContext): Promise<BankAccountsReply> {
  const { inUse, held } = accountsAt(await listAccounts(tx, actor), now);
  const shown = (stored: StoredAccount | undefined): ShownAccount | null => {
    if (stored === undefined) return null;
    const { id, kind, routingSealed, accountSealed, usableFrom } = stored;
    return {
      kind,
      routingEnd: lastDigits(vault.open(numberPlace('routing', actor, id), routingSealed)),
      accountEnd: lastDigits(vault.open(numberPlace('account', actor, id), accountSealed)),
      usableFrom,
    };
  };
  return { inUse: shown(inUse), held: shown(held) };
}
