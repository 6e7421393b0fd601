/** What other nouns may ask of an organization. */
export { findClaimedOrganization, findFirstLocation, readOrganization } from './repository.ts';
