import type { PendingRequest } from '../../contract/approvals.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import { useMoment } from '../kernel/moment.ts';
import { Answers, Asker, RequestCards } from '../kernel/request-card.tsx';
import { useWords } from '../kernel/words.tsx';
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
  const { say } = useWords();
  const moment = useMoment(zone);
  return (
    <RequestCards
      requests={requests}
      idOf={({ requestId }) => requestId}
      render={(request) => (
        <>
          <Asker request={request}>
            <p>
              {say(`approvals.kind.${request.kind}`)} · {say(`people.role.${request.employee.role}`)}
            </p>
            <p>
              <bdi>{request.location === null ? say('approvals.noLocation') : request.location.name}</bdi>
            </p>
            <p>
              <bdi dir="ltr">{request.employee.email}</bdi>
            </p>
            <p>{say(request.employee.emailVerified ? 'approvals.emailVerified' : 'approvals.emailUnverified')}</p>
            <p>{say('approvals.askedOn', moment(request.askedAt))}</p>
          </Asker>
          <Answers
            request={request}
            onApprove={() => onStep('approve', request)}
            onReject={() => onStep('reject', request)}
            onDetails={() => onStep('details', request)}
          />
        </>
      )}
    />
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
                <Skeleton inlineSize="80%" blockSize="98px" />
              </div>
            </div>
            <Skeleton blockSize="32px" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
