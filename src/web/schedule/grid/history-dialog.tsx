import './history-dialog.css';
import { ChevronDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { Publication, PublicationReply } from '../../../contract/schedule/publications.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { dateAt, type Zone } from '../../../domain/kernel/time.ts';
import { changesByPerson } from '../../../domain/schedule/publication.ts';
import { stepsBackTo, type PlanStep } from '../../../domain/schedule/restore.ts';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { sayPlannedBack } from './again-words.ts';
import { overriddenIn } from './overridden.ts';
import { planBack } from './plan-back.ts';
import type { Planning } from './plan-history.ts';
import { usePublication, usePublications } from './queries.ts';
import { ToldPeople } from './told-people.tsx';
import { standingIn } from './week-span.ts';

interface HistoryDialogProps {
  readonly schedule: TeamSchedule;
  readonly planning: Planning;
  /** Whether its reader plans at a location. */
  readonly plansAt: (locationId: string) => boolean;
  readonly onClose: () => void;
}

/** Each time that the week was published: what was new then, and the way back to it. */
export function HistoryDialog({ schedule, planning, plansAt, onClose }: HistoryDialogProps) {
  const { say } = useWords();
  const { data, error, refetch } = usePublications(schedule.location.id, schedule.startsOn);
  return (
    <Dialog title={say('schedule.history')} isOpen side onClose={onClose}>
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('schedule.history.failed')} blockSize="16rem" />
      )}
      {data?.publications.length === 0 && <p>{say('schedule.history.never')}</p>}
      {data && data.publications.length > 0 && (
        <ol className="history">
          {data.publications.map((publication, index) => (
            <Version
              key={publication.publicationId}
              publication={publication}
              schedule={schedule}
              plansAt={plansAt}
              isLast={index === 0}
              onRestore={(wanted, revisions, left) => {
                const back = planBack(schedule, wanted);
                planning.change(back.steps, revisions);
                const text = <Said of={(words) => sayPlannedBack(back, left, schedule, words)} />;
                showToast({ text }, { untilClosed: back.refused.length > 0 });
                onClose();
              }}
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

interface VersionProps {
  readonly publication: Publication;
  readonly schedule: TeamSchedule;
  readonly plansAt: HistoryDialogProps['plansAt'];
  /** The last one is open from the beginning. */
  readonly isLast: boolean;
  /** Takes the steps, where what changes of each was known by its revision; some shifts are left where they stand. */
  readonly onRestore: (steps: readonly PlanStep[], revisions: ReadonlyMap<string, number>, left: number) => void;
}

function Version({ publication, schedule, plansAt, isLast, onRestore }: VersionProps) {
  const { say, formats } = useWords();
  const { zone } = schedule.location;
  const [isOpen, setOpen] = useState(isLast);
  const { at, by, changes, asked, confirmed } = publication;
  return (
    <li>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <b className="num">
            {say('schedule.on', { date: formats.anyDate(dateAt(at, zone)), times: formats.time(at, zone) })}
          </b>
          <span>{say('schedule.history.changes', { count: changes, name: by })}</span>
          {asked > 0 && <span>{say('schedule.confirm.count', { confirmed, count: asked })}</span>}
          <Icon of={ChevronDown} size={18} />
        </summary>
        {isOpen && (
          <Changes
            publicationId={publication.publicationId}
            schedule={schedule}
            plansAt={plansAt}
            onRestore={onRestore}
          />
        )}
      </details>
    </li>
  );
}

/** What it was published against, and why all the same. */
function Against({ publication, zone }: { readonly publication: PublicationReply; readonly zone: Zone }) {
  const { say, formats } = useWords();
  const overridden = overriddenIn(publication);
  if (overridden.length === 0) return null;
  return (
    <section className="history-against">
      <h3>{say('schedule.history.against')}</h3>
      {overridden.map(({ by, reason, shifts }) => (
        <Fragment key={JSON.stringify([by, reason])}>
          <p dir="auto">{say('schedule.history.why', { name: by, reason })}</p>
          <ul className="against-list">
            {shifts.map(({ shiftId, name, startsAt, rules }) => (
              <li key={shiftId}>
                {say('schedule.history.againstShift', {
                  name,
                  date: formats.anyDate(dateAt(startsAt, zone)),
                  rules: formats.list(rules.map((rule) => say(`schedule.rule.${rule}`))),
                })}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

function Changes({
  publicationId,
  schedule,
  plansAt,
  onRestore,
}: Pick<VersionProps, 'schedule' | 'plansAt' | 'onRestore'> & { readonly publicationId: string }) {
  const { say, formats } = useWords();
  const { data, error, refetch } = usePublication(publicationId);
  if (data === undefined) return <Unanswered error={error} refetch={refetch} blockSize="6rem" />;
  const missing = data.people.filter(({ employeeId }) => data.unconfirmed.includes(employeeId));
  const openShifts = data.changed.filter(({ before, after }) => (before ?? after)?.employeeId === null);
  const restore = (): void => {
    const isHere = standingIn(schedule);
    const here = schedule.shifts.map(({ shiftId, planned }) => {
      const isAway = planned !== null && !isHere(planned);
      return { shiftId, plan: planned ?? undefined, isAway, isKept: planned !== null && !plansAt(planned.locationId) };
    });
    const shown = new Set(here.map(({ shiftId }) => shiftId));
    const away = data.shifts.filter(({ shiftId }) => !shown.has(shiftId));
    const now = [
      ...here,
      ...away.map(({ shiftId, planned, isKept }) => ({ shiftId, plan: planned ?? undefined, isKept })),
    ];
    const { steps, left } = stepsBackTo(data.shifts, now);
    onRestore(steps, new Map(away.map(({ shiftId, revision }) => [shiftId, revision])), left);
  };
  return (
    <div className="publish-list">
      <ToldPeople told={changesByPerson(data.changed)} people={data.people} schedule={schedule} />
      {missing.length > 0 && (
        <p>{say('schedule.confirm.missingAre', { names: formats.list(missing.map(({ name }) => name)) })}</p>
      )}
      {openShifts.length > 0 && <p>{say('schedule.history.open', { count: openShifts.length })}</p>}
      <Against publication={data} zone={schedule.location.zone} />
      <Button size="sm" onPress={restore}>
        {say('schedule.restore')}
      </Button>
      <p className="history-hint">{say('schedule.restoreHint')}</p>
    </div>
  );
}
