import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Conversation } from '../../contract/messaging.ts';
import { longestMessage, type SharedThing } from '../../domain/messaging/message.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { TypedDialog } from '../kernel/typed-dialog.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { Said, useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useConversations, useShare } from './queries.ts';
import { titleOf } from './view.ts';

/**
 * Opens the form that sends something of another room into a conversation, where it shows as a card. In a list it is small and says what it
 * shares by its name; in a dialog it stands beside other buttons.
 */
export function ShareButton({ about, name }: { readonly about: SharedThing; readonly name?: string }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={Share2}
        {...(name !== undefined && { size: 'sm', 'aria-label': say('messaging.shareNamed', { name }) })}
        onPress={() => setOpen(true)}
      >
        {say('messaging.share')}
      </Button>
      {isOpen && <ShareDialog about={about} onClose={() => setOpen(false)} />}
    </>
  );
}

/** One dialog from the first moment on, whatever has come of the conversations: so that the focus goes back to the button. */
function ShareDialog({ about, onClose }: { readonly about: SharedThing; readonly onClose: () => void }) {
  const { say } = useWords();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useConversations('');
  const open = data?.pages
    .flatMap((page) => page.conversations)
    .filter(({ mayWrite, people }) => mayWrite && people > 1);
  const [typed, setTyped] = useState<Typed>({ conversationId: '', text: '' });
  const [isWrong, setWrong] = useState(false);
  const share = useShare();
  const send = (): void => {
    setWrong(typed.conversationId === '');
    if (typed.conversationId === '') return;
    share.mutate(
      { ...typed, text: typed.text.trim(), about },
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
    <TypedDialog
      title={say('messaging.share')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          {open !== undefined && open.length > 0 && (
            <Button tone="primary" busy={share.isPending} onPress={send}>
              {say('messaging.send')}
            </Button>
          )}
        </>
      }
    >
      {open === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('messaging.failed')} blockSize="160px" />
      )}
      {open?.length === 0 && !hasNextPage && <EmptyState text={say('messaging.shareNowhere')} />}
      {open !== undefined && open.length > 0 && (
        <div className="form">
          <p className="hint">{say(`messaging.shareHint.${about.kind}`)}</p>
          <ShareFields
            open={open}
            typed={typed}
            isWrong={isWrong}
            onType={(part) => {
              setTyped({ ...typed, ...part });
              setWrong(false);
            }}
          />
          <FormProblem answer={share.data} error={share.error} />
        </div>
      )}
      {hasNextPage && (
        <Button tone="ghost" size="sm" busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {say('messaging.more')}
        </Button>
      )}
    </TypedDialog>
  );
}

interface Typed {
  readonly conversationId: string;
  readonly text: string;
}

interface ShareFieldsProps {
  readonly open: readonly Conversation[];
  readonly typed: Typed;
  readonly isWrong: boolean;
  readonly onType: (part: Partial<Typed>) => void;
}

function ShareFields({ open, typed, isWrong, onType }: ShareFieldsProps) {
  const { say, speaker } = useWords();
  return (
    <>
      <SelectField
        name="conversation"
        label={say('messaging.shareTo')}
        none={say('messaging.shareChoose')}
        error={isWrong ? say('messaging.shareChoose') : undefined}
        choices={open.map((one) => ({ value: one.id, label: titleOf(speaker, one) }))}
        value={typed.conversationId}
        onChange={(conversationId) => onType({ conversationId })}
      />
      <TextAreaField
        name="text"
        label={say('messaging.shareText')}
        maxLength={longestMessage}
        value={typed.text}
        onChange={(text) => onType({ text })}
      />
    </>
  );
}
