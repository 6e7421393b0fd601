import './needs.css';
import '../shift-hues.css';
import '../../ui/item-list.css';
import { Minus, Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { StaffingNeed } from '../../../contract/schedule/needs.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { focusGoesToNext } from '../../kernel/focus.ts';
import { FormProblem } from '../../kernel/form.tsx';
import { TypedDialog } from '../../kernel/typed-dialog.tsx';
import { useWords } from '../../kernel/words.tsx';
import { IconButton } from '../../ui/button.tsx';
import { weekdayName } from '../availability/view.ts';
import { hueClass } from '../view.ts';
import { NeedForm } from './need-form.tsx';
import { useChangeNeed, useNeedChanges } from './queries.ts';
import { needsByDay, usualNeed, withChanges } from './view.ts';

interface NeedsDialogProps {
  readonly schedule: Pick<TeamSchedule, 'location' | 'needs' | 'positions'>;
  readonly onClose: () => void;
}

/** How many people a location needs every week, by weekday and hours: what coverage is measured against. */
export function NeedsDialog({ schedule, onClose }: NeedsDialogProps) {
  const { say, formats } = useWords();
  const { location, positions } = schedule;
  const needs = withChanges(schedule.needs, useNeedChanges());
  const change = useChangeNeed();
  const [typed, setTyped] = useState(usualNeed);
  // What was added last stands in the form, but for its days: nothing of it would be lost.
  const [added, setAdded] = useState(usualNeed);
  return (
    <TypedDialog
      title={say('schedule.needs.title', { place: location.name })}
      isDirty={JSON.stringify(typed) !== JSON.stringify(added)}
      onClose={onClose}
    >
      <div className="needs" ref={focusGoesToNext}>
        <p>{say('schedule.needs.lead')}</p>
        {needs.length === 0 && <p data-goes-on>{say('schedule.needs.none')}</p>}
        {needsByDay(needs).map(([day, ofDay]) => (
          <section key={day} className="item-list" aria-label={weekdayName(formats, day)}>
            <h3>{weekdayName(formats, day)}</h3>
            <ul>
              {ofDay.map((need) => (
                <NeedItem
                  key={need.needId}
                  need={need}
                  day={weekdayName(formats, day)}
                  position={positions.find(({ id }) => id === need.positionId)}
                  onChange={(people) => change.mutate({ needId: need.needId, people })}
                />
              ))}
            </ul>
          </section>
        ))}
        <FormProblem answer={change.data} error={change.error} />
        <NeedForm
          locationId={location.id}
          positions={positions}
          typed={typed}
          onType={setTyped}
          onAdded={() => {
            const next = { ...typed, weekdays: [] };
            setTyped((now) => (now === typed ? next : now));
            setAdded(next);
          }}
        />
      </div>
    </TypedDialog>
  );
}

interface NeedItemProps {
  readonly need: StaffingNeed;
  readonly day: string;
  readonly position: TeamSchedule['positions'][number] | undefined;
  /** 0, nobody any more. */
  readonly onChange: (people: number) => void;
}

function NeedItem({ need, day, position, onChange }: NeedItemProps) {
  const { say, formats } = useWords();
  const { people, fromMinute, toMinute } = need;
  const hours = formats.wallRange({ from: fromMinute, to: toMinute });
  const what = say('schedule.needs.of', { day, hours, position: position?.name ?? say('schedule.needs.any') });
  return (
    <li className={hueClass(position)} data-goes-on>
      <i aria-hidden />
      <span className="name">
        <b className="num">{hours}</b> <bdi>{position?.name ?? say('schedule.needs.any')}</bdi>
      </span>
      <span className="row">
        <IconButton
          label={say('schedule.needs.fewer', { what })}
          icon={Minus}
          unavailable={people === 1 ? say('schedule.needs.fewest') : undefined}
          onPress={() => onChange(people - 1)}
        />
        <b className="num" aria-live="polite">
          {people}
        </b>
        <IconButton
          label={say('schedule.needs.more', { what })}
          icon={Plus}
          unavailable={people === 999 ? say('schedule.needs.most') : undefined}
          onPress={() => onChange(people + 1)}
        />
        <IconButton label={say('schedule.needs.remove', { what })} icon={X} onPress={() => onChange(0)} />
      </span>
    </li>
  );
}
