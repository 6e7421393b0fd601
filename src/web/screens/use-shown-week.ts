import { dateAt, weekOf, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { useCard } from '../time-cards/cards/queries.ts';
import { useTimeCard } from '../time-cards/queries.ts';
import { presentWeek, weekOfReply } from '../time-cards/view/week.ts';
import { useClock } from '../time-clock/queries.ts';

/**
 * The week of the reader's time card that an address names; without one the present one, which ticks with the clock. Any other is as the server worked
 * it out.
 */
export function useShownWeek(wanted: PlainDate | undefined, now: Instant) {
  const { employeeId, home } = useSelf();
  const clock = useClock();
  const zone = clock.reply?.zone ?? home.zone;
  const present = clock.shown && clock.reply && presentWeek({ ...clock.reply, punches: clock.shown.punches }, now);

  const weekStart = clock.reply?.policy.workweek.weekday ?? 'monday';
  const presentStart = present?.startsOn ?? weekOf(dateAt(now, zone), weekStart);
  const asked = wanted ?? presentStart;
  const isPresent = asked >= presentStart;
  // Whoever never punched has no card of most weeks, and that of the week says whether: it is not asked for in vain.
  const mayLackCard = clock.reply?.hasPunched === false;
  const past = useTimeCard(employeeId, asked, { enabled: !isPresent || mayLackCard });
  // A week may have begun on another weekday than those of today: the server says on which, and until then it is guessed.
  const startsOn = isPresent ? presentStart : (past.data?.startsOn ?? weekOf(asked, weekStart));
  const isFirst = clock.reply?.firstDay !== undefined && startsOn <= clock.reply.firstDay;
  // Of the present week it says what is particular; its hours tick with the clock.
  const isKnown = isPresent ? present !== undefined : clock.reply !== undefined || clock.error !== null;
  const card = useCard({ employeeId, startsOn }, { enabled: isKnown && (!mayLackCard || past.data?.hasCard === true) });
  // Who has not punched yet has no card: their week is shown as the present one is.
  const lacksCard = mayLackCard && past.data?.hasCard === false;
  const hasCard = !isPresent && !lacksCard && (card.data !== undefined || card.error === null);
  const isReady = past.data !== undefined && (card.data !== undefined || !hasCard);
  const week = isPresent ? present : isReady ? weekOfReply(past.data) : undefined;
  return {
    zone,
    present,
    presentStart,
    startsOn,
    isPresent,
    isFirst,
    card,
    hasCard,
    week,
    overtime: isPresent ? clock.reply?.policy.overtime : past.data?.overtime,
    error: isPresent ? clock.error : past.error,
    retry: isPresent ? clock.askAgain : () => void past.refetch(),
  };
}
