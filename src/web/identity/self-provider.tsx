import { createContext, use, type ReactNode } from 'react';
import type { EmployeeSelf } from '../../contract/people/self.ts';

const SelfContext = createContext<EmployeeSelf | undefined>(undefined);

/** Says to the signed-in screens below whose they are, until they are taken away. */
export function SelfProvider({ self, children }: { readonly self: EmployeeSelf; readonly children: ReactNode }) {
  return <SelfContext value={self}>{children}</SelfContext>;
}

/**
 * The signed-in employee, inside the signed-in routes. Handed down rather than asked for: a screen
 * that draws once more while its person is logging out would find nobody there.
 */
export function useSelf(): EmployeeSelf {
  const self = use(SelfContext);
  if (self === undefined) throw new Error('useSelf belongs inside the signed-in routes.');
  return self;
}
