import type { Session } from '../../../contract/identity/sessions.ts';
import { longestPassword } from '../../../domain/identity/password.ts';
import type { Faults } from '../../kernel/form.tsx';
import { charactersMissing } from '../view.ts';

export interface PasswordValues {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmation: string;
}

/** All three are required. Whether the two new ones match is told as a notice of its own: {@link differ}. */
export const checkPasswordChange =
  (hasSecondFactor: boolean) =>
  ({ currentPassword, password, confirmation }: PasswordValues): Faults<PasswordValues> => ({
    ...(currentPassword === '' && { currentPassword: 'identity.enterPassword' }),
    ...(password === '' && { password: 'identity.choosePassword' }),
    ...(password !== '' && charactersMissing(password, hasSecondFactor) > 0 && { password: tooShort(hasSecondFactor) }),
    ...(password.length > longestPassword && { password: 'identity.passwordTooLong' }),
    ...(confirmation === '' && { confirmation: 'identity.confirmThePassword' }),
  });

const tooShort = (hasSecondFactor: boolean) =>
  hasSecondFactor ? ('security.passwordTooShort' as const) : ('refusal.password_too_short' as const);

export const differ = ({ password, confirmation }: PasswordValues): boolean => password !== confirmation;

/** Whether a session is on something that is held in the hand. */
export const isHandheld = ({ system }: Session): boolean =>
  system === 'iPhone' || system === 'iPad' || system === 'Android';
