import '../../ui/item-list.css';
import { TabletSmartphone } from 'lucide-react';
import type { Kiosk } from '../../../contract/time-clock/kiosks.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useRevokeKiosk } from './queries.ts';

/** The kiosks in use: where, since when, used when, and the end of each. */
export function KioskList({ kiosks }: { readonly kiosks: readonly Kiosk[] }) {
  return (
    <div className="item-list">
      <ul>
        {kiosks.map((kiosk) => (
          <Row key={kiosk.kioskId} kiosk={kiosk} />
        ))}
      </ul>
    </div>
  );
}

function Row({ kiosk }: { readonly kiosk: Kiosk }) {
  const { say, formats } = useWords();
  const revoke = useRevokeKiosk();
  const { kioskId, name, location, pairedAt, pairedBy, lastUsedAt } = kiosk;
  const dayOf = (at: Kiosk['pairedAt']): string => formats.fullDate(dateAt(at, location.zone));
  const end = (): void =>
    revoke.mutate(kioskId, {
      onSuccess: ({ ok }) => ok && showToast({ text: <Said of={(words) => words.say('kiosk.revoked', { name })} /> }),
    });
  return (
    <li data-goes-on>
      <Icon of={TabletSmartphone} />
      <div>
        <p className="name">
          <bdi>{name}</bdi>
        </p>
        <p className="soft">
          <bdi>{location.name}</bdi>
          <span>
            {lastUsedAt === null
              ? say('kiosk.unused')
              : say('kiosk.used', { date: dayOf(lastUsedAt), time: formats.time(lastUsedAt, location.zone) })}
          </span>
          <span>{say('kiosk.pairedBy', { date: dayOf(pairedAt), name: pairedBy })}</span>
        </p>
        <FormProblem answer={revoke.data} error={revoke.error} />
      </div>
      <Button size="sm" busy={revoke.isPending} aria-label={say('kiosk.revokeNamed', { name })} onPress={end}>
        {say('kiosk.revoke')}
      </Button>
    </li>
  );
}
