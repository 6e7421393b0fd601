/** Another session of the same person takes the place of theirs in one browser: it goes on notifying them. */
export { updatePushSession as keepPush } from './push-devices.repository.ts';
