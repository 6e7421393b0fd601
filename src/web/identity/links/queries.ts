import { useMutation } from '@tanstack/react-query';
import {
  changeEmail,
  confirmEmail,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  restoreEmail,
  sendEmailConfirmation,
} from '../../../contract/identity/links.ts';
import { call, type CallAnswer, type CallInput } from '../../kernel/call.ts';
import { tellSessionChanged } from '../../kernel/session-signal.ts';

/** Asks for a link that replaces a forgotten password; the answer does not tell whether there is an account. */
export const useRequestPasswordReset = () =>
  useMutation({
    mutationFn: (
      body: CallInput<typeof requestPasswordReset>['body'],
    ): Promise<CallAnswer<typeof requestPasswordReset>> => call(requestPasswordReset, { body }),
  });

/** Chooses a new password by the secret of a link. Whoever was signed in here is so no longer. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof resetPassword>['body']): Promise<CallAnswer<typeof resetPassword>> =>
      call(resetPassword, { body }),
    onSuccess: (answer) => {
      if (answer.ok) tellSessionChanged();
    },
  });

/** Confirms an address by the secret of a link. */
export const confirmEmailBy = (token: string) => call(confirmEmail, { body: { token } });

/** Changes an address by the secret that was sent to the new one. */
export const changeEmailBy = (token: string) => call(changeEmail, { body: { token } });

/** Changes an address back by the secret that was sent to the old one. */
export const restoreEmailBy = (token: string) => call(restoreEmail, { body: { token } });

/** Asks for a link to a new address of the own account. */
export const useRequestEmailChange = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof requestEmailChange>['body']): Promise<CallAnswer<typeof requestEmailChange>> =>
      call(requestEmailChange, { body }),
  });

/** Sends the link that confirms the own address once more. */
export const useSendEmailConfirmation = () =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof sendEmailConfirmation>> => call(sendEmailConfirmation),
  });
