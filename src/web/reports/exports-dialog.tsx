import './exports-dialog.css';
import { useForm, useWatch } from 'react-hook-form';
import { sheetFormats, type SheetFormat } from '../../contract/kernel/endpoint.ts';
import { exportRows, type ExportRows, type ExportWish } from '../../contract/reports/exports.ts';
import { parsePlainDate, type Zone } from '../../domain/kernel/time.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { ExportList } from './export-list.tsx';
import { useAskExport } from './queries.ts';

interface ExportsDialogProps {
  /** What the page shows: the dates to begin with, and the filter. */
  readonly shown: Omit<ExportWish, 'format' | 'rows'>;
  /** By whose clock it is said until when a file is kept. */
  readonly zone: Zone;
  readonly onClose: () => void;
}

interface ExportValues {
  from: string;
  to: string;
  format: SheetFormat;
  rows: ExportRows;
}

/** Time cards of any dates as a file that is made in the background, and those that are in the making. */
export function ExportsDialog({ shown: { from, to, ...filter }, zone, onClose }: ExportsDialogProps) {
  const { say } = useWords();
  const { mutate, data: answer, error, isPending } = useAskExport();
  const form = useForm<ExportValues>({
    defaultValues: { from, to, format: 'xlsx', rows: 'days' },
    resolver: checkedBy((values) => ({
      ...(parsePlainDate(values.from) === undefined && { from: 'reports.notADate' }),
      ...(parsePlainDate(values.to) === undefined && { to: 'reports.notADate' }),
    })),
  });
  const send = form.handleSubmit((values) => {
    const [first, last] = [parsePlainDate(values.from), parsePlainDate(values.to)];
    const { format, rows } = values;
    if (first !== undefined && last !== undefined) mutate({ ...filter, from: first, to: last, format, rows });
  });
  const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== '');
  return (
    <Dialog
      title={say('reports.exportsTitle')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.close')}</Button>
          <Button type="submit" form="export-form" tone="primary" busy={isPending}>
            {say('reports.ask')}
          </Button>
        </>
      }
    >
      <form id="export-form" className="form" noValidate onSubmit={(event) => void send(event)}>
        <p>{say('reports.exportsLead')}</p>
        {isFiltered && <p className="strong">{say('reports.filtered')}</p>}
        <div className="two">
          <DateField {...useField(form.control, 'from')} label={say('reports.from')} />
          <DateField {...useField(form.control, 'to')} label={say('reports.to')} />
        </div>
        <Segmented
          label={say('reports.rows.of')}
          value={useWatch({ control: form.control, name: 'rows' })}
          onChange={(rows) => form.setValue('rows', rows)}
          choices={exportRows.map((value) => ({ value, label: say(`reports.rows.${value}`) }))}
        />
        <Segmented
          label={say('reports.formatOf')}
          value={useWatch({ control: form.control, name: 'format' })}
          onChange={(format) => form.setValue('format', format)}
          choices={sheetFormats.map((value) => ({ value, label: say(`reports.format.${value}`) }))}
        />
        <FormProblem answer={answer} error={error} />
      </form>
      <section className="exports" aria-labelledby="exports-of-mine">
        <h3 id="exports-of-mine">{say('reports.yours')}</h3>
        <ExportList zone={zone} />
      </section>
    </Dialog>
  );
}
