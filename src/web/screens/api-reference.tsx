import { useSearch } from '@tanstack/react-router';
import * as collections from '../../contract/reference.ts';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { CollectionJson } from '../reference/collection-json.tsx';
import { OperationList } from '../reference/operation-list.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { TabLinks } from '../ui/tabs.tsx';

/** Every collection under the address of the API. */
const listed = [
  ['/locations', collections.listLocations],
  ['/users', collections.listUsers],
  ['/time-entries', collections.listTimeEntries],
  ['/schedule', collections.listShifts],
  ['/payroll', collections.listPayroll],
  ['/messages', collections.listMessages],
  ['/teams', collections.listTeams],
] as const;

const openapiAddress = '/openapi.json';

/** /API-reference: the raw JSON of each collection as this person sees it, and beside it the whole API. */
export function ApiReference() {
  const { say } = useWords();
  useTitle(say('reference.title'));
  const isWhole = useSearch({ from: '/signed-in/API-reference' }).part === 'all';
  return (
    <>
      <PageHead title={say('reference.title')}>
        <a className="link end" href={openapiAddress} target="_blank" rel="noreferrer">
          <bdi dir="ltr">{openapiAddress.slice(1)}</bdi>
        </a>
      </PageHead>
      <PageLead>{say(isWhole ? 'reference.wholeLead' : 'reference.collectionsLead')}</PageLead>
      <TabLinks
        label={say('reference.parts')}
        tabs={[
          { href: '/API-reference', label: say('reference.collections'), isCurrent: !isWhole },
          { href: '/API-reference?part=all', label: say('reference.whole'), isCurrent: isWhole },
        ]}
      />
      {isWhole ? (
        <OperationList />
      ) : (
        <div className="collections">
          {listed.map(([name, { path }]) => (
            <CollectionJson key={name} name={name} url={path} />
          ))}
        </div>
      )}
    </>
  );
}
