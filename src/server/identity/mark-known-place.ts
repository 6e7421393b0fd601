/** What other nouns may keep of where an account is signed in to. */
export { keepKnownPlace } from './repository.ts';
