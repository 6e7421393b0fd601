import './shifts-to-confirm.css';
import { CalendarCheck } from 'lucide-react';
import type { ShiftToConfirm } from '../../../contract/schedule/confirmations.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import { focusGoesOn } from '../../kernel/focus.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useDrawn } from '../../kernel/use-drawn.ts';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { dateOfShift } from '../view.ts';
import { useConfirmShifts } from './queries.ts';

/** More than so many are folded until somebody asks for them: they stand above every week and month. */
const mostShown = 3;

/** What was published, new or changed, for the reader, and the one button that says they have seen it. */
export function ShiftsToConfirm({
  shifts,
  count,
}: {
  readonly shifts: readonly ShiftToConfirm[];
  /** How many wait, also where not all of them are listed. */
  readonly count: number;
}) {
  const { say, formats } = useWords();
  const { drawn, more, draw, list } = useDrawn(shifts.length, shifts.length > mostShown ? 0 : mostShown, shifts.length);
  const { mutate, data, error, isPending } = useConfirmShifts();
  const dates = shifts.map(dateOfShift).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return null;
  const confirm = (): void =>
    mutate(shifts, {
      onSuccess: ({ ok }) => ok && showToast({ text: <Said of={(words) => words.say('schedule.confirm.done')} /> }),
    });
  return (
    <section ref={focusGoesOn} className="to-confirm" aria-labelledby="shifts-to-confirm">
      <div className="head">
        <Icon of={CalendarCheck} size={20} />
        <div>
          <h2 id="shifts-to-confirm">{say('schedule.confirm.waiting', { count })}</h2>
          {drawn === 0 && <p className="num">{formats.anyDates(first, last)}</p>}
          <p>{say('schedule.confirm.lead')}</p>
        </div>
        <Button tone="primary" busy={isPending} onPress={confirm}>
          {say('schedule.confirm')}
        </Button>
      </div>
      {drawn === 0 ? (
        <Button size="sm" tone="ghost" onPress={draw}>
          {say('schedule.confirm.show', { count: shifts.length })}
        </Button>
      ) : (
        <ul ref={list}>
          {shifts.slice(0, drawn).map((shift) => (
            <li key={shift.shiftId}>
              <b>{formats.anyDate(dateOfShift(shift))}</b>
              <span className="num">{formats.timeRange(spanOfShift(shift), shift.location.zone)}</span>
              <bdi>{shift.location.name}</bdi>
              <Chip {...(shift.change === 'changed' && { tone: 'acc' })}>
                {say(`schedule.confirm.${shift.change}`)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {drawn > 0 && <ShowMore more={more} draw={draw} />}
      <FormProblem answer={data} error={error} />
    </section>
  );
}
