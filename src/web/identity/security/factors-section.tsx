import { KeyRound, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { readFactors } from '../../../contract/identity.ts';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { FormProblem } from '../../kernel/form.tsx';
import { AskProblem } from '../../kernel/problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useFactors } from '../queries.ts';
import { useSelf } from '../self-provider.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { useReplaceRecoveryCodes } from './queries.ts';
import { RemoveTotp } from './remove-totp.tsx';
import { SecuritySection } from './security-section.tsx';
import { TotpSetUp } from './totp-set-up.tsx';

type Factors = ReplyOf<typeof readFactors>;

interface CodesMade {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** What asks for more than a password when logging in. */
export function FactorsSection({ children }: { readonly children?: ReactNode }) {
  const { say } = useWords();
  const { data, error, refetch } = useFactors();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <SecuritySection title={say('security.secondStep')} text={say('security.secondStepText')}>
      {data === undefined ? (
        error === null ? (
          <Loading label={say('kernel.loading')}>
            <Skeleton blockSize="64px" />
          </Loading>
        ) : (
          <AskProblem title={say('security.factorsFailed')} error={error} retry={() => void refetch()} />
        )
      ) : (
        <ul className="sessions">
          <AppRow factors={data} onCodes={setCodes} />
          {children}
          {data.recoveryCodesLeft > 0 || data.totpSince !== null ? (
            <RecoveryRow left={data.recoveryCodesLeft} onCodes={setCodes} />
          ) : null}
        </ul>
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </SecuritySection>
  );
}

function AppRow({ factors: { totpSince }, onCodes }: { readonly factors: Factors } & CodesMade) {
  const { say, formats } = useWords();
  const { zone } = useSelf().location;
  return (
    <li className="session">
      <Icon of={Smartphone} />
      <div>
        <p className="device">{say('security.app')}</p>
        <p className="soft">
          {totpSince === null
            ? say('security.appOff')
            : say('security.onSince', { date: formats.fullDate(dateAt(totpSince, zone)) })}
        </p>
      </div>
      <div>{totpSince === null ? <TotpSetUp size="sm" onConfirmed={onCodes} /> : <RemoveTotp />}</div>
    </li>
  );
}

function RecoveryRow({ left, onCodes }: { readonly left: number } & CodesMade) {
  const { say } = useWords();
  const replace = useReplaceRecoveryCodes();
  const make = (): void =>
    replace.mutate(undefined, { onSuccess: (answer) => answer.ok && onCodes(answer.value.recoveryCodes) });
  return (
    <li className="session">
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
