/** What other nouns may change of a sign-in. */
export { overwritePassword, updateEmail, updateEmailVerified, updatePassword } from './users.repository.ts';
