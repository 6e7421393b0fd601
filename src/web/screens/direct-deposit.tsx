import '../payroll/deposit/deposit.css';
import { Download, Settings2 } from 'lucide-react';
import { useState } from 'react';
import type { DepositFileReply, DepositsReply } from '../../contract/payroll/deposits.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { depositCurrency } from '../../domain/payroll/deposit/decide-deposits.ts';
import { largestFileCents } from '../../domain/payroll/deposit/deposit-file.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { DepositFiles } from '../payroll/deposit/deposit-files.tsx';
import { DepositTable } from '../payroll/deposit/deposit-table.tsx';
import { askForDeposits, askForDepositsAgain, useDeposits } from '../payroll/deposit/queries.ts';
import { bankingDays, chosenOf, sumOf, withoutAccount } from '../payroll/deposit/view.ts';
import { SetupDialog } from '../payroll/files/setup-dialog.tsx';
import { missingSentence } from '../payroll/files/view.ts';
import { useSaving } from '../reports/queries.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { SelectField } from '../ui/select-field.tsx';

/** Direct deposit: the payments of a pay period as a file for the bank, and the files that were made. */
export function DirectDeposit({ date }: { readonly date: PlainDate }) {
  const { say } = useWords();
  const { data, error, refetch } = useDeposits(date);
  const [isSettingUp, setSettingUp] = useState(false);
  const inDollars = data?.currency === depositCurrency;
  return (
    <section className="deposit" aria-label={say('payroll.deposit.title')}>
      <SectionHead title={say('payroll.deposit.title')}>
        {inDollars && (
          <Button
            tone="ghost"
            icon={Settings2}
            aria-label={say('payroll.files.setupOf', { system: say('payroll.files.system.nacha') })}
            onPress={() => setSettingUp(true)}
          >
            {say('payroll.files.setup')}
          </Button>
        )}
      </SectionHead>
      <p className="soft">{say('payroll.deposit.lead')}</p>
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('payroll.deposit.failed')} blockSize="160px" />
      )}
      {inDollars && <Deposits date={date} reply={data} />}
      {data && !inDollars && <EmptyState text={say('payroll.deposit.dollars')} />}
      {data && isSettingUp && <SetupDialog file={{ ...data, format: 'nacha' }} onClose={() => setSettingUp(false)} />}
    </section>
  );
}

function Deposits({ date, reply }: { readonly date: PlainDate; readonly reply: DepositsReply }) {
  const { say } = useWords();
  const { open, currency } = reply;
  const [takenOut, setTakenOut] = useState<ReadonlySet<string>>(new Set());
  const takeOut = (paymentId: string, isOut: boolean) => {
    const next = new Set(takenOut);
    if (isOut) next.add(paymentId);
    else next.delete(paymentId);
    setTakenOut(next);
  };
  const outside = withoutAccount(open);
  return (
    <>
      {open.length === 0 && (
        <EmptyState text={say('payroll.deposit.none')}>
          <ButtonLink href="/payments">{say('payroll.deposit.openPayments')}</ButtonLink>
        </EmptyState>
      )}
      {open.length > 0 && (
        <>
          <DepositTable open={open} currency={currency} takenOut={takenOut} onTakeOut={takeOut} />
          {outside > 0 && <p className="soft">{say('payroll.deposit.outside', { count: outside })}</p>}
          <Make date={date} reply={reply} takenOut={takenOut} />
        </>
      )}
      <DepositFiles currency={currency} renderAgain={(file, label) => <Again file={file} label={label} />} />
    </>
  );
}

interface MakeProps {
  readonly date: PlainDate;
  readonly reply: DepositsReply;
  readonly takenOut: ReadonlySet<string>;
}

/** On which banking day the money arrives, and the file itself. */
function Make({ date, reply, takenOut }: MakeProps) {
  const words = useWords();
  const { say, formats } = words;
  const { open, missing, currency } = reply;
  const days = bankingDays(reply);
  const [asked, setAsked] = useState<string>();
  const effectiveOn = days.find((day) => day === asked) ?? reply.usual;
  const chosen = chosenOf(open, takenOut);
  const finalCents = sumOf(chosen);
  const { mutate, isPending } = useSaving(askForDeposits);
  const unavailable =
    missing.length > 0
      ? missingSentence({ format: 'nacha', missing }, words)
      : chosen.length === 0
        ? say('payroll.deposit.nobody')
        : finalCents > largestFileCents
          ? say('refusal.deposit_file_too_large')
          : undefined;
  return (
    <div className="deposit-make">
      <SelectField
        name="effectiveOn"
        label={say('payroll.deposit.on')}
        value={effectiveOn}
        onChange={setAsked}
        choices={days.map((day) => ({ value: day, label: formats.fullDate(day) }))}
      />
      <Button
        tone="primary"
        icon={Download}
        busy={isPending}
        unavailable={unavailable}
        onPress={() => mutate({ date, effectiveOn, finalCents, paymentIds: chosen.map(({ paymentId }) => paymentId) })}
      >
        {say('payroll.deposit.make', { count: chosen.length, sum: formats.money(finalCents, currency) })}
      </Button>
      {unavailable !== undefined && <p className="mute">{unavailable}</p>}
    </div>
  );
}

function Again({ file, label }: { readonly file: DepositFileReply; readonly label: string }) {
  const { say } = useWords();
  const { mutate, isPending } = useSaving(askForDepositsAgain);
  return (
    <Button size="sm" icon={Download} busy={isPending} aria-label={label} onPress={() => mutate(file.fileId)}>
      {say('payroll.deposit.again')}
    </Button>
  );
}
