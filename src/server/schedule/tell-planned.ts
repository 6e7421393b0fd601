import * as z from 'zod/mini';
import { shiftPlan } from '../../contract/schedule.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import { differences } from '../kernel/differences.ts';
import type { JsonObject } from '../kernel/schema.ts';
import { listDeciders, listPeopleAt } from '../people/read.ts';

/** What was planned before, and what is planned now. */
interface Step {
  readonly before: ShiftPlan | undefined;
  readonly after: ShiftPlan | undefined;
  /** What is told of it besides. */
  readonly more?: JsonObject;
}

/** Tells the audit log of what was planned, and whoever plans for these locations to look again. */
export async function tellPlanned(
  ctx: ActorContext,
  action: 'shift.added' | 'shift.changed' | 'shift.cancelled' | 'shift.taken' | 'shift.opened',
  steps: readonly Step[],
): Promise<void> {
  const places = new Set<string>();
  for (const { before, after, more } of steps) {
    const place = after?.locationId ?? before?.locationId;
    for (const plan of [before, after]) if (plan !== undefined) places.add(plan.locationId);
    await writeAudit(ctx, {
      ...ctx.actor,
      action,
      ...(place !== undefined && { subjectId: place }),
      details: {
        ...(after === undefined
          ? { before: factsOf(before), after: {} }
          : differences(factsOf(before), factsOf(after))),
        ...more,
      },
    });
  }
  await tellEditors(ctx, [...places]);
}

/** Instants as the log writes them. */
const factsOf = (plan: ShiftPlan | undefined) => (plan === undefined ? {} : z.encode(shiftPlan, plan));

/** Has whoever plans for these locations look again. */
export async function tellEditors(ctx: ActorContext, locationIds: readonly string[]): Promise<void> {
  const { organizationId } = ctx.actor;
  for (const locationId of locationIds) {
    for (const employeeId of await listDeciders(ctx.tx, organizationId, locationId)) {
      ctx.announce({ organizationId, employeeId }, 'schedule');
    }
  }
}

/** Has everybody who works at these locations, and whoever plans for them, look again: what people know changed there. */
export async function tellEverybodyAt(ctx: ActorContext, locationIds: readonly string[]): Promise<void> {
  const { organizationId } = ctx.actor;
  await tellEditors(ctx, locationIds);
  for (const locationId of locationIds) {
    for (const employeeId of await listPeopleAt(ctx.tx, organizationId, locationId)) {
      ctx.announce({ organizationId, employeeId }, 'schedule');
    }
  }
}
