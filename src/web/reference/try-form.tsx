import './try-form.css';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components';
import { sentenceFor } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Json } from './collection-json.tsx';
import { useSend } from './queries.ts';
import { callOf, exampleOf, type Filled, type Operation } from './view.ts';

/** Sends one call as whoever is signed in, and shows what came back. It is no rehearsal: what it does is done. */
export function TryForm({ operation }: { readonly operation: Operation }) {
  const { say, speaker } = useWords();
  const [filled, setFilled] = useState<Filled>({});
  const [body, setBody] = useState(() =>
    operation.body === undefined ? undefined : JSON.stringify(exampleOf(operation.body), null, 2),
  );
  const { mutate, data, error, isPending } = useSend();
  const writes = operation.method !== 'GET';
  return (
    <Form
      className="try"
      onSubmit={(event) => {
        event.preventDefault();
        const call = { method: operation.method, ...callOf(operation, filled) };
        mutate(body === undefined ? call : { ...call, body });
      }}
    >
      <h3>{say('reference.try')}</h3>
      {writes && <p className="note">{say('reference.tryIsReal')}</p>}
      <div className="try-fields">
        {operation.parameters.map(({ name, required }) => (
          <TextField
            key={name}
            label={name}
            ltr
            autoComplete="off"
            value={filled[name] ?? ''}
            onChange={(value) => setFilled({ ...filled, [name]: value })}
            hint={required ? undefined : say('reference.optional')}
          />
        ))}
      </div>
      {body !== undefined && (
        <TextAreaField
          label={say('reference.body')}
          rows={Math.min(16, body.split('\n').length + 1)}
          value={body}
          onChange={setBody}
          spellCheck="false"
        />
      )}
      <Button type="submit" icon={Play} busy={isPending}>
        {say('reference.send')}
      </Button>
      <div aria-live="polite" className="try-answer">
        {error && <p className="collection-error">{sentenceFor(speaker, error)}</p>}
        {data && (
          <>
            <p>{say('reference.answered', { status: data.status })}</p>
            {data.text !== '' && <Json text={data.text} label={say('reference.answer')} />}
          </>
        )}
      </div>
    </Form>
  );
}
