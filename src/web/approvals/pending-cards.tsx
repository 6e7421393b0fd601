import './pending-cards.css';
import { Check, X } from 'lucide-react';
import type { PendingRequest } from '../../contract/approvals.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import { useMoment } from '../kernel/moment.ts';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

/** What may be done with a request. */
export type RequestStep = 'approve' | 'reject' | 'details';

interface PendingCardsProps {
  readonly requests: readonly PendingRequest[];
  readonly zone: Zone;
  readonly onStep: (step: RequestStep, request: PendingRequest) => void;
}

/** Each request that waits, as a card: who, what, since when, and the answers. */
export function PendingCards({ requests, zone, onStep }: PendingCardsProps) {
  return (
    <ul className="requests">
      {requests.map((request) => (
        <li key={request.requestId} className="card">
          <Asker request={request} zone={zone} />
          <Answers request={request} onStep={(step) => onStep(step, request)} />
        </li>
      ))}
    </ul>
  );
}

function Asker({ request, zone }: { readonly request: PendingRequest; readonly zone: Zone }) {
  const { say } = useWords();
  const moment = useMoment(zone);
  const { employee, location, kind, askedAt, reopened } = request;
  return (
    <div className="who">
      <Avatar name={employee.name} photoUrl={employee.photoUrl} size="md" />
      <div>
        <h2>
          <bdi>{employee.name}</bdi>
        </h2>
        <p>
          {say(`approvals.kind.${kind}`)} · {say(`people.role.${employee.role}`)}
        </p>
        <p>
          <bdi>{location === null ? say('approvals.noLocation') : location.name}</bdi>
        </p>
        <p>
          <bdi dir="ltr">{employee.email}</bdi>
        </p>
        <p>{say(employee.emailVerified ? 'approvals.emailVerified' : 'approvals.emailUnverified')}</p>
        <p>{say('approvals.askedOn', moment(askedAt))}</p>
      </div>
      <Chip tone="acc">{say(reopened ? 'approvals.reopened' : 'approvals.outcome.pending')}</Chip>
    </div>
  );
}

function Answers({
  request,
  onStep,
}: {
  readonly request: PendingRequest;
  readonly onStep: (step: RequestStep) => void;
}) {
  const { say } = useWords();
  const { name } = request.employee;
  return (
    <div className="decide">
      <Button
        tone="ink"
        icon={Check}
        aria-label={say('approvals.approveNamed', { name })}
        onPress={() => onStep('approve')}
      >
        {say('approvals.approve')}
      </Button>
      <Button icon={X} aria-label={say('approvals.rejectNamed', { name })} onPress={() => onStep('reject')}>
        {say('approvals.reject')}
      </Button>
      <Button tone="ghost" aria-label={say('approvals.detailsOf', { name })} onPress={() => onStep('details')}>
        {say('approvals.viewDetails')}
      </Button>
    </div>
  );
}

/** The cards in the size that they will have. */
export function PendingCardsToCome() {
  const { say } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <div className="requests" aria-hidden>
        {[1, 2, 3].map((one) => (
          <div key={one} className="card">
            <div className="who">
              <Skeleton inlineSize="40px" blockSize="40px" />
              <div>
                <Skeleton inlineSize="60%" blockSize="24px" />
                <Skeleton inlineSize="80%" blockSize="80px" />
              </div>
            </div>
            <Skeleton blockSize="84px" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
