import type { readFactors } from '../../contract/factors.ts';
import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import { longestPasskeyName } from '../../domain/factors/passkey.ts';
import type { Faults } from '../kernel/form.tsx';

export interface NameValues {
  readonly name: string;
}

export function checkName({ name }: NameValues): Faults<NameValues> {
  if (name.trim() === '') return { name: 'security.enterPasskeyName' };
  return [...name.trim()].length > longestPasskeyName ? { name: 'security.passkeyNameTooLong' } : {};
}

/** Why no passkey can be made or used here; undefined, one can. */
export type NoPasskeysHere = 'numeric_address' | 'not_secure' | 'elsewhere' | 'unsupported';

export function whyNoPasskeys(
  { passkeysFor, noPasskeys }: Pick<ReplyOf<typeof readFactors>, 'passkeysFor' | 'noPasskeys'>,
  page: { readonly host: string; readonly hasPasskeys: boolean },
): NoPasskeysHere | undefined {
  if (noPasskeys !== null) return noPasskeys;
  if (passkeysFor !== page.host) return 'elsewhere';
  return page.hasPasskeys ? undefined : 'unsupported';
}
