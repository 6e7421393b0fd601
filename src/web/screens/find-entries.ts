import {
  Clock3,
  Keyboard,
  LogOut,
  Plus,
  Settings,
  SquarePen,
  TreePalm,
  Upload,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { may, type Action, type Doer } from '../../domain/access/may.ts';
import { matches } from '../../domain/people/search-name.ts';
import { applicable, type ClockStatus } from '../../domain/time-clock/clock-state.ts';
import type { PunchKind } from '../../domain/time-clock/punch.ts';
import type { PlainKey, Say } from '../../words/speak.ts';
import { punchLooks } from '../time-clock/view/looks.ts';
import type { PaletteOption } from '../ui/palette.tsx';
import { navigationOf } from './navigation.ts';
import { mayVisit, type SignedInPath } from './paths.ts';
import { settingsPages } from './settings-pages.ts';

/** What can be done from anywhere, besides the presses of the clock. */
const deeds = [
  { id: 'time_off', label: 'timeOff.request', icon: TreePalm, needs: 'request_time_off', endsWithEmployment: true },
  { id: 'new_message', label: 'messaging.new', icon: SquarePen, needs: 'message', endsWithEmployment: true },
  { id: 'record_payment', label: 'payroll.record', icon: Plus, needs: 'record_payments' },
  { id: 'invite', label: 'guidance.find.invite', icon: UserPlus, needs: 'invite_people' },
  { id: 'import', label: 'guidance.find.import', icon: Upload, needs: 'import_people' },
  { id: 'shortcuts', label: 'nav.shortcuts', icon: Keyboard, needs: 'change_preferences' },
  { id: 'logout', label: 'nav.logout', icon: LogOut, needs: 'change_preferences' },
] as const satisfies readonly {
  readonly id: string;
  readonly label: PlainKey;
  readonly icon: LucideIcon;
  readonly needs: Action;
  /** Refused to whoever's last day is over. */
  readonly endsWithEmployment?: true;
}[];
export type Deed = (typeof deeds)[number]['id'];

/** What stands behind an option: a press of the clock, a deed, a screen, a person, or all who were found. */
export type Found =
  | { readonly kind: 'punch'; readonly punch: PunchKind }
  | { readonly kind: 'deed'; readonly deed: Deed }
  | { readonly kind: 'screen'; readonly path: SignedInPath }
  | { readonly kind: 'person'; readonly employeeId: string }
  | { readonly kind: 'people'; readonly search: string };

export type FoundOption = PaletteOption & { readonly found: Found };

/** How things stand with whoever looks for something to do. */
interface Standing {
  /** Of their clock; undefined while nobody knows. */
  readonly status: ClockStatus | undefined;
  /** Their last day of employment is over: nothing begins any more. */
  readonly hasLeft: boolean;
}

/** The actions that `doer` may take now, by what was typed. */
export function actionsFound(doer: Doer, { status, hasLeft }: Standing, text: string, say: Say): FoundOption[] {
  const presses = status === undefined || !may(doer, 'punch') ? [] : applicable(status);
  // What was begun is ended.
  const punches = hasLeft ? presses.filter((punch) => punch !== 'clock_in') : presses;
  const ofClock = punches.map((punch): FoundOption => ({
    id: `punch ${punch}`,
    label: say(punchLooks[punch].word),
    icon: punchLooks[punch].icon,
    found: { kind: 'punch', punch },
  }));
  const others = deeds
    .filter((deed) => may(doer, deed.needs) && !(hasLeft && 'endsWithEmployment' in deed))
    .map(({ id, label, icon }): FoundOption => ({
      id: `deed ${id}`,
      label: say(label),
      icon,
      flip: id === 'logout',
      found: { kind: 'deed', deed: id },
    }));
  return [...ofClock, ...others].filter(({ label }) => matches(text, label));
}

/** What people type who look for what is done on a screen, and not for its name. */
const alsoCalled: Partial<Record<SignedInPath, PlainKey>> = {
  '/management-authorizations': 'guidance.also.authorizations',
  '/payments': 'guidance.also.payments',
  '/schedule': 'guidance.also.schedule',
  '/settings/preferences': 'guidance.also.preferences',
  '/settings/security': 'guidance.also.security',
  '/team': 'guidance.also.team',
  '/time-cards': 'guidance.also.timeCards',
  '/time-entries': 'guidance.also.timeEntries',
  '/time-off': 'guidance.also.timeOff',
};
const otherNames = (path: SignedInPath, say: Say): string => {
  const key = alsoCalled[path];
  return key === undefined ? '' : say(key);
};

/** The screens that `doer` may see, by what was typed; the English of the address finds them in every language. */
export function screensFound(doer: Doer, text: string, say: Say): FoundOption[] {
  const settings = say('nav.settings');
  const menu = navigationOf(doer)
    .filter(({ covers }) => covers !== '/settings/')
    .map(({ path, label, icon, group }) => ({ path, label: say(label), icon, note: group && say(group) }));
  const availability = {
    path: '/schedule/availability',
    label: say('schedule.availability.title'),
    icon: Clock3,
  } as const;
  const pages = settingsPages.map(({ path, label }) => ({ path, label: say(label), icon: Settings, note: settings }));
  return [...menu, ...[{ ...availability, note: undefined }, ...pages].filter(({ path }) => mayVisit(doer, path))]
    .filter(({ label, note = '', path }) =>
      matches(text, label, note, path.replaceAll(/[/-]/g, ' '), otherNames(path, say)),
    )
    .map(({ path, label, icon, note }): FoundOption => ({
      id: `screen ${path}`,
      label,
      icon,
      note,
      found: { kind: 'screen', path },
    }));
}
