import type { Effect } from '../../contract/adjustments.ts';
import { useWords } from '../kernel/words.tsx';
import { Table } from '../ui/table.tsx';

interface EffectTableProps {
  /** Undefined until it is worked out. */
  readonly effect: Effect | undefined;
}

/** The week before and after: hours, overtime, and pay where the reader may see it. */
export function EffectTable({ effect }: EffectTableProps) {
  const { say, formats } = useWords();
  const { before, after, currency = '' } = effect ?? {};
  const hours = (minutes: number | undefined) => (minutes === undefined ? '–' : formats.duration(minutes));
  const money = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? '–' : formats.money(cents, currency);
  const rows = [
    [say('adjustments.weekHours'), hours(before?.workedMinutes), hours(after?.workedMinutes)],
    [say('adjustments.weekOvertime'), hours(before?.overtimeMinutes), hours(after?.overtimeMinutes)],
    [say('adjustments.weekPay'), money(before?.payCents), money(after?.payCents)],
  ] as const;
  const hasPay = after === undefined || after.payCents !== null;
  return (
    <Table label={say('adjustments.effect')}>
      <thead>
        <tr>
          <th scope="col">{say('adjustments.effect')}</th>
          <th scope="col" className="n">
            {say('adjustments.before')}
          </th>
          <th scope="col" className="n">
            {say('adjustments.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, hasPay ? 3 : 2).map(([label, was, is]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="n num">
              <bdi>{was}</bdi>
            </td>
            <td className="n num strong">
              <bdi>{is}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
