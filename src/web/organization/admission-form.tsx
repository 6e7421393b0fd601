import './admission-form.css';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { admissionWays } from '../../domain/organization/admission.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { AskProblem } from '../kernel/problem.tsx';
import { SavedNote } from '../kernel/saved-note.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useAdmission, useChooseAdmission, useReplaceJoinCode } from './queries.ts';
import { registerAddress } from './view.ts';

/** How people come in: each choice applies the moment it is made. */
export function AdmissionForm() {
  const { say } = useWords();
  const { data, error, refetch } = useAdmission();
  const choose = useChooseAdmission();
  if (data === undefined) {
    if (error !== null) {
      return <AskProblem title={say('organization.admissionFailed')} error={error} retry={() => void refetch()} />;
    }
    return <AdmissionToCome />;
  }
  const ways = admissionWays.filter((way) => way !== 'open' || data.mayBeOpen);
  return (
    <>
      <section className="card admission">
        <Segmented
          label={say('organization.admissionWay')}
          hint={say(`organization.admissionHint.${data.way}`)}
          value={data.way}
          onChange={(way) => choose.mutate(way)}
          choices={ways.map((value) => ({ value, label: say(`organization.admissionWay.${value}`) }))}
        />
        {data.code !== null && <JoinCode code={data.code} />}
      </section>
      <FormProblem answer={choose.data} error={choose.error} />
      <SavedNote isSaved={choose.data?.ok === true && !choose.isPending} />
    </>
  );
}

/** The code, the link that brings it along, and another one in its place. */
function JoinCode({ code }: { readonly code: string }) {
  const { say } = useWords();
  const [asks, setAsks] = useState(false);
  const replace = useReplaceJoinCode();
  const address = registerAddress(location.origin, code);
  const renew = () => replace.mutate(undefined, { onSuccess: ({ ok }) => ok && setAsks(false) });
  return (
    <>
      <div className="join-code">
        <p>{say('organization.joinCode')}</p>
        <b className="num" dir="ltr">
          {code}
        </b>
        <div className="row">
          <CopyButton text={code} label={say('organization.copyCode')} done={say('organization.copied')} />
          <Button size="sm" icon={RefreshCw} onPress={() => setAsks(true)}>
            {say('organization.renewCode')}
          </Button>
        </div>
      </div>
      <TextField label={say('organization.joinLink')} value={address} isReadOnly ltr />
      <div className="row">
        <CopyButton text={address} label={say('organization.copyLink')} done={say('organization.copied')} />
      </div>
      <Dialog
        title={say('organization.renewTitle')}
        isOpen={asks}
        onClose={() => setAsks(false)}
        mustAnswer
        actions={
          <>
            <Button onPress={() => setAsks(false)}>{say('kernel.cancel')}</Button>
            <Button tone="primary" busy={replace.isPending} onPress={renew}>
              {say('organization.renewCode')}
            </Button>
          </>
        }
      >
        <p>{say('organization.renewText')}</p>
        <FormProblem answer={replace.data} error={replace.error} />
      </Dialog>
    </>
  );
}

function AdmissionToCome() {
  const { say } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <div className="card admission" aria-hidden>
        <Skeleton inlineSize="60%" blockSize="20px" />
        <Skeleton inlineSize="320px" blockSize="38px" />
      </div>
    </Loading>
  );
}
