import type { Concern } from '../../domain/support/support-request.ts';
import type { Faults } from '../kernel/form.tsx';

export interface SupportValues {
  readonly concern: Concern | '';
  readonly subject: string;
  readonly message: string;
}

/** A question needs all three. */
export const checkSupport = ({ concern, subject, message }: SupportValues): Faults<SupportValues> => ({
  ...(concern === '' && { concern: 'support.chooseConcern' }),
  ...(subject.trim() === '' && { subject: 'support.enterSubject' }),
  ...(message.trim() === '' && { message: 'support.enterMessage' }),
});

export const checkAnswer = ({ answer }: { readonly answer: string }): Faults<{ readonly answer: string }> =>
  answer.trim() === '' ? { answer: 'support.enterAnswer' } : {};
