import { deviceMemory } from './device-memory.ts';

/**
 * Whether this browser can notify while no page is open: `away` where it cannot (an iPhone, before Meridian is on its home screen), `denied`
 * where its person told the browser not to be asked.
 */
export type PushState = 'away' | 'denied' | 'ready';

export function pushState(): PushState {
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!can) return 'away';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** Whom this browser notifies, as far as this device remembers. */
const ownerPlace = 'push-owner';

/** Where this browser is reached by push, as the server is to know it. */
interface PushPlace {
  readonly serverKey: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Asks this browser for a place to be reached at, which asks its person whether they want that.
 *
 * @param employeeId whose place it becomes
 * @returns undefined where they do not, or where its push service cannot be reached
 */
export async function openPush(serverKey: string, employeeId: string): Promise<PushPlace | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return undefined;
  // A place of before was somebody else's, or for another key.
  await closePush();
  try {
    const place = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
    const { endpoint, keys } = place.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
    deviceMemory.keep(ownerPlace, employeeId);
    return { serverKey, endpoint, p256dh: plain(p256dh), auth: plain(auth) };
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Gives up the place of this browser, if it has one: whoever uses it next is not reached as its person of before. */
export async function closePush(): Promise<void> {
  if (pushState() === 'away') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const place = await registration?.pushManager.getSubscription();
  await place?.unsubscribe();
  deviceMemory.forget(ownerPlace);
}

/** The same where somebody else is here now, if it was not they who opened it: in another tab they may have. */
export async function closePushOfFormer(employeeId: string | undefined): Promise<void> {
  if (employeeId === undefined || deviceMemory.read(ownerPlace) !== employeeId) await closePush();
}

const plain = (key: string): string => key.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
