import './session-row.css';
import { LogOut, Monitor, Smartphone } from 'lucide-react';
import type { Session } from '../../../contract/identity/sessions.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useSelf } from '../self-provider.tsx';
import { useRevokeSession } from './queries.ts';
import { isHandheld } from './view.ts';

/** One place where the person is logged in. */
export function SessionRow({ session }: { readonly session: Session }) {
  const { say, formats } = useWords();
  const { zone } = useSelf().location;
  const revoke = useRevokeSession();
  const { browser, system, network, lastUsedAt, isThisOne, sessionId } = session;
  const device =
    browser !== null && system !== null
      ? say('security.device', { browser, system })
      : (browser ?? system ?? say('security.unknownDevice'));
  const day = formats.fullDate(dateAt(lastUsedAt, zone));
  const end = (): void =>
    revoke.mutate(sessionId, {
      onSuccess: (answer) => answer.ok && showToast({ text: say('security.deviceLoggedOut') }),
    });
  return (
    <li className="session" data-goes-on>
      <Icon of={isHandheld(session) ? Smartphone : Monitor} />
      <div>
        <p className="device">
          <span>{device}</span>
          {isThisOne && <Chip tone="in">{say('security.thisDevice')}</Chip>}
        </p>
        <p className="soft">
          <span>{say('security.lastUsed', { date: day, time: formats.time(lastUsedAt, zone) })}</span>
          {network !== null && <bdi dir="ltr">{network}</bdi>}
        </p>
      </div>
      {!isThisOne && (
        <Button
          size="sm"
          icon={LogOut}
          flip
          busy={revoke.isPending}
          aria-label={say('security.logOutDevice', { device })}
          onPress={end}
        >
          {say('nav.logout')}
        </Button>
      )}
    </li>
  );
}
