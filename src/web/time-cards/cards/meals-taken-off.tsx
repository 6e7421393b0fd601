import './meals-taken-off.css';
import '../meal-rows.css';
import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import { dateAt, type PlainDate } from '../../../domain/kernel/time.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { SectionHead } from '../../ui/layout.tsx';
import { useTellWorkedMeal } from './queries.ts';

type MealOfDay = CardDetail['days'][number]['mealsTakenOff'][number] & { readonly date: PlainDate };

/**
 * The meals of a week that its rules took off by themselves, where whoever worked through one may say so: their own to say while the week is
 * open, of one's people to read. Nothing, where there is none.
 */
export function MealsTakenOff({ card }: { readonly card: CardDetail }) {
  const { say } = useWords();
  const tell = useTellWorkedMeal(card.startsOn);
  const meals = card.days.flatMap(({ date, mealsTakenOff }) => mealsTakenOff.map((meal) => ({ ...meal, date })));
  if (meals.length === 0) return null;
  return (
    <section className="meals-off">
      <SectionHead title={say('timeCards.mealsOff')} />
      <p className="soft">{say(card.isOwn ? 'timeCards.mealsOffLead' : 'timeCards.mealsOffLeadOther')}</p>
      <ul className="meal-rows">
        {meals.map((of) => (
          <Meal
            key={`${of.date} ${of.meal}`}
            of={of}
            card={card}
            busy={tell.isPending && tell.variables.date === of.date && tell.variables.meal === of.meal}
            onTell={() => tell.mutate({ date: of.date, meal: of.meal, isWorked: of.worked === null })}
          />
        ))}
      </ul>
      <FormProblem answer={tell.data} error={tell.error} />
    </section>
  );
}

interface MealProps {
  readonly of: MealOfDay;
  readonly card: CardDetail;
  readonly busy: boolean;
  readonly onTell: () => void;
}

function Meal({ of: { date, minutes, worked }, card: { state, isOwn, zone }, busy, onTell }: MealProps) {
  const { say, formats } = useWords();
  const named = { day: formats.date(date), duration: formats.duration(minutes) };
  const closed =
    state === 'locked' ? 'refusal.week_is_locked' : state === 'approved' ? 'refusal.week_is_approved' : undefined;
  return (
    <li>
      <span className="grow">
        {say('timeCards.mealOffOf', named)}
        <small aria-live="polite">
          {worked === null
            ? say('timeCards.mealOff')
            : say('timeCards.mealWorkedSaid', {
                name: worked.by,
                date: formats.date(dateAt(worked.at, zone)),
                time: formats.time(worked.at, zone),
              })}
        </small>
      </span>
      {isOwn && (
        <Button
          size="sm"
          busy={busy}
          aria-label={say(worked === null ? 'timeCards.mealWorkedOf' : 'timeCards.mealWorkedBackOf', named)}
          unavailable={closed && say(closed)}
          onPress={onTell}
        >
          {say(worked === null ? 'timeCards.mealWorked' : 'timeCards.mealWorkedBack')}
        </Button>
      )}
    </li>
  );
}
