import '../swaps/swap.css';
import { useState } from 'react';
import type { OwnShift } from '../../../contract/schedule/own-shifts.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import { FormDialog } from '../../kernel/form-dialog.tsx';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { AskProblem } from '../../kernel/problem.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { dateOfShift } from '../view.ts';
import { useCandidates, useOffer } from './queries.ts';

/** Offers a shift to one colleague, or to everybody who could work it. */
export function SwapDialog({ shift, onClose }: { readonly shift: OwnShift; readonly onClose: () => void }) {
  const { say, formats } = useWords();
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const { data, error, refetch } = useCandidates(shift.shiftId);
  const offer = useOffer(shift.shiftId);
  const fit = data?.candidates.filter(({ unfit }) => unfit === null) ?? [];
  const exchanging = data?.candidates.filter(({ couldExchange }) => couldExchange) ?? [];
  const unfit = data?.candidates.flatMap(({ employeeId, name, unfit: why, couldExchange }) =>
    why === null || couldExchange ? [] : [{ employeeId, name, why }],
  );
  const exchanges = exchanging.find(({ employeeId }) => employeeId === to);
  return (
    <FormDialog
      title={say('schedule.swap.title')}
      submit={say('schedule.swap.send')}
      busy={offer.isPending}
      onSubmit={() => {
        offer.mutate(
          { to: to === '' ? null : to, note: note.trim() === '' ? null : note.trim() },
          {
            onSuccess: ({ ok }) => {
              if (!ok) return;
              showToast({ text: <Said of={(words) => words.say('schedule.swap.sent')} /> });
              onClose();
            },
          },
        );
      }}
      onClose={onClose}
    >
      <p>
        {say('schedule.swap.lead', {
          date: formats.anyLongDate(dateOfShift(shift)),
          times: formats.timeRange(spanOfShift(shift), shift.location.zone),
        })}
      </p>
      {error !== null && data === undefined && (
        <AskProblem title={say('schedule.swap.failed')} error={error} retry={() => void refetch()} />
      )}
      <SelectField
        name="to"
        label={say('schedule.swap.to')}
        none={say('schedule.swap.everybody', { count: fit.length })}
        choices={fit.map(choiceOf)}
        {...(exchanging.length > 0 && {
          groups: [{ label: say('schedule.swap.exchangeOnly'), choices: exchanging.map(choiceOf) }],
        })}
        {...(exchanges && { hint: say('schedule.swap.exchangeHint', { name: exchanges.name }) })}
        value={to}
        onChange={setTo}
      />
      {unfit !== undefined && unfit.length > 0 && (
        <details className="swap-unfit">
          <summary>{say('schedule.swap.notFit')}</summary>
          <ul>
            {unfit.map(({ employeeId, name, why }) => (
              <li key={employeeId}>{say('schedule.swap.unfit', { name, reason: say(`schedule.unfit.${why}`) })}</li>
            ))}
          </ul>
        </details>
      )}
      <TextAreaField name="note" label={say('schedule.note')} maxLength={300} value={note} onChange={setNote} />
      <FormProblem answer={offer.data} error={offer.error} />
    </FormDialog>
  );
}

const choiceOf = ({ employeeId, name }: { readonly employeeId: string; readonly name: string }) => ({
  value: employeeId,
  label: name,
});
