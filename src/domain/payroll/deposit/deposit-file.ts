import type { PlainDate, WallTime } from '../../kernel/time.ts';
import { achLines } from '../ach-file.ts';
import type { AccountKind, BankAccount } from '../bank/bank-account.ts';
import { setUp, type FileSetup } from '../files/file-setup.ts';

/** One payment that is carried to the bank. */
export interface Deposit {
  readonly employeeNumber: number;
  readonly name: string;
  readonly account: BankAccount;
  readonly amountCents: number;
}

export interface DepositAsk {
  /** One in which nothing is missing. */
  readonly setup: FileSetup;
  readonly deposits: readonly Deposit[];
  /** A banking day. */
  readonly effectiveOn: PlainDate;
  /** By the clock of whoever makes the file. */
  readonly madeAt: WallTime & { readonly date: PlainDate };
  readonly modifier: string;
}

/** Credits to people, not in answer to a return or a test. */
const creditCode: Readonly<Record<AccountKind, string>> = { checking: '22', savings: '32' };

/**
 * What credits of class PPD that pay wages say in their company entry description, in these letters, since 20 March 2026 (Nacha Operating Rules,
 * Company Entry Descriptions – PAYROLL): banks tell by it that an account begins to be paid somebody's wages, as where a payroll was diverted.
 */
const wagesDescription = 'PAYROLL';

/** What the ten digits of an entry can say. */
export const largestDepositCents = 9_999_999_999;

/** What the twelve digits of a sum can say. */
export const largestFileCents = 999_999_999_999;

/**
 * The lines of a NACHA file that pays people by direct deposit: one batch of credits (220) of class PPD, in the order of the deposits.
 *
 * @throws RangeError where an amount has no room: cut off, it would pay somebody something else
 */
export function depositLines({ setup, deposits, effectiveOn, madeAt, modifier }: DepositAsk): string[] {
  const bankRouting = setUp(setup, 'bankRouting');
  const companyCode = setUp(setup, 'companyCode');
  const companyName = plainText(setUp(setup, 'companyName'));
  const odfi = filled(setup.odfiRouting, bankRouting).slice(0, 8);
  return achLines({
    destination: bankRouting,
    origin: filled(setup.originId, companyCode),
    date: shortDate(madeAt.date),
    time: `${twoDigits(madeAt.hour)}${twoDigits(madeAt.minute)}`,
    idModifier: modifier,
    destinationName: plainText(setUp(setup, 'bankName')),
    originName: companyName,
    reference: '',
    batches: [
      {
        serviceClass: '220',
        companyName,
        companyDiscretionary: '',
        companyId: companyCode,
        sec: 'PPD',
        description: wagesDescription,
        descriptiveDate: '',
        effectiveDate: shortDate(effectiveOn),
        odfi,
        batchNumber: 1,
        entries: deposits.map(({ employeeNumber, name, account, amountCents }, index) => {
          if (amountCents < 1 || amountCents > largestDepositCents)
            throw new RangeError(`${amountCents} is no deposit`);
          return {
            code: creditCode[account.kind],
            routing: account.routing,
            account: account.account,
            amountCents,
            individualId: String(employeeNumber),
            // Banks read capitals without accents; of a name in other letters nothing may be left.
            name: filled(plainText(name), `EMPLOYEE ${employeeNumber}`),
            discretionary: '',
            trace: `${odfi}${String(index + 1).padStart(7, '0')}`,
            addenda: [],
          };
        }),
      },
    ],
  });
}

const modifiers = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');

/** By which a bank tells the files of a day apart: A, B, …, Z, 0, …, 9; undefined where they are used up. */
export const freeModifier = (used: readonly string[]): string | undefined =>
  modifiers.find((one) => !used.includes(one));

const filled = (text: string | undefined, otherwise: string): string =>
  text === undefined || text === '' ? otherwise : text;

/** YYMMDD */
const shortDate = (date: PlainDate): string => date.slice(2).replaceAll('-', '');

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `Zoë O’Neil` → `ZOE O NEIL`: every record has 94 bytes only as long as every character is one of ASCII. */
const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9.,&'()/-]+/g, ' ')
    .trim();
