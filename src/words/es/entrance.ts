import { factors } from './factors.ts';
import { humanCheck } from './human-check.ts';
import { identity } from './identity.ts';
import { kernel } from './kernel.ts';
import { openid } from './openid.ts';
import { phone } from './phone.ts';

/** The chapter "entrance": what whoever is not signed in needs to come in, and what every page says. */
export const entrance = {
  ...kernel,
  ...identity,
  ...factors,
  ...humanCheck,
  ...openid,
  ...phone,
};
