import '../ui/shell.css';
import '../ui/shell-header.css';
import '../ui/side-navigation.css';
import '../ui/bottom-navigation.css';
import { Outlet, useLocation } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import { may } from '../../domain/access/may.ts';
import { useFollowApprovals, usePending } from '../approvals/queries.ts';
import { useReachability } from '../kernel/reachability.ts';
import { useUnsavedQuestion } from '../kernel/unsaved.tsx';
import { Said, useWords } from '../kernel/words.tsx';
import { useLeavingGuard } from '../messaging/leaving-guard.tsx';
import { useMessaging, useUnread } from '../messaging/queries.ts';
import { NoticeBell } from '../notifications/notice-bell.tsx';
import { useChangePreferences, useSaveUnsavedPreferences } from '../people/queries.ts';
import { ClockCapsule } from '../time-clock/clock-capsule.tsx';
import { useLogOutGuard } from '../time-clock/log-out-guard.tsx';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { useGuide } from './guide.tsx';
import { navigationOf, type WaitingCounts } from './navigation.ts';
import { ShellHeader } from './shell-header.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { useLogout } from './use-logout.tsx';
import { takeRefused } from './way-out.ts';

const thisYear = new Date().getFullYear();

/** Header, navigation, the sheet with the screen, and footer. */
export function Shell({ self }: { readonly self: EmployeeSelf }) {
  const { say, formats } = useWords();
  const { pathname } = useLocation();
  const { mutate: change } = useChangePreferences();
  const unsaved = useUnsavedQuestion();
  useSaveUnsavedPreferences();
  const { mayLogOut, question } = useLogOutGuard();
  const written = useLeavingGuard(self.employeeId);
  const logout = useLogout(async () => (await unsaved.mayLeave()) && (await mayLogOut()) && written.mayLeave());
  const guide = useGuide(self, logout);
  const main = useFocusOnArrival(pathname);
  useToldOfRefusal();
  const navigation = { entries: navigationOf(self), path: pathname, counts: useCounts(self), onLogout: logout };
  const { name: location } = self.home;
  const zone = formats.zoneName(self.home.zone);
  return (
    <>
      <a className="skip" href="#main">
        {say('kernel.skipToContent')}
      </a>
      <div className="shell">
        <ShellHeader
          self={self}
          capsule={<ClockCapsule className="hide-s" />}
          onFind={() => guide.open('find')}
          bell={<NoticeBell zone={self.location.zone} />}
          onLanguage={(language) =>
            change(
              { language },
              { onError: () => showToast({ text: <Said of={(words) => words.say('people.preferencesNotSaved')} /> }) },
            )
          }
        />
        <OfflineBar />
        <SideNavigation {...navigation} />
        <main className="sheet" id="main" tabIndex={-1} ref={main}>
          <Outlet />
        </main>
        <footer className="page-foot">
          <span>
            <bdi dir="ltr">{say('kernel.copyright', { year: thisYear })}</bdi> · <bdi>{self.organization.name}</bdi>
          </span>
          <span>
            {say('kernel.timesIn', { location, zone })}
            {/* A phone has no keys; whoever connects some finds the list in quick find. */}
            <span className="hide-s">
              {' · '}
              <button type="button" className="foot-link" onClick={() => guide.open('shortcuts')}>
                {say('nav.shortcuts')}
              </button>
            </span>
          </span>
        </footer>
        <BottomNavigation {...navigation} />
      </div>
      {guide.opened}
      {unsaved.question}
      {question}
      {written.question}
    </>
  );
}

/** Says that the server cannot be reached, while it cannot; announced when it begins. */
function OfflineBar() {
  const { say } = useWords();
  const reachability = useReachability();
  const reachable = reachability === 'reachable';
  return (
    <div role="status" className={reachable ? 'sr' : 'offline-bar'}>
      {!reachable && (
        <>
          <Icon of={CloudOff} size={16} />
          {say(reachability === 'offline' ? 'kernel.offline' : 'kernel.notReached')}
        </>
      )}
    </div>
  );
}

/** After each navigation the focus begins at the new screen, as it would on a page that was loaded. */
function useFocusOnArrival(path: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(path);
  useEffect(() => {
    if (before.current !== path) main.current?.focus({ preventScroll: true });
    before.current = path;
  }, [path]);
  return main;
}

/** Whoever was led here from a page that they may not open is told whom to ask for it. */
function useToldOfRefusal(): void {
  // Also where they stood here already, and only the address came and went.
  useEffect(() => {
    if (takeRefused()) showToast({ text: <Said of={({ say }) => say('nav.refused')} /> });
  });
}

/** What waits for the reader, beside the entries of the menu; it follows what other people and devices do. */
function useCounts(self: EmployeeSelf): WaitingCounts {
  const { say } = useWords();
  useFollowApprovals();
  useMessaging({ organizationId: self.organization.id, employeeId: self.employeeId });
  const { data: pending } = usePending({ enabled: may(self, 'decide_requests') });
  const count = Object.values(pending?.waiting ?? {}).reduce((sum, waiting) => sum + waiting, 0);
  const unread = useUnread();
  return {
    '/management-authorizations': { number: count, words: say('approvals.waitingCount', { count }), quiet: true },
    '/communication-hub': { number: unread, words: say('messaging.unreadConversations', { count: unread }) },
  };
}
