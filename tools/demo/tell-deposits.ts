import { cents } from '../../src/domain/kernel/money.ts';
import {
  addDays,
  addMilliseconds,
  dateAt,
  instantAt,
  weekOf,
  type Instant,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import { earliestDeposit } from '../../src/domain/payroll/deposit/decide-deposits.ts';
import type { Actor, Context } from '../../src/server/kernel/context.ts';
import { changeBankAccount } from '../../src/server/payroll/change-bank-account.ts';
import { changePayrollSetup } from '../../src/server/payroll/change-payroll-setup.ts';
import { makeDepositFile } from '../../src/server/payroll/make-deposit-file.ts';
import { readDepositFiles, readDeposits } from '../../src/server/payroll/show-deposits.ts';
import { withdrawDepositFile } from '../../src/server/payroll/withdraw-deposit-file.ts';
import type { At, Person } from './tale.ts';

/** Routing numbers whose check digit follows; the account numbers are nobody's. */
const bank = '231380104';
const accounts = [
  { firstName: 'Grace', kind: 'checking', routing: '061000052', account: '004417702318' },
  { firstName: 'Yuki', kind: 'savings', routing: '091000019', account: '880145529' },
] as const;

/** The weeks whose payments went to the bank; those of the latest that was paid wait for a file. */
const weeksCarried = [4, 3];

type As = Context & { readonly actor: Actor };

const nothing = { params: undefined, query: undefined };

/** Two people entered where they are paid, and the admin carried what they were paid to the bank: the latest file only at the second try. */
export async function tellDeposits(at: At, people: readonly Person[], now: Instant, zone: Zone): Promise<void> {
  const thisWeek = weekOf(dateAt(now, zone), 'monday');
  const morning = (daysBack: number) => instantAt(addDays(thisWeek, -daysBack), { hour: 11, minute: 0 }, zone);
  for (const { firstName, ...body } of accounts) {
    await by(at, people, firstName, morning(35), (ctx) => changeBankAccount(ctx, { ...nothing, body }));
  }
  await by(at, people, 'Elena', morning(35), (ctx) => {
    const setup = {
      bankRouting: bank,
      bankName: 'Harbor Savings Bank',
      companyName: 'Harbor & Pine',
      companyCode: '1472580369',
    };
    const params = { format: 'nacha' as const };
    return changePayrollSetup(ctx, { params, query: undefined, body: { revision: 0, setup } });
  });
  for (const back of weeksCarried) {
    // An hour after the week was paid, on the Monday a week after its end.
    const moment = morning(7 * back - 14);
    if (moment > now) continue;
    const first = await carry(at, people, moment, zone);
    if (back !== weeksCarried.at(-1) || first === undefined) continue;
    await by(at, people, 'Elena', addMilliseconds(moment, 1_200_000), (ctx) => {
      const reason = 'The bank wants its own name spelled out';
      return withdrawDepositFile(ctx, { params: { fileId: first }, query: undefined, body: { reason } });
    });
    await carry(at, people, addMilliseconds(moment, 2_400_000), zone);
  }
}

/** Makes a file of what waits of a week, as the screen would; answers its id, nothing where nobody waits. */
async function carry(at: At, people: readonly Person[], moment: Instant, zone: Zone): Promise<string | undefined> {
  const date = addDays(weekOf(dateAt(moment, zone), 'monday'), -14);
  const read = await by(at, people, 'Elena', moment, (ctx) =>
    readDeposits(ctx, { params: undefined, query: { date }, body: undefined }),
  );
  const chosen = read.open.filter(({ account }) => account === 'in_use');
  if (chosen.length === 0) return undefined;
  const body = {
    date,
    paymentIds: chosen.map(({ paymentId }) => paymentId),
    finalCents: cents(chosen.reduce((sum, { finalCents }) => sum + finalCents, 0)),
    effectiveOn: earliestDeposit(dateAt(moment, zone)),
  };
  await by(at, people, 'Elena', moment, (ctx) => makeDepositFile(ctx, { ...nothing, body }));
  const { files } = await by(at, people, 'Elena', moment, (ctx) =>
    readDepositFiles(ctx, { params: undefined, query: { limit: 1 }, body: undefined }),
  );
  if (files[0] === undefined) throw new Error('the demo made a deposit file that is not there');
  return files[0].fileId;
}

/** Does something as somebody, who is not refused. */
async function by<Value>(
  at: At,
  people: readonly Person[],
  firstName: string,
  moment: Instant,
  work: (
    ctx: As,
  ) => Promise<{ readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: string }>,
): Promise<Value> {
  const person = people.find(({ member }) => member.firstName === firstName);
  if (person === undefined) throw new Error(`the demo has nobody called ${firstName}`);
  const answer = await at(moment, (ctx) => work({ ...ctx, actor: person.actor }));
  if (!answer.ok) throw new Error(`the demo was refused: ${answer.refusal}`);
  return answer.value;
}
