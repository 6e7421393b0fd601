import { useState } from 'react';
import type { PendingRequest } from '../../contract/approvals.ts';
import { may } from '../../domain/access/may.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { AnsweredAlready } from '../approvals/answered-already.tsx';
import { PendingCards, PendingCardsToCome, type RequestStep } from '../approvals/pending-cards.tsx';
import { readApprovalsAgain, usePending } from '../approvals/queries.ts';
import { RejectDialog } from '../approvals/reject-dialog.tsx';
import { RequestDetails } from '../approvals/request-details.tsx';
import { waitingAt } from '../approvals/view.ts';
import { AdmissionDialog } from '../identity/admission-dialog.tsx';
import { useSelf } from '../identity/self-provider.tsx';
import { usualLocation } from '../identity/view.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { AuthorizationSearch } from './authorization-search.ts';

interface PendingApprovalsProps {
  readonly search: AuthorizationSearch;
}

/** The tab Pending Approvals: a card for each request that waits, and the dialogs that answer it. */
export function PendingApprovals({ search: { location } }: PendingApprovalsProps) {
  const { say } = useWords();
  const self = useSelf();
  const { home } = self;
  const { data, error, refetch } = usePending();
  const [step, setStep] = useState<{ readonly what: RequestStep; readonly request: PendingRequest }>();
  if (data === undefined) {
    if (error === null) return <PendingCardsToCome />;
    return <AskProblem title={say('approvals.pendingFailed')} error={error} retry={() => void refetch()} />;
  }
  const shown = waitingAt(data.requests, location);
  const place = data.locations.find(({ id }) => id === location);
  const done = () => setStep(undefined);
  const more = data.waiting.registration - data.requests.length;
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState
          text={
            place === undefined
              ? say('approvals.pendingEmpty')
              : say('approvals.pendingEmptyHere', { location: place.name })
          }
        >
          {may(self, 'invite_people') && (
            <ButtonLink href="/team?open=invite">{say('guidance.find.invite')}</ButtonLink>
          )}
        </EmptyState>
      ) : (
        <PendingCards requests={shown} zone={home.zone} onStep={(what, request) => setStep({ what, request })} />
      )}
      {more > 0 && <p className="requests-more">{say('approvals.moreWaiting', { count: more })}</p>}
      {step?.what === 'approve' && <Admission request={step.request} location={location} onClose={done} />}
      {step?.what === 'reject' && <RejectDialog request={step.request} zone={home.zone} onDone={done} />}
      {step?.what === 'details' && <RequestDetails requestId={step.request.requestId} zone={home.zone} onDone={done} />}
    </>
  );
}

interface AdmissionProps {
  readonly request: PendingRequest;
  readonly location: string | undefined;
  readonly onClose: () => void;
}

function Admission({ request, location, onClose }: AdmissionProps) {
  const { role, home, organization } = useSelf();
  const now = useServerNow();
  const { data } = usePending();
  const open = data?.locations.filter(({ isOpen }) => isOpen) ?? [];
  const locationId = usualLocation(open, request.location?.id, location, home.id);
  if (locationId === undefined) return null;
  return (
    <AdmissionDialog
      request={request}
      by={role}
      locations={open}
      locationId={locationId}
      today={dateAt(now, home.zone)}
      currency={organization.currency}
      renderFormer={(former) => <AnsweredAlready decision={former} zone={home.zone} />}
      onAnswered={readApprovalsAgain}
      onClose={onClose}
    />
  );
}
