import type { EndpointSpec } from '../../contract/kernel/endpoint.ts';
import { scopeOf, type Scope } from '../../domain/access/scope.ts';

/** The scope that a token needs for an endpoint; undefined where no token opens it: what is grave asks who is there. */
export const scopeFor = ({ access, method, freshSignIn }: EndpointSpec): Scope | undefined =>
  typeof access === 'string' || freshSignIn === true ? undefined : scopeOf(access.action, method);
