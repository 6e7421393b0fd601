import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { dateAt, type Zone } from '../../../domain/kernel/time.ts';
import { EndingButton } from '../../kernel/ending-button.tsx';
import { focusGoesOn } from '../../kernel/focus.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FeedAddress } from './feed-address.tsx';
import { useCalendarFeed, useMakeFeed, useRevokeFeed } from './queries.ts';

interface CalendarFeedProps {
  /** Whose shifts are followed. */
  readonly employeeId: string;
  /** Of their home. */
  readonly zone: Zone;
}

/** Opens what makes and takes back the address at which a calendar follows one's own shifts. */
export function CalendarFeed(props: CalendarFeedProps) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={CalendarSync} onPress={() => setOpen(true)}>
        {say('schedule.calendar.open')}
      </Button>
      {isOpen && <FeedDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Makes and takes back the address at which a calendar follows one's own shifts. */
export function FeedDialog({ employeeId, zone, onClose }: CalendarFeedProps & { readonly onClose: () => void }) {
  const { say, formats } = useWords();
  const { data, error, refetch } = useCalendarFeed(employeeId);
  const make = useMakeFeed();
  const revoke = useRevokeFeed();
  const made = make.data?.ok ? make.data.value : undefined;
  const since = data?.madeAt ?? null;
  return (
    <Dialog
      title={say('schedule.calendar.title')}
      isOpen
      onClose={onClose}
      actions={
        <>
          {since !== null && (
            <span ref={focusGoesOn}>
              <EndingButton
                busy={revoke.isPending}
                does={say('schedule.calendar.revoke')}
                title={say('schedule.calendar.revokeAsk')}
                lead={say('schedule.calendar.revokeLead')}
                onPress={() => {
                  make.reset();
                  revoke.mutate();
                }}
              />
            </span>
          )}
          <Button
            tone="primary"
            busy={make.isPending}
            unavailable={data === undefined ? say('kernel.loading') : undefined}
            onPress={() => {
              revoke.reset();
              make.mutate();
            }}
          >
            {say(since === null ? 'schedule.calendar.make' : 'schedule.calendar.renew')}
          </Button>
        </>
      }
    >
      <div className="form">
        <p>{say('schedule.calendar.lead')}</p>
        {data === undefined && (
          <Unanswered error={error} refetch={refetch} title={say('schedule.calendar.failed')} blockSize="2.5rem" />
        )}
        {data !== undefined && made === undefined && (
          <p role="status">
            {since === null
              ? say(revoke.data?.ok ? 'schedule.calendar.revoked' : 'schedule.calendar.none')
              : say('schedule.calendar.since', { date: formats.fullDate(dateAt(since, zone)) })}{' '}
            {since !== null && say('schedule.calendar.renewText')}
          </p>
        )}
        {made && <FeedAddress path={made.path} />}
        <p className="hint">{say('schedule.calendar.pace')}</p>
        <FormProblem answer={make.data} error={make.error} />
        <FormProblem answer={revoke.data} error={revoke.error} />
      </div>
    </Dialog>
  );
}
