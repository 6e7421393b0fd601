import type { ReturnShift } from '../../../contract/schedule/proposals.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import { useWords, type Words } from '../../kernel/words.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { sayUnfit } from '../offers/say-unfit.ts';
import { dateOfShift } from '../view.ts';

interface ReturnFieldProps {
  readonly shifts: readonly ReturnShift[];
  readonly shiftId: string;
  /** It was to be sent without a choice. */
  readonly isMissing: boolean;
  readonly onChange: (shiftId: string) => void;
}

/** Which of one's own shifts that fit is proposed in return. */
export function ReturnField({ shifts, shiftId, isMissing, onChange }: ReturnFieldProps) {
  const words = useWords();
  const { say } = words;
  const fit = shifts.filter(({ unfit }) => unfit === null);
  return (
    <SelectField
      name="shift"
      label={say('schedule.propose.shift')}
      none={say(
        fit.length > 0
          ? 'schedule.propose.choose'
          : shifts.length > 0
            ? 'schedule.propose.noneFits'
            : 'schedule.propose.none',
      )}
      choices={fit.map((one) => ({ value: one.shift.shiftId, label: sayReturn(one, words) }))}
      value={shiftId}
      onChange={onChange}
      {...(isMissing && { error: say('schedule.propose.choose') })}
    />
  );
}

/** One's own shifts that do not fit, and of each why not; nothing, where all do. @param name of whoever offers */
export function UnfitReturns({ name, shifts }: { readonly name: string; readonly shifts: readonly ReturnShift[] }) {
  const words = useWords();
  const { say } = words;
  const unfit = shifts.flatMap((one) => (one.unfit === null ? [] : [{ one, why: one.unfit }]));
  if (unfit.length === 0) return null;
  return (
    <details className="swap-unfit">
      <summary>{say('schedule.propose.unfitTitle')}</summary>
      <ul>
        {unfit.map(({ one, why }) => (
          <li key={one.shift.shiftId}>
            {say('schedule.propose.unfit', { shift: sayReturn(one, words), reason: sayReturnUnfit(name, why, words) })}
          </li>
        ))}
      </ul>
    </details>
  );
}

const sayReturn = ({ shift }: ReturnShift, { say, formats }: Words): string =>
  say('schedule.on', {
    date: formats.anyDate(dateOfShift(shift)),
    times: formats.timeRange(spanOfShift(shift), shift.location.zone),
  });

/** Why a shift does not fit, of whoever could not work what they would have then. */
function sayReturnUnfit(name: string, why: NonNullable<ReturnShift['unfit']>, words: Words): string {
  const { say } = words;
  if (why.of === 'both') return say('schedule.propose.same_shift');
  if (why.of === 'reader') return sayUnfit(why.unfit, words);
  return say('schedule.swap.unfit', { name, reason: say(`schedule.unfit.${why.unfit}`) });
}
