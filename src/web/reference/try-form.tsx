import './try-form.css';
import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form } from 'react-aria-components';
import { v7 } from 'uuid';
import { sentenceFor } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { Json } from './collection-json.tsx';
import { useSend } from './queries.ts';
import { FileField, TryFields } from './try-fields.tsx';
import { callOf, exampleOf, faultsOfCall, type Filled, type Operation } from './view.ts';

/** Sends one call as whoever is signed in, and shows what came back. It is no rehearsal: what it does is done. */
export function TryForm({ operation }: { readonly operation: Operation }) {
  const { say } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState<Filled>({});
  const [typed, setTyped] = useState(() =>
    operation.body === undefined ? '' : JSON.stringify(exampleOf(operation.body, v7), null, 2),
  );
  const [file, setFile] = useState<File>();
  const [isTried, setTried] = useState(false);
  const answer = useSend();
  const faults = faultsOfCall(operation, filled, typed, file !== undefined);
  const shown = isTried ? faults : undefined;
  const faultOfBody = shown?.body && say(shown.body);
  const send = (): void => {
    setTried(true);
    if (faults.missing.length > 0 || faults.body !== undefined) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const call = { method: operation.method, ...callOf(operation, filled) };
    const body = operation.body === undefined ? file : typed;
    answer.mutate(body === undefined ? call : { ...call, body });
  };
  return (
    <Form
      ref={form}
      className="try"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h3>{say('reference.try')}</h3>
      {operation.method !== 'GET' && <p className="note">{say('reference.tryIsReal')}</p>}
      <TryFields
        parameters={operation.parameters}
        filled={filled}
        missing={shown?.missing ?? []}
        onChange={(name, value) => setFilled({ ...filled, [name]: value })}
      />
      {operation.body !== undefined && (
        <TextAreaField
          label={say('reference.body')}
          rows={Math.min(16, typed.split('\n').length + 1)}
          value={typed}
          onChange={setTyped}
          error={faultOfBody}
          spellCheck="false"
        />
      )}
      {operation.files.length > 0 && <FileField types={operation.files} error={faultOfBody} onChoose={setFile} />}
      <Button type="submit" icon={Play} busy={answer.isPending}>
        {say('reference.send')}
      </Button>
      <Answer of={answer} />
    </Form>
  );
}

/** What came back, or why nothing did. */
function Answer({ of: { data, error } }: { readonly of: ReturnType<typeof useSend> }) {
  const { say, speaker } = useWords();
  return (
    <div aria-live="polite" className="try-answer">
      {error && <p className="collection-error">{sentenceFor(speaker, error)}</p>}
      {data && (
        <>
          <p>{say('reference.answered', { status: data.status })}</p>
          {data.refused !== undefined && <p className="collection-error">{data.refused}</p>}
          {data.text !== '' && <Json text={data.text} label={say('reference.answer')} />}
        </>
      )}
    </div>
  );
}
