import './collection-json.css';
import { focusGoesToNext } from '../kernel/focus.ts';
import { sentenceFor } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { useCollection } from './queries.ts';

interface CollectionJsonProps {
  /** `/locations` */
  readonly name: string;
  /** Where it answers. */
  readonly url: string;
}

/** One collection: its raw JSON, or on failure the error message instead. */
export function CollectionJson({ name, url }: CollectionJsonProps) {
  const { say, speaker } = useWords();
  const { data, error, isFetching, refetch } = useCollection(url);
  const request = `GET ${url}`;
  const message = error === null ? data?.refused : sentenceFor(speaker, error);
  return (
    <section className="card collection" aria-labelledby={`collection-${name.slice(1)}`} ref={focusGoesToNext}>
      <header>
        <h2 id={`collection-${name.slice(1)}`}>
          <bdi dir="ltr">{name}</bdi>
        </h2>
        <code>
          <bdi dir="ltr">{request}</bdi>
        </code>
        {data !== undefined && message === undefined && (
          <CopyButton text={data.text} label={say('reference.copy')} done={say('reference.copied')} />
        )}
      </header>
      {message !== undefined && (
        <div className="collection-error">
          <p role="alert">{message}</p>
          <Button size="sm" busy={isFetching} onPress={() => void refetch()}>
            {say('kernel.tryAgain')}
          </Button>
        </div>
      )}
      {message === undefined && data !== undefined && (
        <Json text={data.text} label={say('reference.jsonOf', { name })} />
      )}
      {message === undefined && data === undefined && (
        <Loading label={say('kernel.loading')}>
          <Skeleton blockSize="320px" />
        </Loading>
      )}
    </section>
  );
}

/** Text as a machine wrote it; what is longer than its frame is scrolled, from the keyboard too. */
export function Json({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    // Whoever has no mouse scrolls it once it has the focus.
    <pre className="json" dir="ltr" tabIndex={0} role="region" aria-label={label}>
      {text}
    </pre>
  );
}
