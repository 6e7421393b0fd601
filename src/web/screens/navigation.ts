import {
  Banknote,
  Braces,
  CalendarCheck,
  CalendarDays,
  ChartColumn,
  ClipboardCheck,
  Clock,
  FileOutput,
  HandCoins,
  House,
  LayoutDashboard,
  LifeBuoy,
  MapPin,
  MessagesSquare,
  Scale,
  ScrollText,
  Settings,
  TabletSmartphone,
  TreePalm,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { Doer } from '../../domain/access/may.ts';
import type { PlainKey } from '../../words/speak.ts';
import type { Count } from '../ui/tabs.tsx';
import { mayVisit, type SignedInPath } from './paths.ts';

export interface NavigationEntry {
  readonly path: SignedInPath;
  readonly label: Extract<PlainKey, `nav.${string}`>;
  /** A shorter word for the bottom navigation of a phone. */
  readonly shortLabel?: Extract<PlainKey, `nav.${string}`>;
  readonly icon: LucideIcon;
  readonly shortIcon?: LucideIcon;
  /** Where it stands: at the head of the side menu (and on the phone's bar), or at its foot. */
  readonly place: 'head' | 'foot';
  /** Where a phone's bar is full, it stands under More. */
  readonly yields?: true;
  /** In the side menu it stands under this head. */
  readonly group?: 'nav.organization';
  /** Every path that begins so belongs to it. */
  readonly covers?: string;
}

/** The menu, in order. An entry stands here once its screen is real. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: '/dashboard',
    label: 'nav.dashboard',
    shortLabel: 'nav.home',
    icon: LayoutDashboard,
    shortIcon: House,
    place: 'head',
  },
  { path: '/time-entries', label: 'nav.timeEntries', shortLabel: 'nav.time', icon: Clock, place: 'head' },
  { path: '/schedule', label: 'nav.schedule', icon: CalendarDays, place: 'head', covers: '/schedule/' },
  { path: '/time-off', label: 'nav.timeOff', shortLabel: 'nav.off', icon: TreePalm, place: 'head', yields: true },
  { path: '/communication-hub', label: 'nav.messages', icon: MessagesSquare, place: 'head' },
  {
    path: '/time-cards',
    label: 'nav.timeCards',
    shortLabel: 'nav.cards',
    icon: CalendarCheck,
    place: 'head',
    yields: true,
  },
  { path: '/payments', label: 'nav.payments', icon: Banknote, place: 'head', yields: true },
  {
    path: '/management-authorizations',
    label: 'nav.authorizations',
    shortLabel: 'nav.approvals',
    icon: ClipboardCheck,
    place: 'head',
  },
  { path: '/team', label: 'nav.team', icon: Users, place: 'head', yields: true, group: 'nav.organization' },
  { path: '/locations', label: 'nav.locations', icon: MapPin, place: 'foot', group: 'nav.organization' },
  { path: '/kiosks', label: 'nav.kiosks', icon: TabletSmartphone, place: 'foot', group: 'nav.organization' },
  { path: '/pay-run', label: 'nav.payRun', icon: HandCoins, place: 'foot', group: 'nav.organization' },
  { path: '/payroll-files', label: 'nav.payrollFiles', icon: FileOutput, place: 'foot', group: 'nav.organization' },
  { path: '/reports', label: 'nav.reports', icon: ChartColumn, place: 'foot', group: 'nav.organization' },
  { path: '/audit-log', label: 'nav.auditLog', icon: ScrollText, place: 'foot', group: 'nav.organization' },
  { path: '/pay-policy', label: 'nav.payPolicy', icon: Scale, place: 'foot', group: 'nav.organization' },
  {
    path: '/time-off-policy',
    label: 'nav.timeOffPolicy',
    icon: TreePalm,
    place: 'foot',
    group: 'nav.organization',
  },
  { path: '/settings/profile', label: 'nav.settings', icon: Settings, place: 'foot', covers: '/settings/' },
  { path: '/API-reference', label: 'nav.reference', icon: Braces, place: 'foot' },
  { path: '/contact-support', label: 'nav.contactSupport', icon: LifeBuoy, place: 'foot' },
];

/** How many things wait behind an entry, and the words for it. */
export type WaitingCounts = Partial<Record<SignedInPath, Count>>;

/** The entries that someone may see. */
export const navigationOf = (visitor: Doer): NavigationEntry[] =>
  navigation.filter((entry) => mayVisit(visitor, entry.path));

/** Beside More, a phone's bar has room for so many. */
const mostOnBar = 5;

/** What stands on a phone's bar. */
export function barOf(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  const head = entries.filter(({ place }) => place === 'head');
  return head.length > mostOnBar ? head.filter(({ yields }) => yields !== true) : head;
}

/** Whether `entry` is where the reader is. */
export const isCurrent = (entry: NavigationEntry, path: string): boolean =>
  path === entry.path ||
  (path === '/' && entry.path === '/dashboard') ||
  (entry.covers !== undefined && path.startsWith(entry.covers));
