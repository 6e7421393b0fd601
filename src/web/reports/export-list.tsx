import { Download } from 'lucide-react';
import type { TimeCardExport } from '../../contract/reports/exports.ts';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { askForExport, useExports, useSaving } from './queries.ts';

/** The exports that the reader asked for in the last day: how far each is, or the file. */
export function ExportList({ zone }: { readonly zone: Zone }) {
  const { say } = useWords();
  const { data, error, refetch } = useExports();
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('reports.exportsFailed')} blockSize="60px" />;
  if (data.exports.length === 0) return <p className="soft">{say('reports.none')}</p>;
  return (
    <ul className="export-list">
      {data.exports.map((one) => (
        <ExportLine key={one.id} one={one} zone={zone} />
      ))}
    </ul>
  );
}

interface ExportLineProps {
  readonly one: TimeCardExport;
  readonly zone: Zone;
}

function ExportLine({ one: { id, wish, state, done, total, expiresAt }, zone }: ExportLineProps) {
  const { say, formats } = useWords();
  const { mutate, isPending } = useSaving(() => askForExport(id));
  const dates = formats.dateRange(wish.from, wish.to);
  const format = say(wish.rows === 'weeks' ? 'reports.rows.byWeek' : 'reports.rows.byDay', {
    format: say(`reports.format.${wish.format}`),
  });
  const name = say('reports.named', { dates, format });
  const until = { date: formats.date(dateAt(expiresAt, zone)), time: formats.time(expiresAt, zone) };
  const told = say(`reports.state.${state}`, { done, total, ...until });
  return (
    <li>
      <p className="strong">
        <bdi>{name}</bdi>
      </p>
      <p className="soft num" role="status">
        {told}
      </p>
      {(state === 'queued' || state === 'working') && (
        <progress max={Math.max(1, total)} value={done} aria-label={say('reports.progress')} />
      )}
      {state === 'ready' && (
        <Button
          size="sm"
          icon={Download}
          busy={isPending}
          aria-label={say('reports.downloadNamed', { name })}
          onPress={() => mutate(undefined)}
        >
          {say('reports.download')}
        </Button>
      )}
    </li>
  );
}
