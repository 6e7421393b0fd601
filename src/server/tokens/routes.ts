import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { makeToken } from './make-token.ts';
import { readTokens } from './read.ts';
import { revokeToken } from './revoke-token.ts';
import { revokeTokens } from './revoke-tokens.ts';

export const tokenRoutes = [
  route(contract.readTokens, readTokens),
  route(contract.makeToken, makeToken),
  route(contract.revokeTokens, revokeTokens),
  route(contract.revokeToken, revokeToken),
];
