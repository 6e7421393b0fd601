import './operation-list.css';
import { useState } from 'react';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { OperationEntry } from './operation-entry.tsx';
import { useOpenapi } from './queries.ts';
import { found, operationsOf } from './view.ts';

/** Every operation of the API as `openapi.json` describes it, by subject, searched as one types. */
export function OperationList() {
  const { say } = useWords();
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useOpenapi();
  if (error) return <AskProblem error={error} retry={() => void refetch()} />;
  const operations = data && found(operationsOf(data), search);
  const byTag = Map.groupBy(operations ?? [], ({ tag }) => tag);
  return (
    <>
      <div className="reference-search" role="search">
        <SearchField label={say('reference.search')} maxLength={80} value={search} onChange={setSearch} />
        <p aria-live="polite">{operations && say('reference.count', { count: operations.length })}</p>
      </div>
      {operations === undefined && (
        <Loading label={say('kernel.loading')}>
          <Skeleton blockSize="560px" />
        </Loading>
      )}
      {operations?.length === 0 && <EmptyState text={say('reference.nothing')} />}
      {[...byTag].map(([tag, those]) => (
        <section key={tag} className="operations" aria-label={tag}>
          <h2 dir="ltr">/{tag}</h2>
          {those.map((operation) => (
            <OperationEntry key={operation.id} operation={operation} />
          ))}
        </section>
      ))}
    </>
  );
}
