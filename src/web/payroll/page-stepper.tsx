import { useWords } from '../kernel/words.tsx';
import { Stepper } from '../ui/layout.tsx';

interface PageStepperProps {
  /** From 1 on. */
  readonly page: number;
  readonly pageSize: number;
  /** Rows on all pages. */
  readonly count: number;
  readonly onGo: (page: number) => void;
}

/** Which rows of how many are shown, between two arrows; nothing where one page holds them all. */
export function PageStepper({ page, pageSize, count, onGo }: PageStepperProps) {
  const { say } = useWords();
  if (count <= pageSize) return null;
  const to = Math.min(page * pageSize, count);
  return (
    <Stepper
      label={say('payroll.pageOf', { from: (page - 1) * pageSize + 1, to, count })}
      previous={{
        label: say('payroll.previousPage'),
        onPress: () => onGo(page - 1),
        unavailable: page === 1 ? say('payroll.firstPage') : undefined,
      }}
      next={{
        label: say('payroll.nextPage'),
        onPress: () => onGo(page + 1),
        unavailable: to === count ? say('payroll.lastPage') : undefined,
      }}
    />
  );
}
