/** What other nouns may ask of an organization. */
export {
  findClaimedOrganization,
  findFirstLocation,
  findLocation,
  listLocations,
  lockLocation,
  lockOrganization,
  readOrganization,
  type StoredLocation,
} from './repository.ts';
