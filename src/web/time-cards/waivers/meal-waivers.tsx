import './meal-waivers.css';
import '../meal-rows.css';
import { useState } from 'react';
import type { MealWaiversReply } from '../../../contract/time-cards/meal-waivers.ts';
import { dateAt, type Zone } from '../../../domain/kernel/time.ts';
import { focusGoesToNext } from '../../kernel/focus.ts';
import { AskProblem } from '../../kernel/problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SectionHead } from '../../ui/layout.tsx';
import { useMealWaivers } from './queries.ts';
import { mealsToShow, statable, type MealStanding } from './view.ts';
import { WaiverForm } from './waiver-form.tsx';

interface MealWaiversProps {
  readonly employeeId: string;
  readonly zone: Zone;
}

/**
 * Which meals of short days somebody does without by agreement: their own to state, of one's people to read. Nothing at all, where the
 * rules of their pay know of no such agreement and none was ever made.
 */
export function MealWaivers({ employeeId, zone }: MealWaiversProps) {
  const { say } = useWords();
  const { data, error, refetch } = useMealWaivers(employeeId);
  const [stating, setStating] = useState<MealStanding>();
  const meals = data === undefined ? [] : mealsToShow(data);
  if (data === undefined && error !== null) {
    return <AskProblem title={say('payRules.waiversFailed')} error={error} retry={() => void refetch()} />;
  }
  if (data === undefined || meals.length === 0) return null;
  return (
    <section className="card meal-waivers" aria-label={say('payRules.waivers')} ref={focusGoesToNext}>
      <SectionHead title={say('payRules.waivers')} />
      <p className="soft">{say(data.mayState ? 'payRules.waiversLead' : 'payRules.waiversLeadOther')}</p>
      <ul className="meal-rows">
        {meals.map((standing) => (
          <Meal
            key={standing.meal}
            standing={standing}
            onState={data.mayState ? () => setStating(standing) : undefined}
          />
        ))}
      </ul>
      <Statements statements={data.statements} zone={zone} />
      {stating !== undefined && (
        <WaiverForm
          employeeId={employeeId}
          standing={stating}
          today={data.today}
          onDone={() => setStating(undefined)}
        />
      )}
    </section>
  );
}

interface MealProps {
  readonly standing: MealStanding;
  readonly onState: (() => void) | undefined;
}

function Meal({ standing, onState }: MealProps) {
  const { say, formats } = useWords();
  const { meal, upToMinutes, isWaived, changesOn } = standing;
  const name = say(`payRules.waiverClosed.${meal}`);
  const what = statable(standing);
  return (
    <li data-goes-on>
      <span className="grow">
        {upToMinutes === null ? name : say(`payRules.waiver.${meal}`, { hours: formats.duration(upToMinutes) })}
      </span>
      <span className="row">
        <Chip {...(isWaived && { tone: 'acc' as const })}>
          {say(isWaived ? 'payRules.waiverOn' : 'payRules.waiverOff')}
        </Chip>
        {changesOn !== null && (
          <Chip tone="acc">
            {say(isWaived ? 'payRules.waiverOffFrom' : 'payRules.waiverOnFrom', { date: formats.fullDate(changesOn) })}
          </Chip>
        )}
      </span>
      {onState !== undefined && what !== undefined && (
        <Button
          size="sm"
          aria-label={say(what === 'agree' ? 'payRules.waiverAgreeOf' : 'payRules.waiverRevokeOf', { meal: name })}
          onPress={onState}
        >
          {say(what === 'agree' ? 'payRules.waiverAgree' : 'payRules.waiverRevoke')}
        </Button>
      )}
    </li>
  );
}

/** All that was ever stated, the latest first. */
function Statements({ statements, zone }: Pick<MealWaiversReply, 'statements'> & { readonly zone: Zone }) {
  const { say, formats } = useWords();
  if (statements.length === 0) return null;
  return (
    <>
      <h3>{say('payRules.waiverHistory')}</h3>
      <ol className="statements">
        {statements.map(({ sequence, meal, kind, startsOn, recordedAt }) => (
          <li key={sequence}>
            <span>
              {say(`payRules.waiverStated.${kind}`, {
                meal: say(`payRules.waiverClosed.${meal}`),
                date: formats.fullDate(startsOn),
              })}
            </span>
            <small>{say('payRules.waiverStatedOn', { date: formats.fullDate(dateAt(recordedAt, zone)) })}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
