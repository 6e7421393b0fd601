import type { OpenidProvider } from '../../src/server/kernel/openid-providers.ts';

/** Whom the local provider can stand in for. */
const standIns = [
  { id: 'google', name: 'Google' },
  { id: 'microsoft', name: 'Microsoft' },
] as const;

/** The local stand-ins as Meridian is told of them, whether or not they are running: a provider is who is at an address. */
export const localProviders = (url: string): readonly OpenidProvider[] =>
  standIns.map(({ id, name }) => ({
    id,
    name,
    issuer: `${url}/${id}`,
    clientId: `meridian-${id}`,
    clientSecret: 'known to everybody: it guards nothing',
    vouchesForEmail: false,
  }));
