import { accept, refuse, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import { readJoinCode } from '../../domain/organization/admission.ts';
import type { Context } from '../kernel/context.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { findByJoinCode, findClaimedOrganization, findFirstLocation, readOrganization } from '../organization/read.ts';

export type AdmissionRefusal = 'join_code_missing' | 'join_code_unknown' | 'invitation_needed' | 'registration_failed';

/**
 * Enters the organization that admits whoever registers, and says where they stand until somebody says otherwise: the one whose code
 * they brought, or without a code that of the deployment, if it lets anybody ask.
 */
export async function openRegistration(
  ctx: Context,
  typedCode: string | undefined,
): Promise<Accepted<{ readonly organizationId: string; readonly locationId: string }> | Refusal<AdmissionRefusal>> {
  const organizationId =
    typedCode === undefined ? await findClaimedOrganization(ctx.tx) : await organizationOf(ctx, typedCode);
  if (organizationId === undefined) {
    return refuse(typedCode === undefined ? 'registration_failed' : 'join_code_unknown');
  }
  await enterOrganization(ctx.tx, organizationId);
  const { admission } = await readOrganization(ctx.tx, organizationId);
  if (admission === 'invitation') return refuse('invitation_needed');
  if (admission === 'code' && typedCode === undefined) return refuse('join_code_missing');
  const locationId = await findFirstLocation(ctx.tx, organizationId);
  return locationId === undefined ? refuse('registration_failed') : accept({ organizationId, locationId });
}

async function organizationOf(ctx: Context, typedCode: string): Promise<string | undefined> {
  const code = readJoinCode(typedCode);
  return code === undefined ? undefined : findByJoinCode(ctx.tx, code);
}
