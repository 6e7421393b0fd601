import type { Faults } from './form.tsx';

/** What a form that asks for a code holds. */
export interface CodeValues {
  readonly code: string;
}

/** Whether it is right, the server alone can tell. */
export const checkCode = ({ code }: CodeValues): Faults<CodeValues> =>
  code.trim() === '' ? { code: 'identity.enterCode' } : {};
