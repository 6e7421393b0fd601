import type { EffectFigures, PolicyEffect as Effect } from '../../contract/pay-rules.ts';
import { useWords } from '../kernel/words.tsx';
import { Table } from '../ui/table.tsx';
import { differenceText, isRoundedOtherwise, otherPeriodText, partsText } from './view/effect-text.ts';

/** Who would be paid by the policy, and what this period comes to by it and without it. */
export function PolicyEffect({ effect }: { readonly effect: Effect }) {
  const words = useWords();
  const { say, formats } = words;
  const { period, currency, affectedCount, changedCount, before, after, people, payPeriod } = effect;
  return (
    <div className="policy-effect">
      <p>
        {say('payRules.affected', { count: affectedCount })}{' '}
        {say('payRules.changed', { count: changedCount, dates: formats.dateRange(period.start, period.end) })}
      </p>
      {payPeriod !== null && <p>{otherPeriodText(words, payPeriod)}</p>}
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
            {people.map(({ employeeId, name, ...figures }) => (
              <EffectRows key={employeeId} id={employeeId} who={name} {...figures} currency={currency} />
            ))}
          </tbody>
          <tfoot>
            <EffectRows
              id="everybody"
              who={say('payRules.everybody', { count: affectedCount })}
              {...{ before, after, currency }}
            />
          </tfoot>
        </Table>
      )}
      {people.some(isRoundedOtherwise) && <p className="soft">{say('payRules.roundedOtherwise')}</p>}
    </div>
  );
}

interface EffectRowsProps {
  readonly id: string;
  readonly who: string;
  readonly before: EffectFigures;
  readonly after: EffectFigures;
  readonly currency: string;
}

/** The figures of somebody, and below them what their pay differs by. */
function EffectRows({ id, who, before, after, currency }: EffectRowsProps) {
  const words = useWords();
  const { formats } = words;
  const overtime = ({ overtimeMinutes }: EffectFigures) => formats.duration(overtimeMinutes);
  const pay = ({ grossCents }: EffectFigures) => (grossCents === null ? '–' : formats.money(grossCents, currency));
  const parts = partsText(words, { before, after }, currency);
  return (
    <>
      <tr className={parts === '' ? undefined : 'explained'}>
        <th scope="row" id={`effect-${id}`}>
          <bdi>{who}</bdi>
        </th>
        <td className="n">{overtime(before)}</td>
        <td className="n">{overtime(after)}</td>
        <td className="n">{pay(before)}</td>
        <td className="n">{pay(after)}</td>
        <td className="n" dir="ltr">
          {differenceText(formats, { before, after }, currency)}
        </td>
      </tr>
      {parts !== '' && (
        <tr className="parts">
          <td colSpan={6} headers={`effect-${id}`}>
            {parts}
          </td>
        </tr>
      )}
    </>
  );
}
