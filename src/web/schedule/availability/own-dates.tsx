import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AvailabilityReply } from '../../../contract/schedule/availability.ts';
import { focusGoesToNext } from '../../kernel/focus.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { PageLead, SectionHead } from '../../ui/layout.tsx';
import { DateDialog } from './date-dialog.tsx';
import { useRemoveDate } from './queries.ts';
import { SaidDates } from './said-days.tsx';

interface OwnDatesProps {
  readonly employeeId: string;
  readonly availability: AvailabilityReply;
}

/** The dates on which one can work otherwise than every week: added, changed and taken back. */
export function OwnDates({ employeeId, availability: { dates } }: OwnDatesProps) {
  const { say, formats } = useWords();
  const [edited, setEdited] = useState<AvailabilityReply['dates'][number] | 'new'>();
  const remove = useRemoveDate(employeeId);
  return (
    <section className="own-dates">
      <SectionHead title={say('schedule.availability.dates')}>
        <span className="end">
          <Button size="sm" icon={CalendarPlus} onPress={() => setEdited('new')}>
            {say('schedule.availability.addDate')}
          </Button>
        </span>
      </SectionHead>
      <PageLead>{say('schedule.availability.datesLead')}</PageLead>
      <div ref={focusGoesToNext}>
        <SaidDates
          dates={dates}
          none={say('schedule.availability.noDates')}
          renderActions={(date) => (
            <span className="row">
              <IconButton
                label={say('schedule.availability.changeDate', { date: formats.anyDate(date.on) })}
                icon={Pencil}
                onPress={() => setEdited(date)}
              />
              <IconButton
                label={say('schedule.availability.removeDate', { date: formats.anyDate(date.on) })}
                icon={Trash2}
                onPress={() => remove.mutate(date.on)}
              />
            </span>
          )}
        />
      </div>
      <FormProblem answer={remove.data} error={remove.error} />
      {edited !== undefined && (
        <DateDialog
          employeeId={employeeId}
          said={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
