import type { unlinkSignIn as endpoint } from '../../contract/openid.ts';
import { removeLinkedSignIn } from '../factors/remove-linked-sign-in.ts';
import type { UseCase } from '../kernel/route.ts';

/** Unlinks a sign-in from the person who asks for it. */
export const unlinkSignIn: UseCase<typeof endpoint> = (ctx, { params }) => removeLinkedSignIn(ctx, params.provider);
