import {
  addDays,
  addMilliseconds,
  dateAt,
  instantAt,
  weekOf,
  type Instant,
  type PlainDate,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import { currentAttestation } from '../../src/domain/time-cards/attestation.ts';
import { nameOfCard } from '../../src/domain/time-cards/card-name.ts';
import type { Actor, Context } from '../../src/server/kernel/context.ts';
import { lockTimeCards } from '../../src/server/time-cards/lock-time-cards.ts';
import { signTimeCard } from '../../src/server/time-cards/sign-time-card.ts';
import { openNamed } from '../../src/server/time-cards/take-step.ts';
import { approveShown } from './approve-shown.ts';
import type { At, Person } from './tale.ts';
import { dateAskedAbout } from './tell-adjustments.ts';

/** Weeks that somebody put their name to; the latest of them is halfway through. */
const weeksTold = 5;
/** Who is slow to sign, so that the latest week has cards in every state. */
const unsigned = ['Liam', 'Hana', 'Jack'];
/** Which manager has looked at last week already: of those who signed it at their location, so that there is somebody to pay. */
const early = 'Tomás';

/**
 * Signs, approves and locks the weeks that are over: all but the last two by everybody, the week before last not locked yet, and last
 * week as far as it has come by now: signed by most, and approved at one location.
 */
export async function tellTimeCards(at: At, people: readonly Person[], now: Instant, zone: Zone): Promise<void> {
  const thisWeek = weekOf(dateAt(now, zone), 'monday');
  const workers = people.filter(({ member }) => member.habit !== undefined && member.status === 'active');
  const admins = people.filter(({ member }) => member.role === 'admin');
  for (let back = weeksTold; back > 0; back -= 1) {
    const startsOn = addDays(thisWeek, -7 * back);
    const monday = instantAt(addDays(startsOn, 7), { hour: 9, minute: 0 }, zone);
    if (monday > now) continue;
    const names = workers.map(({ actor }) => ({ employeeId: actor.employeeId, startsOn }));
    for (const { actor, member } of workers) {
      if (back === 1 && unsigned.includes(member.firstName)) continue;
      await at(monday, (ctx) => sign({ ...ctx, actor }, startsOn));
    }
    const approved = addMilliseconds(monday, 3_600_000);
    if (back === 1) {
      const signed: Person[] = [];
      for (const worker of workers) {
        // Until they have worked this week they ask about days of the last one, which is not approved then.
        const askedAbout = await dateAskedAbout(at, worker, now, zone);
        const isSettled = askedAbout === undefined || askedAbout >= thisWeek;
        if (isSettled && !unsigned.includes(worker.member.firstName)) signed.push(worker);
      }
      const manager = people.find(({ member }) => member.firstName === early);
      if (manager !== undefined && approved <= now) {
        await at(approved, (ctx) => approveShown({ ...ctx, actor: manager.actor }, signed, startsOn));
      }
      continue;
    }
    for (const { actor } of admins) {
      await at(approved, (ctx) => approveShown({ ...ctx, actor }, workers, startsOn));
    }
    const [payroll] = admins;
    if (back === 2 || payroll === undefined) continue;
    await at(addMilliseconds(monday, 7_200_000), (ctx) =>
      lockTimeCards(
        { ...ctx, actor: payroll.actor },
        {
          params: undefined,
          query: undefined,
          body: { cards: names.map(({ employeeId }) => ({ employeeId, startsOn })) },
        },
      ),
    );
  }
}

/** They sign what their card says by then. Whoever worked nothing, or has something to fix first, signs nothing. */
async function sign(ctx: Context & { readonly actor: Actor }, startsOn: PlainDate): Promise<void> {
  const name = { employeeId: ctx.actor.employeeId, startsOn };
  const card = (await openNamed(ctx, [name], 'sign_time_card')).get(nameOfCard(name));
  if (card === undefined) return;
  await signTimeCard(ctx, {
    params: { startsOn },
    query: undefined,
    body: { attestationVersion: currentAttestation, language: 'en', seen: card.head.sequence },
  });
}
