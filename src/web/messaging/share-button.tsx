import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Conversation } from '../../contract/messaging.ts';
import { longestMessage, type SharedThing } from '../../domain/messaging/message.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { AskProblem } from '../kernel/problem.tsx';
import { Said, useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useConversations, useShare } from './queries.ts';
import { titleOf } from './view.ts';

/** Opens the form that sends something of another room into a conversation, where it shows as a card. */
export function ShareButton({ about, name }: { readonly about: SharedThing; readonly name?: string }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={Share2}
        {...(name !== undefined && { 'aria-label': say('messaging.shareNamed', { name }) })}
        onPress={() => setOpen(true)}
      >
        {say('messaging.share')}
      </Button>
      {isOpen && <ShareDialog about={about} onClose={() => setOpen(false)} />}
    </>
  );
}

function ShareDialog({ about, onClose }: { readonly about: SharedThing; readonly onClose: () => void }) {
  const { say } = useWords();
  const { data, error, refetch } = useConversations('');
  const open = data?.conversations.filter(({ mayWrite, people }) => mayWrite && people > 1);
  if (open !== undefined && open.length > 0) return <ShareForm about={about} open={open} onClose={onClose} />;
  return (
    <Dialog title={say('messaging.share')} isOpen onClose={onClose}>
      {open !== undefined && <EmptyState text={say('messaging.shareNowhere')} />}
      {open === undefined && error !== null && (
        <AskProblem title={say('messaging.failed')} error={error} retry={() => void refetch()} />
      )}
      {open === undefined && error === null && (
        <Loading label={say('kernel.loading')}>
          <Skeleton blockSize="160px" />
        </Loading>
      )}
    </Dialog>
  );
}

interface ShareFormProps {
  readonly about: SharedThing;
  readonly open: readonly Conversation[];
  readonly onClose: () => void;
}

function ShareForm({ about, open, onClose }: ShareFormProps) {
  const { say, speaker } = useWords();
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const share = useShare();
  const send = (): void => {
    setWrong(chosen === '');
    if (chosen === '') return;
    share.mutate(
      { conversationId: chosen, text: text.trim(), about },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          showToast({ text: <Said of={(words) => words.say('messaging.shared')} /> });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={say('messaging.share')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button tone="primary" busy={share.isPending} onPress={send}>
            {say('messaging.send')}
          </Button>
        </>
      }
    >
      <div className="form">
        <p className="hint">{say(`messaging.shareHint.${about.kind}`)}</p>
        <SelectField
          name="conversation"
          label={say('messaging.shareTo')}
          none={say('messaging.shareChoose')}
          error={isWrong ? say('messaging.shareChoose') : undefined}
          choices={open.map((one) => ({ value: one.id, label: titleOf(speaker, one) }))}
          value={chosen}
          onChange={(id) => {
            setChosen(id);
            setWrong(false);
          }}
        />
        <TextAreaField
          name="text"
          label={say('messaging.shareText')}
          maxLength={longestMessage}
          value={text}
          onChange={setText}
        />
        <FormProblem answer={share.data} error={share.error} />
      </div>
    </Dialog>
  );
}
