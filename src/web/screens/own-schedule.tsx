import { CalendarClock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { OwnShift } from '../../contract/schedule/own-shifts.ts';
import { may } from '../../domain/access/may.ts';
import { firstOfMonth, monthOf, yearOf } from '../../domain/kernel/months.ts';
import { addDays, weekOf, type PlainDate, type Weekday } from '../../domain/kernel/time.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { AsOf } from '../kernel/as-of.tsx';
import { focusGoesToNext } from '../kernel/focus.ts';
import { usePhone } from '../kernel/phone.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ShareButton } from '../messaging/share-button.tsx';
import { CalendarFeed } from '../schedule/calendar/calendar-feed.tsx';
import { useShiftsToConfirm } from '../schedule/confirmations/queries.ts';
import { ShiftsToConfirm } from '../schedule/confirmations/shifts-to-confirm.tsx';
import { OfferChip } from '../schedule/offers/offer-chip.tsx';
import { useOffers } from '../schedule/offers/queries.ts';
import { SwapButton } from '../schedule/offers/swap-button.tsx';
import { TakeableShifts } from '../schedule/offers/takeable-shifts.tsx';
import { OwnDays } from '../schedule/own-days.tsx';
import { PrintWeek } from '../schedule/paper/print-week.tsx';
import { useOwnShifts } from '../schedule/queries.ts';
import { ShiftCards } from '../schedule/shift-cards.tsx';
import { ShiftDetails } from '../schedule/shift-details.tsx';
import { useSwaps } from '../schedule/swaps/queries.ts';
import { SwapDetails } from '../schedule/swaps/swap-details.tsx';
import { SwapList } from '../schedule/swaps/swap-list.tsx';
import { datesOf } from '../schedule/view.ts';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { useTimeOff } from '../time-off/queries.ts';
import { WeekTimeOff } from '../time-off/week-time-off.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead, Stepper } from '../ui/layout.tsx';
import { OwnMonth } from './own-month.tsx';
import { RequestTimeOff } from './request-time-off.tsx';

interface OwnScheduleProps {
  readonly date: PlainDate;
  /** The day that stands open on a phone; another of its week is the same question. */
  readonly chosen: PlainDate;
  readonly today: PlainDate;
  readonly span: 'week' | 'month';
  readonly onGo: (date: PlainDate) => void;
  /** Chooses a day of the week that is shown. */
  readonly onChoose: (date: PlainDate) => void;
  /** What else can be shown here. */
  readonly views: ReactNode;
  /** The swap that stands open. */
  readonly swap: string | undefined;
  readonly onSwap: (offerId: string | undefined) => void;
}

/** The reader's own published shifts, of a week as cards, of a month as a calendar. */
export function OwnSchedule({ date, chosen, today, span, onGo, onChoose, views, swap, onSwap }: OwnScheduleProps) {
  const { say, formats } = useWords();
  useTitle(say('schedule.mine'));
  const self = useSelf();
  const now = useServerNow();
  const asked = useOwnShifts(self.employeeId, { date, span });
  const { data, error, refetch } = asked;
  const toConfirm = useShiftsToConfirm(self.employeeId);
  const offers = useOffers(self.employeeId);
  const swaps = useSwaps(self.employeeId);
  const timeOff = useTimeOff(self.employeeId);
  const offerOf = (shiftId: string) => offers.data?.mine.find((offer) => offer.shiftId === shiftId);
  const waitingIn = (offerId: string | undefined) =>
    swaps.data?.swaps.find((one) => one.offerId === offerId)?.waiting ?? 0;
  const [opened, setOpened] = useState<string>();
  const isPhone = usePhone();
  const { startsOn, endsOn } = data ?? presumed(date, span, self.organization.weekStartsOn);
  // On a phone a day of the week stands open: it is gone to the same day of another.
  const first = isPhone ? chosen : startsOn;
  const steps = span === 'week' ? [addDays(first, -7), addDays(first, 7)] : [monthsFrom(date, -1), monthsFrom(date, 1)];
  const [before = date, after = date] = steps;
  const isWeek = span === 'week';
  const cards = {
    // What is to be confirmed stands above them, and must not push them down under a finger.
    // Without a network it is not asked for, and nothing waits for it.
    shifts: toConfirm.isLoading ? undefined : data?.shifts,
    assigned: `${self.firstName} ${self.lastName}`,
    now,
    none: may(self, 'edit_schedule') ? (
      <ButtonLink href="/schedule?show=team">{say('schedule.planTeam')}</ButtonLink>
    ) : (
      <ButtonLink href="/schedule/availability">{say('schedule.availability.title')}</ButtonLink>
    ),
    onDetails: setOpened,
    renderBelow: ({ shiftId }: OwnShift) => {
      const offer = offerOf(shiftId);
      const proposed = offers.data?.proposed.find((one) => one.shiftId === shiftId);
      return <OfferChip offer={offer} proposed={proposed} waiting={waitingIn(offer?.offerId)} onOpen={onSwap} />;
    },
    renderActions: (shift: OwnShift) => <SwapButton shift={shift} now={now} offer={offerOf(shift.shiftId)} />,
  };
  const confirming = toConfirm.data && <ShiftsToConfirm {...toConfirm.data} />;
  return (
    <>
      <PageHead title={say('schedule.mine')}>
        <Stepper
          label={isWeek ? (isPhone ? formats.anyDates : formats.fullDateRange)(startsOn, endsOn) : formats.month(date)}
          previous={{
            label: say(isWeek ? 'schedule.previousWeek' : 'schedule.previousMonth'),
            onPress: () => onGo(before),
          }}
          next={{
            label: say(isWeek ? 'schedule.nextWeek' : 'schedule.nextMonth'),
            onPress: () => onGo(after),
          }}
        />
        <span className="end row">
          {views}
          {!isPhone && (
            <>
              {isWeek && <PrintWeek date={startsOn} />}
              <CalendarFeed employeeId={self.employeeId} zone={self.home.zone} />
              <ButtonLink icon={CalendarClock} href="/schedule/availability">
                {say('schedule.availability.of')}
              </ButtonLink>
              <RequestTimeOff />
            </>
          )}
        </span>
      </PageHead>
      <AsOf of={asked} now={now} zone={self.home.zone} />
      {data === undefined && error !== null && (
        <AskProblem title={say('schedule.failed')} error={error} retry={() => void refetch()} />
      )}
      {!isPhone && confirming}
      <div ref={focusGoesToNext}>
        {(data !== undefined || error === null) &&
          (isWeek ? (
            isPhone ? (
              <OwnDays
                {...cards}
                dates={datesOf(startsOn, endsOn)}
                chosen={chosen}
                today={today}
                onChoose={onChoose}
                onNextWeek={() => onGo(after)}
                offered={offers.data?.takeable.filter(({ offer }) => offer !== null)}
                confirming={confirming}
              />
            ) : (
              <ShiftCards {...cards} />
            )
          ) : (
            <OwnMonth
              dates={datesOf(startsOn, endsOn)}
              employeeId={self.employeeId}
              month={date}
              shifts={data?.shifts}
              today={today}
              onDetails={setOpened}
            />
          ))}
        {isPhone && !isWeek && confirming}
        {/* Below what it would push down. */}
        {isWeek && data && <WeekTimeOff reply={timeOff.data} from={startsOn} to={endsOn} />}
        {isWeek && !isPhone && data && offers.data && !timeOff.isLoading && (
          <TakeableShifts
            title={say('schedule.takeable')}
            takeable={offers.data.takeable}
            now={now}
            onDetails={setOpened}
          />
        )}
        {isWeek && data && (offers.data ?? offers.error) && !timeOff.isLoading && swaps.data && (
          <SwapList swaps={swaps.data.swaps} onOpen={onSwap} />
        )}
      </div>
      {isWeek && data && swaps.data === undefined && swaps.error !== null && (
        <div className="swaps-failed">
          <AskProblem title={say('schedule.swaps.failed')} error={swaps.error} retry={() => void swaps.refetch()} />
        </div>
      )}
      {swap !== undefined && (
        <SwapDetails
          offerId={swap}
          readerId={self.employeeId}
          zone={self.home.zone}
          share={<ShareButton about={{ kind: 'swap', id: swap }} />}
          onClose={() => onSwap(undefined)}
        />
      )}
      {opened !== undefined && (
        <ShiftDetails
          shiftId={opened}
          share={<ShareButton about={{ kind: 'shift', id: opened }} />}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function presumed(date: PlainDate, span: 'week' | 'month', weekStartsOn: Weekday) {
  const [first, last] = span === 'week' ? [date, date] : [monthsFrom(date, 0), addDays(monthsFrom(date, 1), -1)];
  return { startsOn: weekOf(first, weekStartsOn), endsOn: addDays(weekOf(last, weekStartsOn), 6) };
}

const monthsFrom = (date: PlainDate, months: number): PlainDate => firstOfMonth(yearOf(date), monthOf(date) + months);
