import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useSelf } from '../identity/self-provider.tsx';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { Said, useWords } from '../kernel/words.tsx';
import { LocationForm } from '../organization/location-form.tsx';
import { LocationList } from '../organization/location-list.tsx';
import { useLocations } from '../organization/queries.ts';
import { Button } from '../ui/button.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';
import { Trail } from '../ui/trail.tsx';

/** /locations: the list, or with `?edit=` the form of one (`new` for another). */
export function Locations() {
  const { say } = useWords();
  useTitle(say('organization.locations'));
  const { edit } = useSearch({ from: '/signed-in/locations' });
  const navigate = useNavigate();
  const open = (what: string | undefined) =>
    void navigate({ to: '/locations', search: what === undefined ? {} : { edit: what } });
  if (edit !== undefined) return <EditLocation key={edit} edit={edit} onDone={() => open(undefined)} />;
  return (
    <>
      <PageHead title={say('organization.locations')}>
        <span className="end">
          <Button tone="primary" icon={Plus} onPress={() => open('new')}>
            {say('organization.addLocation')}
          </Button>
        </span>
      </PageHead>
      <PageLead>{say('organization.locationsLead')}</PageLead>
      <LocationList onEdit={open} />
    </>
  );
}

function EditLocation({ edit, onDone }: { readonly edit: string; readonly onDone: () => void }) {
  const { say } = useWords();
  const { home } = useSelf();
  const { data, error, refetch } = useLocations();
  const location = data?.locations.find(({ id }) => id === edit);
  const isNew = edit === 'new';
  const title = isNew ? say('organization.newLocation') : (location?.name ?? say('organization.locations'));
  const saved = () => {
    showToast({ text: <Said of={(words) => words.say('kernel.saved')} /> });
    onDone();
  };
  const form = <LocationForm {...(location && { location })} ownZone={home.zone} onSaved={saved} onCancel={onDone} />;
  return (
    <>
      <Trail label={say('guidance.trail')} here={title}>
        <Link to="/locations">{say('organization.locations')}</Link>
      </Trail>
      <PageHead title={title} />
      {isNew || location !== undefined ? (
        form
      ) : error !== null ? (
        <AskProblem title={say('organization.locationsFailed')} error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading label={say('kernel.loading')}>
          <Skeleton blockSize="420px" />
        </Loading>
      ) : (
        <PageLead>{say('refusal.not_found')}</PageLead>
      )}
    </>
  );
}
