import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { PolicyForm } from '../pay-rules/policy-form.tsx';
import { usePayPolicies } from '../pay-rules/queries.ts';
import { PageHead, PageLead } from '../ui/layout.tsx';

/** /pay-policy, for admins. */
export function PayPolicy() {
  const { say } = useWords();
  useTitle(say('payRules.title'));
  const { zone } = useSelf().location;
  const { data, error, refetch } = usePayPolicies();
  return (
    <>
      <PageHead title={say('payRules.title')} />
      <PageLead>{say('payRules.lead')}</PageLead>
      {data !== undefined ? (
        <PolicyForm policies={data} zone={zone} />
      ) : (
        <Unanswered error={error} refetch={refetch} title={say('payRules.failed')} blockSize="520px" />
      )}
    </>
  );
}
