import './pay-rates.css';
import { useState } from 'react';
import type { PlainDate, Zone } from '../../domain/kernel/time.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { rateOn } from '../../domain/people/pay-rate.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { Table } from '../ui/table.tsx';
import { PayRateForm } from './pay-rate-form.tsx';
import { usePayRates } from './queries.ts';
import { ratesWithStanding } from './view.ts';

interface PayRatesProps {
  readonly employeeId: string;
  readonly name: string;
  readonly maySet: boolean;
  readonly today: PlainDate;
  readonly zone: Zone;
}

/** What somebody’s hour is and was paid, corrections included. */
export function PayRates({ employeeId, name, maySet, today, zone }: PayRatesProps) {
  const { say, formats } = useWords();
  const [isSetting, setSetting] = useState(false);
  const { data, error, refetch } = usePayRates(employeeId);
  const current = data && rateOn(data.rates, today);
  return (
    <section className="pay-rates">
      <SectionHead title={say('team.payRates')}>
        {data && current && <b className="num">{formats.money(current.centsPerHour, data.currency)}</b>}
        {maySet && data && (
          <span className="end">
            <Button size="sm" onPress={() => setSetting(true)}>
              {say('team.setRate')}
            </Button>
          </span>
        )}
      </SectionHead>
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('team.ratesFailed')} blockSize="138px" />
      )}
      {data?.rates.length === 0 && <EmptyState text={say('team.noRate')} />}
      {data && data.rates.length > 0 && (
        <Table label={say('team.rateHistory')}>
          <thead>
            <tr>
              <th scope="col">{say('team.rateFrom')}</th>
              <th scope="col" className="n">
                {say('team.rate')}
              </th>
              <th scope="col">{say('team.status')}</th>
              <th scope="col">{say('team.rateSetBy')}</th>
              <th scope="col">{say('team.rateNote')}</th>
            </tr>
          </thead>
          <tbody>
            {ratesWithStanding(data.rates, today).map(({ rate, standing }) => (
              <tr key={rate.id} className={standing}>
                <th scope="row" className="num">
                  {formats.fullDate(rate.startsOn)}
                </th>
                <td className="n">{formats.money(rate.centsPerHour, data.currency)}</td>
                <td>
                  {standing === 'now' && <Chip tone="in">{say('team.rateNow')}</Chip>}
                  {standing === 'future' && <Chip tone="acc">{say('team.rateFuture')}</Chip>}
                  {standing === 'corrected' && <Chip>{say('team.rateCorrected')}</Chip>}
                </td>
                <td>
                  <bdi>{rate.setBy.name}</bdi> · {formats.dayMonth(dateAt(rate.setAt, zone))}
                </td>
                <td className="note">
                  <bdi>{rate.reason}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {isSetting && data && (
        <PayRateForm
          employeeId={employeeId}
          name={name}
          rates={data.rates}
          currency={data.currency}
          today={today}
          onDone={() => setSetting(false)}
        />
      )}
    </section>
  );
}
