import './request-card.css';
import { Check, Hourglass, MessageSquareText } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWords } from './words.tsx';

/** What waits for an answer, as its card knows it, whatever it is about. */
interface Asking {
  readonly employee: { readonly name: string; readonly photoUrl: string | null };
  /** It was answered before. */
  readonly reopened: boolean;
  /** It concerns the reader, and somebody else answers it. */
  readonly isOwn: boolean;
}

interface RequestCardsProps<Asked> {
  readonly requests: readonly Asked[];
  readonly idOf: (asked: Asked) => string;
  /** Whether it is the one that the reader came for: it is in view, marked, and has the focus as soon as it is there. */
  readonly isMeant?: (asked: Asked) => boolean;
  readonly render: (asked: Asked) => ReactNode;
}

/** Whatever waits for an answer, as cards beside each other. */
export function RequestCards<Asked>({ requests, idOf, isMeant, render }: RequestCardsProps<Asked>) {
  const one = isMeant && requests.find(isMeant);
  const meantId = one && idOf(one);
  const meant = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (meantId === undefined) return undefined;
    // After the page that was arrived at has had the focus, and has scrolled to its beginning. Not its first button: whoever presses Enter must
    // not answer what they have not read.
    const timer = setTimeout(() => {
      meant.current?.focus({ preventScroll: true });
      meant.current?.scrollIntoView({ block: 'center' });
    });
    return () => clearTimeout(timer);
  }, [meantId]);
  return (
    <ul className="requests">
      {requests.map((asked) => (
        <li
          key={idOf(asked)}
          className="card"
          data-goes-on
          {...(idOf(asked) === meantId && { ref: meant, tabIndex: -1, 'aria-current': true })}
        >
          {render(asked)}
        </li>
      ))}
    </ul>
  );
}

interface AskerProps {
  readonly request: Asking;
  /** What is said of them below the name, a paragraph each. */
  readonly children: ReactNode;
}

/** Who asks, at the head of a card. */
export function Asker({ request: { employee, reopened }, children }: AskerProps) {
  const { say } = useWords();
  return (
    <div className="who">
      <Avatar name={employee.name} photoUrl={employee.photoUrl} size="md" />
      <div>
        <h2>
          <bdi>{employee.name}</bdi>
        </h2>
        {children}
      </div>
      <Chip tone="acc" icon={Hourglass}>
        {say(reopened ? 'approvals.reopened' : 'approvals.outcome.pending')}
      </Chip>
    </div>
  );
}

interface AskedWhyProps {
  readonly reason: string;
  /** Who wrote it, where that is not who asks alone. */
  readonly by?: string | null;
  readonly children?: ReactNode;
}

/** Why they ask, in their own words; beside it what follows from it. */
export function AskedWhy({ reason, by = null, children }: AskedWhyProps) {
  return (
    <p className="why">
      <Icon of={MessageSquareText} size={16} />
      {by !== null && (
        <b>
          <bdi>{by}</bdi>
        </b>
      )}
      <span dir="auto">{reason}</span>
      {children}
    </p>
  );
}

interface AnswersProps {
  readonly request: Asking;
  readonly isApproving?: boolean;
  readonly onApprove: () => void;
  /** Why it cannot be approved, or rejected, by the reader now. */
  readonly approveUnavailable?: string | undefined;
  readonly onReject: () => void;
  readonly rejectUnavailable?: string | undefined;
  readonly onDetails?: () => void;
  /** What else may be answered, after Approve. */
  readonly children?: ReactNode;
}

/** The answers at the foot of a card. */
export function Answers({
  request,
  isApproving = false,
  onApprove,
  approveUnavailable,
  onReject,
  rejectUnavailable,
  onDetails,
  children,
}: AnswersProps) {
  const { say } = useWords();
  const { name } = request.employee;
  const own = request.isOwn ? say('approvals.own') : undefined;
  return (
    <div className="row">
      <Button
        tone="ink"
        size="sm"
        icon={Check}
        busy={isApproving}
        aria-label={say('approvals.approveNamed', { name })}
        unavailable={approveUnavailable ?? own}
        onPress={onApprove}
      >
        {say('approvals.approve')}
      </Button>
      {children}
      <Button
        size="sm"
        aria-label={say('approvals.rejectNamed', { name })}
        unavailable={rejectUnavailable ?? own}
        onPress={onReject}
      >
        {say('approvals.reject')}
      </Button>
      {onDetails && (
        <span className="end">
          <Button size="sm" tone="ghost" aria-label={say('approvals.detailsOf', { name })} onPress={onDetails}>
            {say('approvals.viewDetails')}
          </Button>
        </span>
      )}
    </div>
  );
}
