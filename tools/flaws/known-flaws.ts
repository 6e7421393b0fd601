/** One place of the code with the flaw in it. */
interface Edit {
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly right: string;
  readonly wrong: string;
}

/** A class of flaw that products of this field really had, the smallest change that brings it in here, and the test that then fails. */
export interface Flaw {
  readonly name: string;
  readonly edits: readonly Edit[];
  readonly test: { readonly file: string; readonly name: string };
}

const links = 'tests/database/links.test.ts';
const phoneLimits = 'tests/database/phone-limits.test.ts';
const phoneSignIn = 'tests/database/phone-sign-in.test.ts';
const signIn = 'tests/database/sign-in.test.ts';

export const knownFlaws: readonly Flaw[] = [
  {
    name: 'reset token not bound to the account',
    edits: [
      {
        file: 'src/contract/identity/links.ts',
        right: 'body: z.strictObject({ token, password }),',
        wrong: 'body: z.looseObject({ token, password }),',
      },
      {
        file: 'src/server/identity/reset-password.ts',
        right: 'const { userId, email } = token;',
        wrong: 'const { userId, email } = { ...token, ...(body as object) } as typeof token;',
      },
    ],
    test: { file: links, name: 'reset token bound to the account' },
  },
  {
    name: 'reset token that outlives its address',
    edits: [
      {
        file: 'src/server/people/users.repository.ts',
        right: "...confirmedAt(now) })\n    .where('id', '=', userId)\n    .where('email', '=', email)\n",
        wrong: "...confirmedAt(now) })\n    .where('id', '=', userId)\n",
      },
    ],
    test: { file: links, name: 'reset token bound to the address' },
  },
  {
    name: 'token used twice',
    edits: [
      {
        file: 'src/server/identity/repository.ts',
        right:
          "    .deleteFrom('tokens')\n    .where('tokenHash', '=', tokenHash)\n    .where('purpose', '=', purpose)",
        wrong:
          "    .updateTable('tokens')\n    .set({ purpose })\n    .where('tokenHash', '=', tokenHash)\n    .where('purpose', '=', purpose)",
      },
      {
        file: 'src/server/identity/reset-password.ts',
        right: '    await deleteLinks(ctx.tx, userId);\n',
        wrong: '',
      },
    ],
    test: { file: links, name: 'token replay: a link works once' },
  },
  {
    name: 'one token used as another',
    edits: [
      {
        file: 'src/server/identity/repository.ts',
        right:
          "    .deleteFrom('tokens')\n    .where('tokenHash', '=', tokenHash)\n    .where('purpose', '=', purpose)",
        wrong: "    .deleteFrom('tokens')\n    .where('tokenHash', '=', tokenHash)",
      },
    ],
    test: { file: links, name: 'one token used as another' },
  },
  {
    name: 'sessions that survive a suspension',
    edits: [
      {
        file: 'migrations/0022_second_factors.sql',
        right: '    delete from sessions where organization_id = new.organization_id and employee_id = new.id;\n',
        wrong: '',
      },
    ],
    test: {
      file: 'tests/database/team.test.ts',
      name: 'ends every session at once, keeps the reason, and can be taken back',
    },
  },
  {
    name: 'open redirect',
    edits: [
      {
        file: 'src/domain/openid/own-path.ts',
        right: 'path.length <= 200 && plainPath.test(path)',
        wrong: "path.length <= 200 && path.startsWith('/')",
      },
    ],
    test: { file: 'tests/database/openid.test.ts', name: '//evil.example is no path to be led to' },
  },
  {
    name: 'account linking without verified mail',
    edits: [
      {
        file: 'src/domain/openid/decide-linking.ts',
        right: "  if (!identity.emailIsVerified) return refuse('provider_email_not_verified');\n",
        wrong: '',
      },
    ],
    test: { file: 'tests/database/openid-linking.test.ts', name: 'account linking without verified mail' },
  },
  {
    name: 'login CSRF by a provider',
    edits: [
      {
        file: 'src/server/openid/repository.ts',
        right: "    .where('browserHash', '=', browserHash)\n",
        wrong: '',
      },
    ],
    test: {
      file: 'tests/database/openid.test.ts',
      name: 'login CSRF: a state that another browser began signs nobody in',
    },
  },
  {
    name: 'self-approval',
    edits: [
      {
        file: 'src/domain/approvals/request.ts',
        right: 'mayDecideAlone(doer, othersCould) ?',
        wrong: "doer.role !== 'employee' ?",
      },
    ],
    test: {
      file: 'tests/database/requests.test.ts',
      name: 'is refused while any other active admin or manager could answer',
    },
  },
  {
    name: 'role by mass assignment',
    edits: [
      {
        file: 'src/server/identity/approve-registration.ts',
        right: "  if (!mayGive(actor.role, role)) return refuse('role_not_yours_to_give');\n",
        wrong: '',
      },
    ],
    test: {
      file: 'tests/database/admission.test.ts',
      name: 'a manager cannot admit somebody as manager or admin, and nothing of the try is kept',
    },
  },
  {
    name: 'rate by mass assignment',
    edits: [
      {
        file: 'src/contract/team.ts',
        right: '  body: z.strictObject({\n    firstName: line(longestPersonName),',
        wrong: '  body: z.object({\n    firstName: line(longestPersonName),',
      },
    ],
    test: {
      file: 'tests/sweep/mass-assignment.test.ts',
      name: 'a field that an endpoint does not ask for is refused, and nothing is written',
    },
  },
  {
    name: 'own rate',
    edits: [
      {
        file: 'src/server/people/set-pay-rate.ts',
        right: "  if (employee.employeeId === actor.employeeId) return refuse('own_pay_rate');\n",
        wrong: '',
      },
    ],
    test: { file: 'tests/database/pay-rates.test.ts', name: 'is nobody’s own to set, not even an admin’s' },
  },
  {
    name: 'one-time code replayed',
    edits: [
      {
        file: 'src/server/phone/repository.ts',
        right:
          "codeMark: Buffer): Promise<boolean> {\n  const { numDeletedRows } = await tx\n    .deleteFrom('phoneCodes')\n",
        wrong:
          "codeMark: Buffer): Promise<boolean> {\n  const { numUpdatedRows: numDeletedRows } = await tx\n    .updateTable('phoneCodes')\n    .set({ codeMark })\n",
      },
    ],
    test: { file: phoneSignIn, name: 'once, from the browser that asked for it' },
  },
  {
    name: 'one-time code that is missing taken for one that is right',
    edits: [
      {
        file: 'src/server/phone/take-phone-code.ts',
        right: "  if (kept === undefined) return refuse('phone_code_over');",
        wrong: '  if (kept === undefined) return accept({ fits: true });',
      },
      {
        file: 'src/server/phone/take-phone-code.ts',
        right: '  takeCode(ctx.tx, key, codeMarkOf(ctx, key, code));',
        wrong: '  takeCode(ctx.tx, key, codeMarkOf(ctx, key, code)).then(() => true);',
      },
    ],
    test: { file: phoneSignIn, name: 'missing is not expired is not right: without a code there is none to guess' },
  },
  {
    name: 'one-time code of the app replayed',
    edits: [
      {
        file: 'src/server/factors/codes.repository.ts',
        right: "eb('lastStep', '<', step)",
        wrong: "eb('lastStep', '<=', step)",
      },
    ],
    test: {
      file: 'tests/database/second-factor.test.ts',
      name: 'is taken once: the same one, and an older one, are refused at the next sign-in',
    },
  },
  {
    name: 'enumeration by answer',
    edits: [
      {
        file: 'src/server/identity/sign-in.ts',
        right:
          '    if (user === undefined || user.awaitsConfirmation) return accept({ userId: undefined, passwordHash: undefined });',
        wrong: "    if (user === undefined || user.awaitsConfirmation) return refuse('sign_in_busy');",
      },
    ],
    test: { file: signIn, name: 'a wrong password and an unknown e-mail get the same answer, to the letter' },
  },
  {
    name: 'enumeration by timing: no hash for an unknown e-mail',
    edits: [
      {
        file: 'src/server/kernel/passwords.ts',
        right: '    const fits = await verify(stored ?? (await decoy), password.normalize(',
        wrong:
          '    if (stored === undefined) return false;\n    const fits = await verify(stored ?? (await decoy), password.normalize(',
      },
    ],
    test: { file: 'src/server/identity/sign-in.test.ts', name: 'the same work is done for every e-mail' },
  },
  {
    name: 'enumeration by timing: an address looked up before the answer',
    edits: [
      {
        file: 'src/server/identity/request-password-reset.ts',
        right: '    await enqueueResetRequest(ctx, body.email);',
        wrong:
          "    const { findUserByEmail } = await import('../people/read.ts');\n    if ((await findUserByEmail(ctx.tx, body.email)) !== undefined) await enqueueResetRequest(ctx, body.email);",
      },
    ],
    test: { file: links, name: 'enumeration by amount of work' },
  },
  {
    name: 'rate limit evaded by a header',
    edits: [
      {
        file: 'src/server/kernel/app.ts',
        right: 'trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,',
        wrong: 'trustProxy: true,',
      },
    ],
    test: { file: phoneLimits, name: 'one place asks for twenty, whatever it calls itself' },
  },
  {
    name: 'rate limit evaded by a spelling of the path',
    edits: [
      {
        file: 'src/server/kernel/app.ts',
        right: 'routerOptions: { maxParamLength: 16_384 },',
        wrong: 'routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: true },',
      },
      {
        file: 'src/server/kernel/mount.ts',
        right: 'const network = networkOf(request.ip);',
        wrong: 'const network = networkOf(request.ip) + request.url;',
      },
    ],
    test: { file: phoneLimits, name: 'one place asks for twenty, whatever it calls itself' },
  },
  {
    name: 'rate limit evaded by an IPv6 neighbour',
    edits: [{ file: 'src/server/kernel/network.ts', right: '.slice(0, 4)', wrong: '.slice(0, 8)' }],
    test: { file: phoneLimits, name: 'one place asks for twenty, whatever it calls itself' },
  },
];
