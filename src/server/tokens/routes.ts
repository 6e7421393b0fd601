import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { makeToken } from './make-token.ts';
import { readTokens } from './read.ts';
import { revokeToken } from './revoke-token.ts';

export const tokenRoutes = [
  route(contract.readTokens, readTokens),
  route(contract.makeToken, makeToken),
  route(contract.revokeToken, revokeToken),
];
