import './operation-entry.css';
import { Fragment, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { Json } from './collection-json.tsx';
import { TryForm } from './try-form.tsx';
import type { Operation } from './view.ts';

/** One operation: closed its method, path and sentence; open all that goes in and comes out, and a form to try it. */
export function OperationEntry({ operation }: { readonly operation: Operation }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { method, path, summary } = operation;
  return (
    <details className="operation" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary dir="ltr" lang="en">
        <span className="method">{method}</span>
        <code>{path}</code>
        <span className="sentence">{summary}</span>
      </summary>
      {isOpen && (
        <div className="operation-body">
          <p lang="en" dir="ltr">
            {operation.who}
          </p>
          <Scope of={operation} />
          <Answers operation={operation} />
          {operation.body && <Schema title={say('reference.takes')} schema={operation.body} />}
          {operation.reply && <Schema title={say('reference.gives')} schema={operation.reply} />}
          <TryForm operation={operation} />
        </div>
      )}
    </details>
  );
}

/** Which scope a token needs for it; of what anybody may call there is nothing to say. */
function Scope({ of: { scope } }: { readonly of: Operation }) {
  const { say } = useWords();
  if (scope === undefined) return null;
  if (scope === null) return <p>{say('reference.noScope')}</p>;
  return (
    <p>
      {say('reference.scope')} <code dir="ltr">{scope}</code>
    </p>
  );
}

function Answers({ operation: { answers } }: { readonly operation: Operation }) {
  const { say } = useWords();
  return (
    <>
      <h3>{say('reference.answers')}</h3>
      <dl className="answers" lang="en" dir="ltr">
        {answers.map(({ status, text }) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>
              <Breaking text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A line may end after each part of a code; what is copied from it is the code alone. */
const Breaking = ({ text }: { readonly text: string }) =>
  text.split(/(?<=_)/u).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text stay in their places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function Schema({ title, schema }: { readonly title: string; readonly schema: unknown }) {
  return (
    <details className="schema">
      <summary>{title}</summary>
      <Json text={JSON.stringify(schema, null, 2)} label={title} />
    </details>
  );
}
