import './request-details.css';
import { Fragment } from 'react';
import type { Zone } from '../../domain/kernel/time.ts';
import { useMoment } from '../kernel/moment.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useRequest } from './queries.ts';
import { stateOf } from './view.ts';

interface RequestDetailsProps {
  readonly requestId: string;
  readonly zone: Zone;
  readonly onDone: () => void;
}

/** All that is known of a request: who asks for what, and everything that was answered before. */
export function RequestDetails({ requestId, zone, onDone }: RequestDetailsProps) {
  const { say } = useWords();
  const { data, error, refetch } = useRequest(requestId);
  return (
    <Dialog title={say('approvals.details')} isOpen onClose={onDone}>
      {data !== undefined ? (
        <Facts request={data} zone={zone} />
      ) : (
        <Unanswered error={error} refetch={refetch} title={say('approvals.detailsFailed')} blockSize="240px" />
      )}
    </Dialog>
  );
}

type Request = NonNullable<ReturnType<typeof useRequest>['data']>;

function Facts({ request, zone }: { readonly request: Request; readonly zone: Zone }) {
  const { say } = useWords();
  const moment = useMoment(zone);
  const { employee, location, kind, history, cancellation } = request;
  const outcome = history.find(({ requestId }) => requestId === request.requestId)?.decision?.outcome ?? 'pending';
  const facts = [
    [say('approvals.name'), employee.name],
    [say('approvals.email'), employee.email],
    [say('approvals.emailState'), say(employee.emailVerified ? 'approvals.verified' : 'approvals.unverified')],
    [say('approvals.type'), say(`approvals.kind.${kind}`)],
    [say('approvals.role'), say(`people.role.${employee.role}`)],
    [say('approvals.location'), location === null ? say('approvals.noLocation') : location.name],
    [say('approvals.status'), say(`approvals.outcome.${stateOf({ outcome, cancellation })}`)],
  ] as const;
  return (
    <div className="request-details">
      <dl className="request-facts">
        {facts.map(([term, value]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
      <h3>{say('approvals.history')}</h3>
      <ol className="request-history">
        {history.map(({ requestId, askedAt, askedBy, decision }) => (
          <Fragment key={requestId}>
            <li>{say('approvals.historyAsked', { name: askedBy, ...moment(askedAt) })}</li>
            {decision !== null && (
              <li>
                {say(`approvals.history.${decision.outcome}`, {
                  name: decision.decidedBy,
                  ...moment(decision.decidedAt),
                })}
                {decision.reason !== null && <q dir="auto">{decision.reason}</q>}
              </li>
            )}
          </Fragment>
        ))}
        {cancellation !== null && (
          <li>
            {say('approvals.history.cancelled', { name: cancellation.by, ...moment(cancellation.at) })}
            {cancellation.reason !== null && <q dir="auto">{cancellation.reason}</q>}
          </li>
        )}
      </ol>
    </div>
  );
}
