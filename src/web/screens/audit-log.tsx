import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { AuditEntries } from '../audit/audit-entries.tsx';
import { AuditFilter } from '../audit/audit-filter.tsx';
import { useAuditLog, useExport, type AuditWish } from '../audit/queries.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { sentenceFor } from '../kernel/problem.tsx';
import { saveFile } from '../kernel/save-file.ts';
import { useTitle } from '../kernel/title.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { showToast } from '../ui/toast.tsx';

/** /audit-log: who did what to whom, filtered by what the address says. */
export function AuditLog() {
  const { say } = useWords();
  useTitle(say('audit.title'));
  const wish = useSearch({ from: '/signed-in/audit-log' });
  const navigate = useNavigate();
  const go = (search: AuditWish) => void navigate({ to: '/audit-log', search, replace: true, resetScroll: false });
  const { data } = useAuditLog(wish);
  const topics = data?.pages[0]?.topics ?? (wish.topic === undefined ? [] : [wish.topic]);
  return (
    <>
      <PageHead title={say('audit.title')}>
        <span className="end">
          <ExportButton wish={wish} />
        </span>
      </PageHead>
      <PageLead>{say('audit.lead')}</PageLead>
      <AuditFilter wish={wish} topics={topics} onChange={go} />
      <Entries wish={wish} go={go} />
    </>
  );
}

function ExportButton({ wish }: { readonly wish: AuditWish }) {
  const { say, speaker } = useWords();
  const { mutate, isPending } = useExport();
  const send = () =>
    mutate(wish, {
      onSuccess: (answer) => {
        if (!answer.ok)
          return void showToast(
            { text: refusalSentence(speaker, answer.refusal, answer.details) },
            { untilClosed: true },
          );
        const { fileName, csv } = answer.value;
        saveFile(new File([csv], fileName, { type: 'text/csv;charset=utf-8' }));
        showToast({ text: say('audit.exported', { count: answer.value.rows }) });
      },
      onError: (error) => showToast({ text: sentenceFor(speaker, error) }, { untilClosed: true }),
    });
  return (
    <Button icon={Download} busy={isPending} onPress={send}>
      {say('audit.export')}
    </Button>
  );
}

interface EntriesProps {
  readonly wish: AuditWish;
  readonly go: (wish: AuditWish) => void;
}

function Entries({ wish, go }: EntriesProps) {
  const { say } = useWords();
  const { home, organization } = useSelf();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAuditLog(wish);
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('audit.failed')} blockSize="480px" />;
  const entries = data.pages.flatMap((page) => page.entries);
  const clear = <Button onPress={() => go({})}>{say('audit.clearFilter')}</Button>;
  if (entries.length === 0) return <EmptyState text={say('audit.empty')}>{clear}</EmptyState>;
  const concerned = entries.find(({ subject }) => subject?.id === wish.subjectId)?.subject;
  return (
    <>
      {wish.subjectId !== undefined && (
        <p className="audit-subject">
          {concerned && say('audit.onlySubject', { name: concerned.name })}
          {clear}
        </p>
      )}
      <AuditEntries
        entries={entries}
        zone={home.zone}
        currency={organization.currency}
        onSubject={(subjectId) => go({ subjectId })}
      />
      {hasNextPage && (
        <div className="audit-more">
          <Button busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {say('audit.showMore')}
          </Button>
        </div>
      )}
    </>
  );
}
