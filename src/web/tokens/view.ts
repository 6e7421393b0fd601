import { scopes, type Scope } from '../../domain/access/scope.ts';
import type { Faults } from '../kernel/form.tsx';

/** For how many days a token may be made. */
export const tokenDays = [7, 30, 90, 365] as const;

export interface TokenValues {
  readonly name: string;
  readonly days: string;
  readonly scopes: readonly Scope[];
}

export const noToken: TokenValues = { name: '', days: '30', scopes: [] };

/** What is still missing before a token can be made. */
export function checkToken(values: TokenValues): Faults<TokenValues> {
  return {
    ...(values.name.trim() === '' && { name: 'tokens.enterName' as const }),
    ...(values.scopes.length === 0 && { scopes: 'tokens.chooseScope' as const }),
  };
}

/** A scope is ticked or not; they keep the order in which they are listed. */
export const withScope = (chosen: readonly Scope[], scope: Scope, isChosen: boolean): readonly Scope[] =>
  scopes.filter((one) => (one === scope ? isChosen : chosen.includes(one)));
