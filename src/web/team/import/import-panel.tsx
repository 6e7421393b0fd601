import './import-panel.css';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { largestImport, type ImportFaultList } from '../../../contract/team/imports.ts';
import { importFields } from '../../../domain/team/import-row.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Table } from '../../ui/table.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useImportPeople, usePreviewImport } from '../queries.ts';
import { fieldsWithoutColumn, guessMapping, mappedRows, type Mapping } from './mapping.ts';
import { readFile, readTable, type ReadTable } from './read-file.ts';

interface Loaded extends ReadTable {
  readonly fileName: string;
}

const shownRows = 8;

/** From a file, or from what was pasted, to people: read, map, look, and bring all of them or none. */
export function ImportPanel({ onDone }: { readonly onDone: () => void }) {
  const { say } = useWords();
  const [loaded, setLoaded] = useState<Loaded>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [unreadable, setUnreadable] = useState(false);
  const [pasted, setPasted] = useState('');
  const picker = useId();

  const take = (table: ReadTable | undefined, fileName: string) => {
    setUnreadable(table === undefined);
    if (table === undefined) return;
    setMapping(guessMapping(table.head));
    setLoaded({ ...table, fileName });
  };
  if (loaded !== undefined) {
    return (
      <ImportTable
        loaded={loaded}
        mapping={mapping}
        onMap={setMapping}
        onAgain={() => setLoaded(undefined)}
        onDone={onDone}
      />
    );
  }
  return (
    <section className="card import">
      <label className="import-file" htmlFor={picker}>
        <Upload aria-hidden size={20} strokeWidth={1.75} />
        <span>{say('team.importFile')}</span>
      </label>
      <input
        id={picker}
        className="sr"
        type="file"
        aria-label={say('team.importFile')}
        accept=".csv,.tsv,.txt,text/csv"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) void readFile(file).then((table) => take(table, file.name.slice(0, 200)));
        }}
      />
      <TextAreaField
        label={say('team.importPaste')}
        hint={say('team.importHint', { most: largestImport })}
        value={pasted}
        onChange={setPasted}
        rows={6}
      />
      {unreadable && <Problem title={say('team.importUnreadable')} />}
      <div className="row">
        <Button
          tone="primary"
          unavailable={pasted.trim() === '' ? say('team.importNothing') : undefined}
          onPress={() => void readTable(pasted).then((table) => take(table, say('team.importPasted')))}
        >
          {say('team.importNext')}
        </Button>
        <Button onPress={onDone}>{say('kernel.cancel')}</Button>
      </div>
    </section>
  );
}

interface ImportTableProps {
  readonly loaded: Loaded;
  readonly mapping: Mapping;
  readonly onMap: (mapping: Mapping) => void;
  readonly onAgain: () => void;
  readonly onDone: () => void;
}

function ImportTable({ loaded, mapping, onMap, onAgain, onDone }: ImportTableProps) {
  const { say } = useWords();
  const preview = usePreviewImport();
  const bring = useImportPeople();
  const [invite, setInvite] = useState(true);
  const rows = mappedRows(loaded.rows, mapping);
  const tooMany = rows.length > largestImport;
  const lines = rows.map(({ line }) => line);
  const look = () => preview.mutate(rows.map(({ row }) => row));
  const seen = preview.data?.ok ? preview.data.value : undefined;
  const refused =
    bring.data?.ok === false && bring.data.refusal === 'import_has_faults' ? bring.data.details.faults : [];
  const faults = refused.length > 0 ? refused : (seen?.faults ?? []);
  const columnless = fieldsWithoutColumn(faults, mapping);
  const rowFaults = faults.filter(({ field }) => !columnless.has(field));
  const map = (change: Mapping) => {
    preview.reset();
    bring.reset();
    onMap(change);
  };
  return (
    <section className="card import">
      <fieldset className="import-mapping">
        <legend>{say('team.importMapping')}</legend>
        {importFields.map((field) => (
          <SelectField
            key={field}
            name={field}
            label={say(`team.field.${field}`)}
            error={columnless.has(field) ? say('team.importChooseColumn') : undefined}
            value={mapping[field] === undefined ? '' : String(mapping[field])}
            onChange={(value) => {
              const { [field]: _former, ...others } = mapping;
              map(value === '' ? others : { ...others, [field]: Number(value) });
            }}
            choices={[
              { value: '', label: say('team.importNoColumn') },
              ...loaded.head.map((heading, index) => ({
                value: String(index),
                label: heading === '' ? `${index + 1}` : heading,
              })),
            ]}
          />
        ))}
      </fieldset>
      <Table label={say('team.importRows')}>
        <thead>
          <tr>
            <th scope="col">{say('team.importLine')}</th>
            {importFields.map((field) => (
              <th key={field} scope="col">
                {say(`team.field.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownRows).map(({ line, row }) => (
            <tr key={line}>
              <th scope="row" className="num">
                {line}
              </th>
              {importFields.map((field) => (
                <td key={field}>
                  <bdi>{row[field]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p role="status" className="soft">
        {say('team.importCount', { count: rows.length })}
        {seen && faults.length === 0 && ` ${say('team.importClean')}`}
      </p>
      {tooMany && <Problem title={say('team.importTooMany', { most: largestImport })} />}
      {rowFaults.length > 0 && <FaultList faults={rowFaults} lines={lines} />}
      {preview.data?.ok === false && <FormProblem answer={preview.data} error={null} />}
      <FormProblem answer={faults.length > 0 ? undefined : bring.data} error={bring.error ?? preview.error} />
      <CheckField isSelected={invite} onChange={setInvite}>
        {say('team.importInvite')}
      </CheckField>
      <div className="row">
        <Button
          unavailable={tooMany || rows.length === 0 ? say('team.importNothing') : undefined}
          busy={preview.isPending}
          onPress={look}
        >
          {say('team.importCheck')}
        </Button>
        <Button
          tone="primary"
          busy={bring.isPending}
          unavailable={seen === undefined || faults.length > 0 ? say('team.importCheckFirst') : undefined}
          onPress={() =>
            bring.mutate(
              { rows: rows.map(({ row }) => row), fileName: loaded.fileName, invite },
              {
                onSuccess: (answer) => {
                  if (!answer.ok) return;
                  showToast({ text: say('team.importDone', { count: answer.value.count }) });
                  onDone();
                },
              },
            )
          }
        >
          {say('team.importBring', { count: rows.length })}
        </Button>
        <Button tone="ghost" onPress={onAgain}>
          {say('team.importAgain')}
        </Button>
      </div>
    </section>
  );
}

const shownFaults = 50;

/** Everything that is wrong, a line of the file each, in sentences. */
function FaultList({ faults, lines }: { readonly faults: ImportFaultList; readonly lines: readonly number[] }) {
  const { say } = useWords();
  return (
    <Problem title={say('team.importFaults', { count: faults.length })}>
      <ul>
        {faults.slice(0, shownFaults).map(({ row, field, fault }) => (
          <li key={`${row} ${field} ${fault}`}>
            {say('team.faultAt', {
              line: lines[row] ?? 0,
              field: say(`team.field.${field}`),
              fault: say(`team.fault.${fault}`),
            })}
          </li>
        ))}
      </ul>
    </Problem>
  );
}
