import type { ReactNode } from 'react';
import type { WaitingMessage } from './outbox/waiting-message.ts';
import { WaitingMessages } from './waiting-messages.tsx';

interface ThreadFailedProps {
  readonly back: ReactNode;
  /** What this device remembers that it is called. */
  readonly title: string | undefined;
  readonly waiting: readonly WaitingMessage[];
  /** Why it cannot be had. */
  readonly children: ReactNode;
}

/** What stands in a thread that cannot be had. What was written here is not lost with it. */
export function ThreadFailed({ back, title, waiting, children }: ThreadFailedProps) {
  return (
    <>
      <div className="th">
        {back}
        {title !== undefined && (
          <h2>
            <bdi>{title}</bdi>
          </h2>
        )}
      </div>
      <div className="log">
        <div className="said">
          {children}
          <WaitingMessages messages={waiting} />
        </div>
      </div>
    </>
  );
}
