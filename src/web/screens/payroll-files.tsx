import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { PayrollFileReply, PayrollFilesReply } from '../../contract/payroll/files.ts';
import { may } from '../../domain/access/may.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { BlockedWeeks, type BlockedWeek } from '../payroll/files/blocked-weeks.tsx';
import { FileCard } from '../payroll/files/file-card.tsx';
import { OutsideDifferences } from '../payroll/files/outside-differences.tsx';
import { PeriodFigures } from '../payroll/files/period-figures.tsx';
import { askForFile, usePayrollFiles } from '../payroll/files/queries.ts';
import { UnknownPremiums } from '../payroll/files/unknown-premiums.tsx';
import { whyNot } from '../payroll/files/view.ts';
import { useSaving } from '../reports/queries.ts';
import { PeriodStepper } from '../time-cards/period-stepper.tsx';
import { Button } from '../ui/button.tsx';
import { PageHead, PageLead, SectionHead } from '../ui/layout.tsx';
import { DirectDeposit } from './direct-deposit.tsx';

/** /payroll-files: the approved hours of a pay period as payroll systems import them. */
export function PayrollFiles() {
  const { say } = useWords();
  useTitle(say('payroll.files.title'));
  const { date } = useSearch({ from: '/signed-in/payroll-files' });
  const navigate = useNavigate();
  const go = (to: PlainDate) => void navigate({ to: '/payroll-files', search: { date: to }, replace: true });
  const { data, error, refetch } = usePayrollFiles(date);
  return (
    <>
      <PageHead title={say('payroll.files.title')}>{data && <PeriodStepper shown={data} onGo={go} />}</PageHead>
      <PageLead>{say('payroll.files.lead')}</PageLead>
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('payroll.files.failed')} blockSize="420px" />
      )}
      {data && <Files key={data.period.startsOn} reply={data} />}
    </>
  );
}

function Files({ reply }: { readonly reply: PayrollFilesReply }) {
  const { say } = useWords();
  const self = useSelf();
  const [leaveOut, setLeaveOut] = useState(false);
  const isBlocked = reply.blockers.length > 0 && !leaveOut;
  const link = ({ employeeId, startsOn }: Pick<BlockedWeek, 'employeeId' | 'startsOn'>, children: ReactNode) => (
    <Link className="link" to="/time-cards" search={{ date: startsOn, person: employeeId, week: startsOn }}>
      {children}
    </Link>
  );
  return (
    <>
      {reply.blockers.length > 0 && (
        <BlockedWeeks blockers={reply.blockers} leaveOut={leaveOut} onLeaveOut={setLeaveOut} link={link} />
      )}
      <OutsideDifferences reply={reply} link={link} />
      <UnknownPremiums reply={reply} link={link} />
      <PeriodFigures reply={reply} />
      <SectionHead title={say('payroll.files.systems')} />
      <div className="file-cards">
        {reply.files.map((file) => (
          <FileCard key={file.format} file={file} period={reply} mayChange={may(self, 'change_payroll_setup')}>
            <Take file={file} reply={reply} isBlocked={isBlocked} />
          </FileCard>
        ))}
      </div>
      {may(self, 'carry_deposits') && <DirectDeposit date={reply.period.startsOn} />}
    </>
  );
}

interface TakeProps {
  readonly file: PayrollFileReply;
  readonly reply: PayrollFilesReply;
  readonly isBlocked: boolean;
}

function Take({ file, reply, isBlocked }: TakeProps) {
  const words = useWords();
  const { say } = words;
  const { format } = file;
  const { mutate, isPending, variables } = useSaving((onlyNew: boolean) =>
    askForFile(format, {
      date: reply.period.startsOn,
      withoutBlocked: reply.blockers.length > 0,
      ...(onlyNew && { onlyNew }),
    }),
  );
  const unavailable = whyNot(file, { people: reply.people, isBlocked }, words);
  const system = say(`payroll.files.system.${format}`);
  return (
    <>
      <Button
        icon={Download}
        busy={isPending && !variables}
        unavailable={unavailable}
        aria-label={say('payroll.files.takeOf', { system })}
        onPress={() => mutate(false)}
      >
        {say('payroll.files.take')}
      </Button>
      {file.last !== null && file.added.length > 0 && (
        <Button
          icon={Download}
          busy={isPending && variables}
          unavailable={unavailable}
          aria-label={say('payroll.files.takeNewOf', { system })}
          onPress={() => mutate(true)}
        >
          {say('payroll.files.takeNew', { count: file.added.length })}
        </Button>
      )}
    </>
  );
}
