import { useState } from 'react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readOffers } from '../../../contract/schedule/offers.ts';
import { textOfWarning } from '../../../domain/schedule/offer.ts';
import { EndingButton } from '../../kernel/ending-button.tsx';
import { telling } from '../../kernel/telling.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { nothingTyped, ProposeDialog } from '../swaps/propose-dialog.tsx';
import { useDeclineOffer } from './queries.ts';
import { sayLack, sayUnfit } from './say-unfit.ts';
import { sayWarning } from './say-warning.ts';
import { TakeButton } from './take-button.tsx';

interface TakeableProps {
  readonly takeable: ReplyOf<typeof readOffers>['takeable'][number];
}

/** What whoever could have a shift is told before they answer: why they cannot work it, or what is warned of. */
export function OfferHints({ takeable: { offer, unfit, lack, warnings } }: TakeableProps) {
  const words = useWords();
  const { say } = words;
  return (
    <>
      {unfit !== null && <p className="note">{lack === null ? sayUnfit(unfit, words) : sayLack(lack, words)}</p>}
      {/* Offered to them by name all the same, it was for that. */}
      {unfit === 'works_then' && offer?.isForReaderAlone && (
        <p className="note">{say('schedule.cannotTake.butExchange')}</p>
      )}
      {warnings.map((warning) => (
        <p key={textOfWarning(warning)} className="note">
          {sayWarning(warning, words)}
        </p>
      ))}
    </>
  );
}

/** What they may answer: take it, propose one of theirs, or decline what was offered to them by name. */
export function OfferAnswers({ takeable }: TakeableProps) {
  const { say } = useWords();
  const { offer } = takeable;
  const decline = useDeclineOffer(telling((said) => said.say('schedule.decline.done', { name: offer?.by ?? '' })));
  const [isProposing, setProposing] = useState(false);
  const [typed, setTyped] = useState(nothingTyped);
  return (
    <>
      {offer?.isForReaderAlone && (
        <EndingButton
          does={say('schedule.decline')}
          title={say('schedule.decline.title')}
          lead={say('schedule.decline.lead', { name: offer.by })}
          busy={decline.isPending}
          onPress={() => decline.mutate(offer.offerId)}
        />
      )}
      {offer !== null && (
        <Button
          unavailable={offer.hasProposed ? say('refusal.already_proposed') : undefined}
          onPress={() => setProposing(true)}
        >
          {say('schedule.propose')}
        </Button>
      )}
      <TakeButton takeable={takeable} />
      {isProposing && offer !== null && (
        <ProposeDialog
          offerId={offer.offerId}
          name={offer.by}
          typed={typed}
          onType={setTyped}
          onClose={() => setProposing(false)}
        />
      )}
    </>
  );
}
