import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { PolicyForm } from '../pay-rules/policy-form.tsx';
import { usePayPolicies } from '../pay-rules/queries.ts';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

/** /pay-policy, for admins. */
export function PayPolicy() {
  const { say } = useWords();
  useTitle(say('payRules.title'));
  const { data, error, refetch } = usePayPolicies();
  return (
    <>
      <PageHead title={say('payRules.title')} />
      <PageLead>{say('payRules.lead')}</PageLead>
      {data !== undefined ? (
        <PolicyForm policies={data} />
      ) : error !== null ? (
        <AskProblem title={say('payRules.failed')} error={error} retry={() => void refetch()} />
      ) : (
        <Loading label={say('kernel.loading')}>
          <Skeleton blockSize="520px" />
        </Loading>
      )}
    </>
  );
}
