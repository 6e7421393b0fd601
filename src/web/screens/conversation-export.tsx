import './conversation-export.css';
import { useState } from 'react';
import { parsePlainDate } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { askForConversation } from '../messaging/queries.ts';
import { ExportMenu } from '../reports/export-menu.tsx';
import { DateField } from '../ui/date-field.tsx';

/** What was said in a conversation as a file: all of it, or that of some days. */
export function ConversationExport({ conversationId }: { readonly conversationId: string }) {
  const { say } = useWords();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isCrossed = from !== '' && to !== '' && to < from;
  return (
    <section className="taken-along" aria-label={say('messaging.exportTitle')}>
      <h3>{say('messaging.exportTitle')}</h3>
      <p>{say('messaging.exportHint')}</p>
      <div className="two">
        <DateField label={say('messaging.exportFrom')} value={from} onChange={setFrom} />
        <DateField
          label={say('messaging.exportTo')}
          value={to}
          onChange={setTo}
          error={isCrossed ? say('messaging.exportCrossed') : undefined}
        />
      </div>
      {!isCrossed && (
        <ExportMenu
          ask={(format) =>
            askForConversation(conversationId, { format, from: parsePlainDate(from), to: parsePlainDate(to) })
          }
        />
      )}
    </section>
  );
}
