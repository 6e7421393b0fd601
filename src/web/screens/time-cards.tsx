import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CardSummary, LeftOpenShift, TimeCardsReply } from '../../contract/time-cards/cards.ts';
import { may } from '../../domain/access/may.ts';
import { addDays } from '../../domain/kernel/time.ts';
import type { CardFilter } from '../../domain/time-cards/card-filter.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { focusGoesToNext } from '../kernel/focus.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { TeamExport } from '../reports/team-export.tsx';
import { CardDrawer } from '../time-cards/cards/card-drawer.tsx';
import { CardFilters } from '../time-cards/cards/card-filters.tsx';
import { CardGroups } from '../time-cards/cards/card-groups.tsx';
import { LeftOpen } from '../time-cards/cards/left-open.tsx';
import { askTimeCards, useTimeCards } from '../time-cards/cards/queries.ts';
import { narrowed } from '../time-cards/cards/view.ts';
import { PeriodStepper } from '../time-cards/period-stepper.tsx';
import { TimeCardLoading } from '../time-cards/time-card-loading.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';
import type { CardSearch } from './card-search.ts';
import { NotedCard } from './noted-card.tsx';

/** Asks for the cards that the screen shows first, which takes the server longest. */
export { askTimeCards as askFirst };

/** /time-cards: the cards of a pay period, exceptions first, of everybody whom the reader answers for. */
export function TimeCards() {
  const { say, formats } = useWords();
  useTitle(say('timeCards.teamTitle'));
  const search = useSearch({ from: '/signed-in/time-cards' });
  const go = useGo();
  const self = useSelf();
  const { date, person, week, ...filter } = search;
  const { data, error, refetch } = useTimeCards(date);
  return (
    <>
      <PageHead title={say('timeCards.teamTitle')}>
        {data && (
          <>
            <PeriodStepper shown={data} onGo={(to) => go({ ...filter, date: to })} />
            {data.period.paidOn !== null && (
              <span>{say('timeCards.paidOn', { date: formats.date(data.period.paidOn) })}</span>
            )}
          </>
        )}
        {data && data.cards.length > 0 && (
          <span className="row end">
            <TeamExport
              shown={{ from: data.period.startsOn, to: data.period.endsOn, ...filter }}
              zone={self.home.zone}
            />
          </span>
        )}
      </PageHead>
      <PageLead>{say('timeCards.teamLead')}</PageLead>
      {data === undefined && error !== null && (
        <AskProblem title={say('timeCards.teamFailed')} error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && <TimeCardLoading />}
      {data && <LeftOpen shifts={data.leftOpen} link={linkToCard} />}
      {data && <Cards reply={data} search={search} filter={filter} onFilter={(next) => go({ date, ...next })} />}
      {person !== undefined && week !== undefined && (
        <CardDrawer
          name={{ employeeId: person, startsOn: week }}
          renderCard={(card) => <NotedCard key={card.startsOn} card={card} />}
          onClose={() => go({ date, ...filter })}
        />
      )}
    </>
  );
}

/** Leads to a card among those of the period with which it is paid: that in which its week ends. */
const linkToCard = ({ employeeId, startsOn }: LeftOpenShift, children: ReactNode): ReactNode => (
  <Link className="link" to="/time-cards" search={{ date: addDays(startsOn, 6), person: employeeId, week: startsOn }}>
    {children}
  </Link>
);

function Cards({
  reply,
  search,
  filter,
  onFilter,
}: {
  readonly reply: TimeCardsReply;
  readonly search: CardSearch;
  readonly filter: CardFilter;
  readonly onFilter: (filter: CardFilter) => void;
}) {
  const { say } = useWords();
  const self = useSelf();
  const shown = narrowed(reply.cards, filter);
  const link = (card: CardSummary, children: ReactNode): ReactNode => (
    <Link
      className="link"
      to="/time-cards"
      search={{ ...search, person: card.employee.employeeId, week: card.startsOn }}
      resetScroll={false}
    >
      {children}
    </Link>
  );
  if (reply.cards.length === 0) {
    return (
      <EmptyState text={say('timeCards.noCards')}>
        <ButtonLink href="/team">{say('timeCards.openTeam')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <CardFilters
        filter={filter}
        locations={reply.locations}
        onChange={(change) => onFilter({ ...filter, ...change })}
      />
      <div ref={focusGoesToNext}>
        {shown.length === 0 && (
          <EmptyState text={say('timeCards.noneFound')}>
            <Button onPress={() => onFilter({})}>{say('timeCards.clearFilter')}</Button>
          </EmptyState>
        )}
        <CardGroups
          cards={shown}
          severalWeeks={addDays(reply.period.startsOn, 6) !== reply.period.endsOn}
          mayLock={may(self, 'lock_time_cards')}
          link={link}
        />
      </div>
    </>
  );
}

/** Goes to other cards; what narrows nothing is not said in the address. */
function useGo(): (search: CardSearch) => void {
  const navigate = useNavigate();
  return (search) =>
    void navigate({
      to: '/time-cards',
      search: Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== '')),
      replace: true,
      resetScroll: false,
    });
}
