import { Monitor, Smartphone } from 'lucide-react';
import type { PushDevice } from '../../contract/notifications/push-devices.ts';
import { dateAt, type Instant, type Zone } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTurnPushOff } from './queries.ts';
import { isPhone } from './view.ts';

/** A browser that notifies its owner. @param zone by whose clock it is said when it was last reached */
export function PushDeviceRow({ device, zone }: { readonly device: PushDevice; readonly zone: Zone }) {
  const { say, formats } = useWords();
  const { mutate: turnOff, isPending } = useTurnPushOff();
  const { browser, system, reachedAt, isThisOne, deviceId } = device;
  const name =
    browser !== null && system !== null
      ? say('security.device', { browser, system })
      : (browser ?? system ?? say('security.unknownDevice'));
  const momentOf = (at: Instant) => ({ date: formats.fullDate(dateAt(at, zone)), time: formats.time(at, zone) });
  return (
    <li className="push-device" data-goes-on>
      <Icon of={isPhone(device) ? Smartphone : Monitor} />
      <div>
        <p className="device">
          <span>{name}</span>
          {isThisOne && <Chip tone="in">{say('security.thisDevice')}</Chip>}
        </p>
        <p className="mute">{reachedAt === null ? say('push.notReached') : say('push.reached', momentOf(reachedAt))}</p>
      </div>
      <Button
        size="sm"
        busy={isPending}
        aria-label={say('push.turnOffDevice', { device: name })}
        onPress={() => turnOff({ deviceId, isThisOne })}
      >
        {say('push.turnOff')}
      </Button>
    </li>
  );
}
