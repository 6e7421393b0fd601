/** What other nouns may ask of an organization. */
export {
  findClaimedOrganization,
  findFirstLocation,
  findLocation,
  listLocations,
  lockLocation,
  lockLocations,
  readOrganization,
  type StoredLocation,
} from './repository.ts';
