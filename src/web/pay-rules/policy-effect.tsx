import type { EffectFigures, PolicyEffect as Effect } from '../../contract/pay-rules.ts';
import { useWords } from '../kernel/words.tsx';
import { Table } from '../ui/table.tsx';

/** Who would be paid by the policy, and what this period comes to by it and without it. */
export function PolicyEffect({ effect }: { readonly effect: Effect }) {
  const { say, formats } = useWords();
  const { period, currency, affectedCount, changedCount, before, after, people } = effect;
  const overtime = ({ overtimeMinutes }: EffectFigures) => formats.duration(overtimeMinutes);
  const pay = ({ grossCents }: EffectFigures) => (grossCents === null ? '–' : formats.money(grossCents, currency));
  const difference = ({
    before: was,
    after: will,
  }: {
    readonly before: EffectFigures;
    readonly after: EffectFigures;
  }) => {
    if (was.grossCents === null || will.grossCents === null) return '–';
    return formats.moneyChange(will.grossCents - was.grossCents, currency);
  };
  return (
    <div className="policy-effect">
      <p>
        {say('payRules.affected', { count: affectedCount })}{' '}
        {say('payRules.changed', { count: changedCount, dates: formats.dateRange(period.start, period.end) })}
      </p>
      {changedCount > 0 && (
        <Table label={say('payRules.effect')} className="effect">
          <thead>
            <tr>
              <th scope="col">{say('payRules.person')}</th>
              <th scope="col" className="n">
                {say('payRules.overtimeNow')}
              </th>
              <th scope="col" className="n">
                {say('payRules.overtimeThen')}
              </th>
              <th scope="col" className="n">
                {say('payRules.payNow')}
              </th>
              <th scope="col" className="n">
                {say('payRules.payThen')}
              </th>
              <th scope="col" className="n">
                {say('payRules.difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.employeeId}>
                <th scope="row">
                  <bdi>{person.name}</bdi>
                </th>
                <td className="n">{overtime(person.before)}</td>
                <td className="n">{overtime(person.after)}</td>
                <td className="n">{pay(person.before)}</td>
                <td className="n">{pay(person.after)}</td>
                <td className="n" dir="ltr">
                  {difference(person)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('payRules.everybody', { count: affectedCount })}</th>
              <td className="n">{overtime(before)}</td>
              <td className="n">{overtime(after)}</td>
              <td className="n">{pay(before)}</td>
              <td className="n">{pay(after)}</td>
              <td className="n" dir="ltr">
                {difference({ before, after })}
              </td>
            </tr>
          </tfoot>
        </Table>
      )}
    </div>
  );
}
