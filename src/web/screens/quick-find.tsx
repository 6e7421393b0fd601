import { useNavigate } from '@tanstack/react-router';
import { UserRound, Users } from 'lucide-react';
import { useState } from 'react';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { hasLeftBy } from '../../domain/people/last-day.ts';
import { matches } from '../../domain/people/search-name.ts';
import { usePaused } from '../kernel/paused.ts';
import { useReachability } from '../kernel/reachability.ts';
import { useWords } from '../kernel/words.tsx';
import { useFoundPeople } from '../team/queries.ts';
import { nameOf } from '../team/view.ts';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { usePress } from '../time-clock/punch-press.tsx';
import { useClock } from '../time-clock/queries.ts';
import { Palette } from '../ui/palette.tsx';
import { actionsFound, screensFound, type Deed, type Found, type FoundOption } from './find-entries.ts';
import { mayVisit } from './paths.ts';

/** So many people stand in the list; behind them, all who were found. */
const mostPeople = 6;
/** As many letters as the search of the team takes. */
const maxLength = 120;

export interface QuickFindProps {
  readonly self: EmployeeSelf;
  /** What was typed before its field was there. */
  readonly typed: string;
  readonly onClose: () => void;
  /** What a screen, an address or the clock cannot do by itself. */
  readonly onDeed: (deed: Extract<Deed, 'time_off' | 'shortcuts' | 'logout'>) => void;
}

/** Finds screens, actions and people by what is typed, each that the reader may see; the choice is opened, or done at once. */
export function QuickFind({ self, typed, onClose, onDeed }: QuickFindProps) {
  const { say } = useWords();
  const [text, setText] = useState(typed);
  const { status } = useClock();
  const press = usePress();
  const go = useGo();
  const hasLeft = hasLeftBy(dateAt(useServerNow(), self.home.zone), self.lastDay);
  const people = usePeople(self, text);
  const groups = [
    { name: say('guidance.find.actions'), options: actionsFound(self, { status, hasLeft }, text, say) },
    { name: say('guidance.find.screens'), options: screensFound(self, text, say) },
    { name: say('guidance.find.people'), options: people.options },
  ].filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);

  const open = (found: Found): void => {
    onClose();
    if (found.kind === 'punch') {
      press(found.punch);
      // Where its panel says what became of it, a refusal too.
      go({ kind: 'screen', path: '/dashboard' });
    } else if (found.kind !== 'deed') go(found);
    else if (found.deed === 'time_off' || found.deed === 'shortcuts' || found.deed === 'logout') onDeed(found.deed);
    else go({ kind: 'deed', deed: found.deed });
  };
  return (
    <Palette
      label={say('nav.find')}
      placeholder={say('guidance.find.placeholder')}
      text={text}
      maxLength={maxLength}
      onText={setText}
      groups={groups}
      found={people.isAsked ? say('kernel.loading') : say('guidance.find.found', { count: options.length })}
      note={people.note}
      onPick={(id) => {
        const picked = options.find((option) => option.id === id);
        if (picked !== undefined) open(picked.found);
      }}
      onClose={onClose}
    />
  );
}

interface PeopleFound {
  readonly options: readonly FoundOption[];
  /** They are being asked for, and nothing else is there to be shown. */
  readonly isAsked: boolean;
  readonly note?: string | undefined;
}

/** The people whom a text finds among those whom the reader may see; without a network they cannot be asked for. */
function usePeople(self: EmployeeSelf, text: string): PeopleFound {
  const { say } = useWords();
  const isReachable = useReachability() === 'reachable';
  const wanted = text.trim();
  const search = usePaused(wanted);
  const { data, error, isPlaceholderData } = useFoundPeople(mayVisit(self, '/team') ? search : '');
  if (wanted === '' || !mayVisit(self, '/team')) return { options: [], isAsked: false };
  if (data === undefined) {
    const why = isReachable ? 'guidance.find.peopleFailed' : 'guidance.find.offline';
    const isAsked = error === null && isReachable;
    return { options: [], isAsked, note: isAsked ? undefined : say(why) };
  }
  // Until the answer to this word is here, those of the former one who fit it too.
  const isFormer = search !== wanted || isPlaceholderData;
  const fitting = isFormer ? data.people.filter((card) => matches(wanted, nameOf(card))) : data.people;
  const shown = fitting.slice(0, mostPeople).map((card): FoundOption => ({
    id: `person ${card.employeeId}`,
    label: nameOf(card),
    note: card.home.name,
    icon: UserRound,
    found: { kind: 'person', employeeId: card.employeeId },
  }));
  if (isFormer || data.count <= mostPeople) return { options: shown, isAsked: isFormer };
  const all: FoundOption = {
    id: 'people',
    label: say('guidance.find.more', { count: data.count }),
    icon: Users,
    found: { kind: 'people', search },
  };
  return { options: [...shown, all], isAsked: false };
}

/** Goes where what was found is. */
function useGo(): (found: Exclude<Found, { kind: 'punch' }>) => void {
  const navigate = useNavigate();
  const deeds: Partial<Record<Deed, () => Promise<void>>> = {
    new_message: () => navigate({ to: '/communication-hub', search: { open: 'new' } }),
    record_payment: () => navigate({ to: '/payments', search: { open: 'record' } }),
    invite: () => navigate({ to: '/team', search: { open: 'invite' } }),
    import: () => navigate({ to: '/team', search: { show: 'import' } }),
  };
  return (found) => {
    if (found.kind === 'screen') void navigate({ to: found.path });
    else if (found.kind === 'person') void navigate({ to: '/team', search: { person: found.employeeId } });
    else if (found.kind === 'people') void navigate({ to: '/team', search: { q: found.search } });
    else void deeds[found.deed]?.();
  };
}
