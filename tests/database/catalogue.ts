import type pg from 'pg';

/** Tables that belong to no organization, or must be read before one is known; each with its reason. */
const outsideOfOrganizations = {
  deployments: 'names the organization that a stranger may ask to be admitted to',
  human_checks: 'proofs of work of strangers',
  phone_codes: 'asked for by strangers',
  verified_phones: 'found by the number that a stranger types',
  linked_sign_ins: 'found by what a provider says of a stranger',
  api_tokens: 'read by the hash of what a program sends, before anybody is known',
  join_codes: 'found by what a stranger types, before any organization is known',
  openid_attempts: 'what a stranger asked of a provider',
  memberships: 'read at sign-in, to learn which organization a user belongs to',
  migrations: 'the list of what the owner has applied; the application has nothing to do with it',
  passkeys: 'belong to a sign-in, and are read before anybody is known',
  passkey_challenges: 'what a stranger’s device was asked to sign',
  outbox: 'development and demo only: what would have been sent, shown to whoever sits at that machine',
  _private_jobs: 'the queue holds ids; whoever does a job enters the organization that it names',
  _private_job_queues: 'part of the queue',
  _private_tasks: 'the names of the kinds of jobs',
  _private_known_crontabs: 'what is done on the clock',
  recovery_codes: 'belong to a sign-in, and are read before anybody is known',
  second_steps: 'read by the hash of a cookie, before anybody is known',
  sessions: 'read by the hash of a cookie, before anybody is known',
  totp_factors: 'belong to a sign-in, and are read before anybody is known',
  throttles: 'counts what strangers try',
  known_places: 'asked before anybody is known, whose account a stranger tries',
  tokens: 'read by the secret of a link, before anybody is known',
  users: 'found by the e-mail that a stranger types',
} as const;

/** Tables whose rows may change or go; each with its reason. Any other is a ledger. */
const changeable = {
  deployments: 'one row, which the application may only add',
  employees: 'names, roles and statuses change; who changed them stands in audit_entries',
  further_locations: 'where else somebody works is given and taken; audit_entries keeps both',
  invitations: 'are accepted, sent again or taken back; audit_entries keeps who did',
  letters: 'are sent or given up, forget what they said, and are forgotten',
  api_tokens: 'are revoked, or run out; audit_entries keeps both',
  webhooks: 'are changed, switched and removed; audit_entries keeps who did',
  webhook_messages: 'are sent, and forgotten after thirty days',
  kept_replies: 'are forgotten after a day',
  join_codes: 'are replaced, and go; audit_entries keeps who did',
  exports: 'are made, and forgotten after a day; audit_entries keeps who asked',
  imports: 'are taken back, once',
  asked_people: 'are asked once; which telling rings for somebody is noted while it waits',
  locations: 'renamed and moved; a punch keeps the zone that it was made in',
  human_checks: 'are used once, and forgotten',
  phone_codes: 'are taken, or run out',
  verified_phones: 'are verified and removed; audit_entries keeps both',
  linked_sign_ins: 'are linked and unlinked; audit_entries keeps both',
  openid_attempts: 'are answered once, or forgotten',
  managed_locations: 'who manages what is given and taken; audit_entries keeps both',
  memberships: 'which employee a user is: only ever added',
  migrations: 'kept by the owner',
  notices: 'are read, follow what they tell of, and are forgotten',
  notice_choices: 'are what a person chose last; audit_entries keeps what they chose before',
  notice_hours: 'are what a person chose last; audit_entries keeps what they chose before',
  organizations: 'settings change',
  push_devices: 'go with the session they belong to, or before; audit_entries keeps who turned them on and off',
  outbox: 'lets the oldest go',
  passkeys: 'count, are renamed and removed; audit_entries keeps both',
  passkey_challenges: 'are answered once, or forgotten',
  _private_jobs: 'end',
  _private_job_queues: 'are locked while one of their jobs runs',
  _private_tasks: 'only ever added',
  _private_known_crontabs: 'remember when they last ran',
  suspensions: 'end once, when their person comes back; audit_entries keeps who suspended and reinstated them',
  emergency_contacts: 'whom to call changes; audit_entries keeps that it did',
  attachments: 'wait, and are sent once or forgotten',
  time_off_attachments: 'wait, and go with one request or are forgotten',
  messages: 'lose their words when the organization keeps them no longer, and change in nothing else',
  message_changes: 'go with the words of their message',
  message_words: 'are those of their message as it reads now, and go with them',
  message_policies: 'is chosen anew by an admin; audit_entries keeps what was chosen before',
  conversations: 'count their messages, and groups are renamed; conversation_changes keeps each name',
  conversation_members: 'are left, and joined anew; conversation_changes keeps both',
  message_tellings: 'go on with what somebody is told of',
  conversation_reads: 'go on with what is read',
  employee_photos: 'a picture is replaced or taken away by whom it shows',
  availability_dates: 'are said, changed and taken back by their person; audit_entries keeps each',
  availability_weeks: 'are said anew by their person; audit_entries keeps what they said before',
  bank_accounts: 'are replaced and taken away by their person; audit_entries keeps that they were',
  deposit_contents: 'are forgotten after some weeks, or when their file is withdrawn; deposit_files keeps their sum',
  deposits: 'go when their file is withdrawn; audit_entries keeps which they were',
  pay_run_drafts: 'goes on being prepared until it is run',
  deduction_templates: 'are set anew; audit_entries keeps what they were, payment_deductions what was taken',
  employers: 'is set anew; audit_entries and each stub keep what it was',
  payment_limits: 'is set anew; audit_entries keeps what it was',
  payroll_setups: 'what payroll systems are told changes; audit_entries keeps what it was',
  planning_rules: 'are chosen anew by an admin; audit_entries keeps what was chosen before',
  positions: 'are added and renamed; audit_entries keeps both',
  position_skills: 'what a position asks for from now on; audit_entries keeps what it asked before',
  skills: 'are added, renamed and closed; audit_entries keeps all three',
  published_shifts: 'what people know now; what they knew before stands in publication_changes',
  schedule_templates: 'are added, changed and taken away; audit_entries keeps all three',
  labour_targets: 'are set anew by an admin; audit_entries keeps what they were',
  staffing_needs: 'are what holds from now on; audit_entries keeps what was said before',
  shift_offers: 'end, once; audit_entries keeps who ended them',
  kiosks: 'are used and revoked; audit_entries keeps who paired and who revoked',
  kiosk_pins: 'are set anew; audit_entries keeps who set them, and never what they are',
  shift_proposals: 'end, once; swap_steps keeps each step',
  swap_rules: 'are chosen anew by an admin; audit_entries keeps what was chosen before',
  calendar_feeds: 'are made anew and taken back by their person; audit_entries keeps both',
  shifts: 'what is planned changes; audit_entries keeps what it was',
  profiles: 'what a person tells of themselves changes; audit_entries keeps which fields did',
  recovery_codes: 'are used up',
  second_steps: 'are taken, or run out',
  sessions: 'end',
  support_requests: 'is answered or closed once; who did stands in it',
  time_off_holds: 'go when a request is rejected or withdrawn; the request stays',
  holiday_changes: 'are added, end and are taken back; audit_entries keeps all three',
  away_limits: 'are added and taken away; audit_entries keeps both',
  time_off_types: 'are renamed and retired; audit_entries keeps what they were',
  totp_factors: 'are confirmed, count the last code, and are removed; audit_entries keeps both',
  throttles: 'are forgotten',
  known_places: 'are renewed with each sign-in, and forgotten',
  tokens: 'are used up',
  users: 'passwords and preferences change',
} as const;

interface Rule {
  /** What is wrong with what the query finds. */
  readonly wrong: string;
  /** Finds offenders, one a row, as `name`. $1: exempt tables, $2: changeable tables. */
  readonly sql: string;
}

const tables = `(select c.* from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%')`;
const hasOrganization = `exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'organization_id' and not a.attisdropped)`;
const isLedger = `obj_description(t.oid, 'pg_class') = 'ledger'`;
const isInside = `t.relname <> all ($1)`;

/** Privileges that anybody but the owner holds on a table or on columns of it. */
const granted = (of: string) => `(
  select g.grantee, g.privilege_type from aclexplode(${of}.relacl) g where g.grantee <> ${of}.relowner
  union select g.grantee, 'column ' || g.privilege_type from pg_attribute a, aclexplode(a.attacl) g
  where a.attrelid = ${of}.oid and g.grantee <> ${of}.relowner)`;

const rules: readonly Rule[] = [
  {
    wrong: 'row-level security is not both enabled and forced, and it is not listed as outside of organizations',
    sql: `select t.relname as name from ${tables} t where ${isInside} and not (t.relrowsecurity and t.relforcerowsecurity)`,
  },
  {
    wrong: 'it has no organization_id, and it is not listed as outside of organizations',
    sql: `select t.relname as name from ${tables} t where ${isInside} and t.relname <> 'organizations' and not ${hasOrganization}`,
  },
  {
    wrong: 'its organization_id may be null',
    sql: `select t.relname as name from ${tables} t join pg_attribute a on a.attrelid = t.oid and a.attname = 'organization_id' where not a.attnotnull`,
  },
  {
    wrong:
      'it needs exactly one policy that lets in, for everybody and everything: organization_id = current_organization()',
    sql: `select t.relname as name from ${tables} t where ${isInside} and (
      select array_agg(pg_get_expr(p.polqual, t.oid) || coalesce(pg_get_expr(p.polwithcheck, t.oid), '') || p.polcmd::text || p.polroles::text)
      from pg_policy p where p.polrelid = t.oid and p.polpermissive
    ) is distinct from array[case t.relname when 'organizations' then '(id = current_organization())' else '(organization_id = current_organization())' end || '*{0}']`,
  },
  {
    wrong: 'its primary key does not begin with organization_id',
    sql: `select t.relname as name from ${tables} t where ${isInside} and t.relname <> 'organizations' and not exists (
      select from pg_constraint k join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
      where k.conrelid = t.oid and k.contype = 'p' and a.attname = 'organization_id')`,
  },
  {
    wrong: 'one of its foreign keys could point into another organization',
    sql: `select t.relname || ' (' || k.conname || ')' as name from ${tables} t
      join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
      join pg_attribute f on f.attrelid = k.confrelid and f.attname = 'organization_id'
      where ${hasOrganization} and not exists (
        select from unnest(k.conkey, k.confkey) as pair (mine, theirs)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = pair.mine
        where a.attname = 'organization_id' and pair.theirs = f.attnum)`,
  },
  {
    wrong: "it is neither a ledger (comment on table … is 'ledger') nor listed as changeable",
    sql: `select t.relname as name from ${tables} t where t.relname <> all ($2) and not coalesce(${isLedger}, false)`,
  },
  {
    wrong: 'it is a ledger and listed as changeable',
    sql: `select t.relname as name from ${tables} t where t.relname = any ($2) and ${isLedger}`,
  },
  {
    // tgtype: 2 before, 8 delete, 16 update, 32 truncate.
    wrong: 'it is a ledger without an unconditional trigger refuse_change before update, delete and truncate',
    sql: `select t.relname as name from ${tables} t where ${isLedger} and (
      select coalesce(bit_or(g.tgtype & 56), 0) from pg_trigger g
      where g.tgrelid = t.oid and g.tgfoid = 'refuse_change'::regproc and g.tgenabled in ('O', 'A') and g.tgtype & 2 = 2
        and g.tgqual is null and g.tgattr::text = ''
    ) <> 56`,
  },
  {
    wrong: 'it is a ledger on which the application may do other than select and insert',
    sql: `select t.relname as name from ${tables} t where ${isLedger} and (
      select array_agg(g.privilege_type order by g.privilege_type) from ${granted('t')} g
    ) is distinct from array['INSERT', 'SELECT']`,
  },
  {
    wrong: 'somebody besides its owner and meridian_app was granted something on it',
    sql: `select distinct t.relname as name from ${tables} t cross join lateral ${granted('t')} g where g.grantee <> 'meridian_app'::regrole`,
  },
  {
    wrong: 'the application may truncate it, or make triggers or foreign keys on it',
    sql: `select t.relname as name from ${tables} t cross join lateral ${granted('t')} g where g.privilege_type in ('TRUNCATE', 'TRIGGER', 'REFERENCES', 'MAINTAIN')`,
  },
  {
    wrong: 'it is a view, which reads as its owner: write security_invoker',
    sql: `select v.relname as name from pg_class v join pg_namespace n on n.oid = v.relnamespace
      where v.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
        and not coalesce(v.reloptions @> '{security_invoker=true}', false)`,
  },
  {
    wrong: 'it is a function that works as its owner, past row-level security',
    sql: `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')`,
  },
  {
    wrong: 'it is listed here, and there is no such table',
    sql: `select listed as name from unnest($1::text[] || $2::text[]) as listed where not exists (select from ${tables} t where t.relname = listed)`,
  },
];

/** What tables, views and functions forget of the ground rules; empty when all keep them. */
export async function oddities(client: pg.Client): Promise<string[]> {
  const lists = [Object.keys(outsideOfOrganizations), Object.keys(changeable)];
  const found: string[] = [];
  for (const { wrong, sql } of rules) {
    // Each rule is given both lists; the comparison makes the one that it does not need known to PostgreSQL.
    const { rows } = await client.query<{ name: string }>(
      `with lists as (select $1::text[], $2::text[]) ${sql}`,
      lists,
    );
    found.push(...rows.map(({ name }) => `${name}: ${wrong}`));
  }
  return found;
}
