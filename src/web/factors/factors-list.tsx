import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { readFactors } from '../../contract/factors.ts';
import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { useFactors, useReplaceRecoveryCodes } from './queries.ts';
import { RemoveTotp } from './remove-totp.tsx';
import { TotpSetUp } from './totp-set-up.tsx';

type FactorsReply = ReplyOf<typeof readFactors>;

interface CodesMade {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** What asks for more than a password when logging in. */
export function FactorsList({ zone }: { readonly zone: Zone }) {
  const { say } = useWords();
  const { data, error, refetch } = useFactors();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <>
      {data === undefined ? (
        <Unanswered error={error} refetch={refetch} title={say('security.factorsFailed')} blockSize="64px" />
      ) : (
        <ul className="sessions">
          <AppRow since={data.totpSince} zone={zone} onCodes={setCodes} />
          {data.recoveryCodesLeft > 0 || data.totpSince !== null || data.passkeys.length > 0 ? (
            <RecoveryRow left={data.recoveryCodesLeft} onCodes={setCodes} />
          ) : null}
        </ul>
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}

interface AppRowProps extends CodesMade {
  readonly since: FactorsReply['totpSince'];
  readonly zone: Zone;
}

function AppRow({ since, zone, onCodes }: AppRowProps) {
  const { say, formats } = useWords();
  return (
    <li className="session" data-goes-on>
      <Icon of={Smartphone} />
      <div>
        <p className="device">{say('security.app')}</p>
        <p className="soft">
          {since === null
            ? say('security.appOff')
            : say('security.onSince', { date: formats.fullDate(dateAt(since, zone)) })}
        </p>
      </div>
      <div>
        {since === null ? (
          <TotpSetUp size="sm" onConfirmed={(codes) => codes.length > 0 && onCodes(codes)} />
        ) : (
          <RemoveTotp />
        )}
      </div>
    </li>
  );
}

function RecoveryRow({ left, onCodes }: { readonly left: number } & CodesMade) {
  const { say } = useWords();
  const replace = useReplaceRecoveryCodes();
  const make = (): void =>
    replace.mutate(undefined, { onSuccess: (answer) => answer.ok && onCodes(answer.value.recoveryCodes) });
  return (
    <li className="session" data-goes-on>
      <Icon of={KeyRound} />
      <div>
        <p className="device">{say('security.recoveryCodes')}</p>
        <p className="soft">{say('security.recoveryLeft', { left })}</p>
        <FormProblem answer={replace.data} error={replace.error} />
      </div>
      <Button size="sm" busy={replace.isPending} onPress={make}>
        {say('security.newCodes')}
      </Button>
    </li>
  );
}
