import '../../ui/item-list.css';
import { MapPin, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { LocationTarget } from '../../../contract/schedule/labour-targets.ts';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLead, SectionHead } from '../../ui/layout.tsx';
import { useLabourTargets } from './queries.ts';
import { TargetDialog } from './target-dialog.tsx';
import { sayTarget } from './view.ts';

/** What the weeks of each location are meant to come to at most. */
export function TargetList() {
  const { say } = useWords();
  const [changed, setChanged] = useState<LocationTarget>();
  return (
    <>
      <SectionHead title={say('schedule.labourTarget.all')} />
      <PageLead>{say('schedule.labourTarget.allLead')}</PageLead>
      <Targets onChange={setChanged} />
      {changed && (
        <TargetDialog location={{ id: changed.locationId, name: changed.name }} onClose={() => setChanged(undefined)} />
      )}
    </>
  );
}

function Targets({ onChange }: { readonly onChange: (target: LocationTarget) => void }) {
  const words = useWords();
  const { say } = words;
  const { data, error, refetch } = useLabourTargets();
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('schedule.labourTarget.failed')} blockSize="260px" />;
  return (
    <div className="item-list">
      <ul>
        {data.locations.map((location) => {
          const said = sayTarget(location, words, data.currency);
          return (
            <li key={location.locationId}>
              <Icon of={MapPin} size={18} />
              <span className="name">
                <bdi>{location.name}</bdi>
                <span className="soft num">
                  {said.length === 0
                    ? say('schedule.labourTarget.none')
                    : said.map((each) => <bdi key={each}>{each}</bdi>)}
                </span>
              </span>
              <span className="row">
                <IconButton
                  label={say('schedule.labourTarget.changeOf', { place: location.name })}
                  icon={Pencil}
                  onPress={() => onChange(location)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
