import type { DecidedRequest } from '../../contract/approvals.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import { useMoment } from '../kernel/moment.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Table } from '../ui/table.tsx';
import { stateOf, toneOf } from './view.ts';

interface DecisionsTableProps {
  readonly decisions: readonly DecidedRequest[];
  readonly zone: Zone;
  readonly onDetails: (decided: DecidedRequest) => void;
  readonly onReopen: (decided: DecidedRequest) => void;
}

/** What was answered: whose, of which kind, where, when, how and by whom. */
export function DecisionsTable({ decisions, zone, onDetails, onReopen }: DecisionsTableProps) {
  const { say } = useWords();
  const moment = useMoment(zone);
  const heads = ['employee', 'type', 'location', 'date', 'outcome', 'decidedBy'] as const;
  return (
    <Table className="in-lines" label={say('approvals.tableOf')}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {say(`approvals.${head}`)}
            </th>
          ))}
          <th scope="col">
            <span className="sr">{say('approvals.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {decisions.map((decided) => {
          const { employee, location, kind, decidedBy, decidedAt, alone } = decided;
          const state = stateOf(decided);
          return (
            <tr key={decided.requestId}>
              <th scope="row">
                <bdi>{employee.name}</bdi>
              </th>
              <td className="below">{say(`approvals.kind.${kind}`)}</td>
              <td className="below">{location === null ? '–' : <bdi>{location.name}</bdi>}</td>
              <td className="num below-end">{say('approvals.moment', moment(decidedAt))}</td>
              <td className="top-end">
                <Chip tone={toneOf(state)}>{say(`approvals.outcome.${state}`)}</Chip>
              </td>
              <td className="below" {...(alone && { title: say('approvals.alone') })}>
                <span className="only-s">{say('approvals.decidedBy')}: </span>
                <bdi>{decidedBy}</bdi>
                {alone && <span className="sr">{say('approvals.alone')}</span>}
              </td>
              <td className="n">
                {decided.mayReopen && (
                  <Button
                    size="sm"
                    tone="ghost"
                    aria-label={say('approvals.reopenNamed', { name: employee.name })}
                    onPress={() => onReopen(decided)}
                  >
                    {say('approvals.reopen')}
                  </Button>
                )}
                <Button
                  size="sm"
                  tone="ghost"
                  aria-label={say('approvals.detailsOf', { name: employee.name })}
                  onPress={() => onDetails(decided)}
                >
                  {say('approvals.viewDetails')}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
