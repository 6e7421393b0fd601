import { useState } from 'react';
import { becomesNobody } from '../identity/queries.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { focusGoesToNext } from '../kernel/focus.ts';
import { useTitle } from '../kernel/title.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { useLeavingGuard } from '../messaging/leaving-guard.tsx';
import { KioskList } from '../time-clock/kiosks/kiosk-list.tsx';
import { PairDialog } from '../time-clock/kiosks/pair-dialog.tsx';
import { PinList } from '../time-clock/kiosks/pin-list.tsx';
import { useKiosks } from '../time-clock/kiosks/queries.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead, PageLead, SectionHead } from '../ui/layout.tsx';
import { SelectField } from '../ui/select-field.tsx';

/** /kiosks: the shared devices of one's locations, and who can punch on them. */
export function Kiosks() {
  const { say } = useWords();
  useTitle(say('kiosk.title'));
  const self = useSelf();
  const { data, error, refetch } = useKiosks();
  const { mayLeave, question } = useLeavingGuard(self.employeeId);
  const [pairing, setPairing] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const locations = data?.locations ?? [];
  const location = locations.find(({ id }) => id === chosen) ?? here(locations, self.location.id);
  const ask = (
    <Button tone="primary" onPress={() => setPairing(true)}>
      {say('kiosk.pairHere')}
    </Button>
  );
  return (
    <>
      <PageHead title={say('kiosk.title')}>
        {data !== undefined && data.kiosks.length > 0 && <span className="end">{ask}</span>}
      </PageHead>
      <PageLead>{say('kiosk.lead')}</PageLead>
      <div ref={focusGoesToNext}>
        {data === undefined ? (
          <Unanswered error={error} refetch={refetch} blockSize="200px" />
        ) : data.kiosks.length === 0 ? (
          <EmptyState text={say('kiosk.none')}>{ask}</EmptyState>
        ) : (
          <KioskList kiosks={data.kiosks} />
        )}
      </div>
      {location !== undefined && (
        <>
          <SectionHead title={say('kiosk.pins')}>
            {locations.length > 1 && (
              <span className="row end">
                <SelectField
                  name="location"
                  label={say('kiosk.location')}
                  value={location.id}
                  onChange={setChosen}
                  choices={locations.map(({ id, name }) => ({ value: id, label: name }))}
                />
              </span>
            )}
          </SectionHead>
          <PageLead>{say('kiosk.pinsLead')}</PageLead>
          <PinList key={location.id} locationId={location.id} zone={location.zone} />
        </>
      )}
      {pairing && (
        <PairDialog
          locations={locations}
          usual={location?.id}
          mayLeave={mayLeave}
          onPaired={leaveForKiosk}
          onClose={() => setPairing(false)}
        />
      )}
      {question}
    </>
  );
}

/** Who paired the device is signed in on it no longer; it begins anew as what it is now. */
function leaveForKiosk(): void {
  becomesNobody();
  location.assign('/kiosk');
}

const here = <Place extends { readonly id: string }>(places: readonly Place[], id: string): Place | undefined =>
  places.find((place) => place.id === id) ?? places[0];
