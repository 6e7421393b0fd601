import '../ui/item-list.css';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import type { Passkey } from '../../contract/factors.ts';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import { hasPasskeys } from '../kernel/passkey-place.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { useFactors } from './queries.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { whyNoPasskeys } from './view.ts';

const reasons = {
  numeric_address: 'security.passkeysNumeric',
  not_secure: 'security.passkeysNotSecure',
  unsupported: 'security.passkeysUnsupported',
} as const;

/** The passkeys of whoever is signed in: each can be renamed and removed, and another added where the browser can make one. */
export function PasskeysList({ zone }: { readonly zone: Zone }) {
  const { say } = useWords();
  const { data, error, refetch } = useFactors();
  const [codes, setCodes] = useState<readonly string[]>();
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('security.factorsFailed')} blockSize="64px" />;
  const why = whyNoPasskeys(data, { host: window.location.hostname, hasPasskeys: hasPasskeys() });
  return (
    <div className="item-list">
      {data.passkeys.length === 0 ? (
        why === undefined && (
          <p className="mute" data-goes-on>
            {say('security.noPasskeys')}
          </p>
        )
      ) : (
        <ul>
          {data.passkeys.map((passkey) => (
            <Row key={passkey.passkeyId} passkey={passkey} zone={zone} />
          ))}
        </ul>
      )}
      {why === undefined ? (
        <AddPasskey onCodes={setCodes} />
      ) : (
        <p className="mute">
          {why === 'elsewhere'
            ? say('security.passkeysElsewhere', { host: `\u2066${data.passkeysFor ?? ''}\u2069` })
            : say(reasons[why])}
        </p>
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </div>
  );
}

function Row({ passkey, zone }: { readonly passkey: Passkey; readonly zone: Zone }) {
  const { say, formats } = useWords();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const { name, addedAt, lastUsedAt } = passkey;
  const used =
    lastUsedAt === null
      ? say('security.passkeyUnused')
      : say('security.passkeyUsed', {
          date: formats.fullDate(dateAt(lastUsedAt, zone)),
          time: formats.time(lastUsedAt, zone),
        });
  const close = (): void => setOpen(undefined);
  return (
    <li data-goes-on>
      <Icon of={Fingerprint} />
      <div>
        <p className="name">
          <bdi>{name}</bdi>
        </p>
        <p className="soft">
          <span>{say('security.passkeyAddedOn', { date: formats.fullDate(dateAt(addedAt, zone)) })}</span>
          <span>{used}</span>
        </p>
      </div>
      <div className="row">
        <Button size="sm" aria-label={say('security.renamePasskey', { name })} onPress={() => setOpen('rename')}>
          {say('security.rename')}
        </Button>
        <Button size="sm" aria-label={say('security.removePasskey', { name })} onPress={() => setOpen('remove')}>
          {say('security.remove')}
        </Button>
      </div>
      {open === 'rename' && <RenamePasskey passkey={passkey} onClose={close} />}
      {open === 'remove' && <RemovePasskey passkey={passkey} onClose={close} />}
    </li>
  );
}
