import type { Faults } from '../../kernel/form.tsx';

export interface LoginValues {
  readonly email: string;
  readonly password: string;
}

/** Logging in needs both; whether they are right is for the server to say. */
export function checkLogin({ email: address, password }: LoginValues): Faults<LoginValues> {
  return {
    ...(address.trim() === '' && { email: 'identity.enterEmail' }),
    ...(password === '' && { password: 'identity.enterPassword' }),
  };
}
