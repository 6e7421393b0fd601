import * as z from 'zod/mini';
import { senderHeader } from '../../../contract/kernel/sender.ts';
import { mostBehind, recordPunch, undoPunch } from '../../../contract/time-clock.ts';
import { recordAtKiosk } from '../../../contract/time-clock/kiosk.ts';
import { instant } from '../../../domain/kernel/time.ts';
import { parseJson } from '../../kernel/parse-json.ts';
import { speakingLanguage } from '../../kernel/reading.ts';
import { tellSessionChanged } from '../../kernel/session-signal.ts';
import { answerOf, type Answer } from './answer.ts';
import { employeeIdOf, isOfKiosk, tryOf, type Entry } from './entry.ts';

/** After this an answer is taken for lost; the same id is sent again. */
const patienceMilliseconds = 20_000;

/**
 * Tries an entry once. It does not go through `call`, which promises an answer or its absence and
 * no more: here the status, `Retry-After` and a request that outlives its page matter.
 */
export async function send(entry: Entry, behind: readonly Entry[], now: number): Promise<Answer> {
  try {
    const response = await fetch(pathOf(entry), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-language': speakingLanguage(),
        ...(isOfKiosk(entry.owner) ? {} : { [senderHeader]: employeeIdOf(entry.owner) }),
      },
      body: JSON.stringify(bodyOf(entry, behind, now)),
      cache: 'no-store',
      redirect: 'error',
      // Clock Out and shut the laptop: the request is finished without its page.
      keepalive: true,
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    const heard = {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: parseJson(await response.text()),
    };
    // Signed out, or no longer admitted: the page then leads to where its person belongs.
    if (!isOfKiosk(entry.owner) && (heard.status === 401 || heard.status === 403)) tellSessionChanged();
    return answerOf(entry.what, heard, now);
  } catch (error) {
    // No network, cut off, or too slow. Whether the server heard it cannot be known.
    if (error instanceof TypeError || error instanceof DOMException) return { name: 'later' };
    throw error;
  }
}

function pathOf(entry: Entry): string {
  if (entry.what === 'undo') return undoPunch.path.replace(':punchId', entry.punchId);
  return entry.proof === undefined ? recordPunch.path : recordAtKiosk.path;
}

function bodyOf(entry: Entry, behind: readonly Entry[], now: number): unknown {
  const { deviceAt, sentAt, ...rest } = tryOf(entry, now);
  const sent = sentAt === undefined ? {} : { sentAt: instant(sentAt) };
  const pressed = { id: entry.id, ...rest, ...sent, deviceAt: instant(deviceAt) };
  if (entry.what === 'undo') return z.encode(undoPunch.body, pressed);
  const punch = { ...pressed, kind: entry.kind, ...behindIt(behind) };
  if (entry.proof === undefined) return z.encode(recordPunch.body, punch);
  return z.encode(recordAtKiosk.body, { ...punch, employeeId: employeeIdOf(entry.owner), proof: entry.proof });
}

/** The punches that come next, but for those that are taken back before anybody has seen them. */
function behindIt(behind: readonly Entry[]) {
  const takenBack = new Set(behind.map((entry) => (entry.what === 'undo' ? entry.punchId : undefined)));
  const next = behind.flatMap((entry) =>
    entry.what === 'undo' || takenBack.has(entry.id)
      ? []
      : [{ id: entry.id, kind: entry.kind, deviceAt: instant(entry.pressedAt), ...skewOf(entry) }],
  );
  return next.length === 0 ? {} : { behind: next.slice(0, mostBehind) };
}

const skewOf = ({ skewMilliseconds }: Entry) => (skewMilliseconds === undefined ? {} : { skewMilliseconds });
