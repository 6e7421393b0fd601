import { Component, StrictMode, type ReactNode } from 'react';
import { Unreachable } from './kernel/call.ts';
import { AskProblem } from './kernel/problem.tsx';
import type { AskError } from './kernel/refused.ts';
import { useWords, WordsProvider } from './kernel/words.tsx';
import { Crashed } from './screens/crashed.tsx';
import { BrandMark } from './ui/brand.tsx';
import { PartLabelsProvider } from './ui/labels.tsx';

/** Around the entrance and around the app: they speak the reader's language, without a pause when one follows the other. */
export const Page = ({ children }: { readonly children: ReactNode }) => (
  <StrictMode>
    <WordsProvider lost={<FirstMissing />}>
      <LabelledParts>
        <Whole>{children}</Whole>
      </LabelledParts>
    </WordsProvider>
  </StrictMode>
);

/** Says so where what it holds broke, or lacks a part that could not be fetched. Screens of the app have a place of their own for it. */
class Whole extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className="first-problem">
        <Crashed />
      </main>
    );
  }
}

/** Gives the parts the few words that they say by themselves. */
export function LabelledParts({ children }: { readonly children: ReactNode }) {
  const { say } = useWords();
  const labels = {
    close: say('kernel.close'),
    notifications: say('kernel.notifications'),
    showPassword: say('kernel.showPassword'),
    hidePassword: say('kernel.hidePassword'),
  };
  return <PartLabelsProvider value={labels}>{children}</PartLabelsProvider>;
}

/** Until it is known who is here. */
export function FirstLoading() {
  const { say } = useWords();
  return (
    <main className="first-loading">
      <p role="status">{say('kernel.loading')}</p>
    </main>
  );
}

/** Why there is nothing yet, and Try again. */
export function FirstProblem({ error, retry }: { readonly error: AskError; readonly retry: () => void }) {
  const { say } = useWords();
  return (
    <main className="first-problem">
      <h1 className="brand">
        <BrandMark />
        {say('kernel.brand')}
      </h1>
      <AskProblem error={error} retry={retry} />
    </main>
  );
}

/** The code of what follows is gone for a newer version, or the line is lost: loaded again, the page asks for what there is by then. */
export const FirstMissing = () => (
  <FirstProblem error={new Unreachable('The app did not arrive.')} retry={() => location.reload()} />
);
