import './time-off.css';
import { focusGoesToNext } from '../kernel/focus.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Table } from '../ui/table.tsx';
import { AwayLimitForm } from './away-limit-form.tsx';
import { useAwayLimits, useRemoveAwayLimit } from './queries.ts';

/** The dates on which nobody may be away, or no more than some, and a form for more. */
export function AwayLimits() {
  const { say, formats } = useWords();
  const { data, error, refetch } = useAwayLimits();
  const remove = useRemoveAwayLimit();
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('timeOff.limitsFailed')} blockSize="420px" />;
  const placeOf = (locationId: string | null) =>
    data.locations.find(({ id }) => id === locationId)?.name ?? say('timeOff.limitWhole');
  return (
    <>
      <div ref={focusGoesToNext}>
        {data.limits.length === 0 ? (
          <EmptyState text={say('timeOff.limitsNone')} />
        ) : (
          <Table label={say('timeOff.limits')}>
            <thead>
              <tr>
                <th scope="col">{say('timeOff.limitDates')}</th>
                <th scope="col">{say('timeOff.limitName')}</th>
                <th scope="col">{say('timeOff.policyFor')}</th>
                <th scope="col">{say('timeOff.limitMost')}</th>
                <th scope="col">{say('timeOff.limitEffect')}</th>
                <th scope="col">
                  <span className="sr">{say('timeOff.limitRemove')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.limits.map(({ limitId, name, locationId, startsOn, endsOn, mostAway, effect }) => (
                <tr key={limitId} data-goes-on>
                  <td className="num">
                    {startsOn === endsOn ? formats.fullDate(startsOn) : formats.fullDateRange(startsOn, endsOn)}
                  </td>
                  <td>
                    <bdi>{name}</bdi>
                  </td>
                  <td>
                    <bdi>{placeOf(locationId)}</bdi>
                  </td>
                  <td className="num">{mostAway === 0 ? say('timeOff.limitBlackout') : mostAway}</td>
                  <td>{say(`timeOff.limitEffect.${effect}`)}</td>
                  <td>
                    <Button
                      size="sm"
                      aria-label={say('timeOff.limitRemoveOf', { name })}
                      busy={remove.isPending && remove.variables === limitId}
                      onPress={() => remove.mutate(limitId)}
                    >
                      {say('timeOff.limitRemove')}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </div>
      <FormProblem answer={remove.data} error={remove.error} />
      <AwayLimitForm locations={data.locations} />
    </>
  );
}
