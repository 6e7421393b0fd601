import { contract } from '../../contract/index.ts';
import type { NoPasskeys, PasskeyPlace } from '../../domain/factors/passkey.ts';
import type { Result } from '../../domain/kernel/result.ts';
import { countedRoute, route, slowRoute, type Route } from '../kernel/route.ts';
import { addPasskey } from './add-passkey.ts';
import { askToAddPasskey } from './ask-to-add-passkey.ts';
import { confirmTotp } from './confirm-totp.ts';
import { readFactors } from './read.ts';
import { removePasskey } from './remove-passkey.ts';
import { removeTotp } from './remove-totp.ts';
import { renamePasskey } from './rename-passkey.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.ts';
import { startTotp } from './start-totp.ts';

export function factorsRoutes(passkeys: Result<PasskeyPlace, NoPasskeys>): readonly Route[] {
  const place = passkeys.ok ? passkeys.value : undefined;
  return [
    route(contract.readFactors, readFactors(passkeys)),
    route(contract.startTotp, startTotp),
    countedRoute(contract.confirmTotp, confirmTotp),
    route(contract.removeTotp, removeTotp),
    route(contract.replaceRecoveryCodes, replaceRecoveryCodes),
    route(contract.askToAddPasskey, askToAddPasskey(place)),
    slowRoute(contract.addPasskey, addPasskey(place)),
    route(contract.renamePasskey, renamePasskey),
    route(contract.removePasskey, removePasskey),
  ];
}
