import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tools/postgres/for-tests.ts';
import { oddities } from './catalogue.ts';

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
  await database.drop();
});

test('every table keeps the ground rules: organizations apart, ledgers only added to', async () => {
  expect(await oddities(owner)).toEqual([]);
});

describe('a migration that forgets is told what', () => {
  const complete = `create table notes (organization_id uuid not null references organizations, id uuid, primary key (organization_id, id));
    comment on table notes is 'ledger';
    alter table notes enable row level security; alter table notes force row level security;
    create policy inside on notes using (organization_id = current_organization());
    grant select, insert on notes to meridian_app;
    create trigger kept before update or delete or truncate on notes for each statement execute function refuse_change();`;

  test.each([
    ['nothing', complete, []],
    [
      'everything',
      'create table notes (id uuid)',
      [/row-level security/, /no organization_id/, /exactly one policy/, /primary key/, /neither a ledger/],
    ],
    ['row-level security', `${complete} alter table notes disable row level security`, [/row-level security/]],
    ['to force it', `${complete} alter table notes no force row level security`, [/row-level security/]],
    ['the policy', `${complete} drop policy inside on notes`, [/exactly one policy/]],
    [
      'what the policy is for',
      `${complete} create policy also on notes for select using (true)`,
      [/exactly one policy/],
    ],
    [
      'what a policy lets in',
      `${complete} drop policy inside on notes; create policy inside on notes using (organization_id = current_organization()) with check (true)`,
      [/exactly one policy/],
    ],
    ['to say that it is a ledger', `${complete} comment on table notes is null`, [/neither a ledger/]],
    ['the trigger', `${complete} drop trigger kept on notes`, [/without an unconditional trigger/]],
    [
      'TRUNCATE',
      `${complete} drop trigger kept on notes; create trigger kept before update or delete on notes for each statement execute function refuse_change()`,
      [/without an unconditional trigger/],
    ],
    [
      'to leave the trigger on',
      `${complete} alter table notes disable trigger kept`,
      [/without an unconditional trigger/],
    ],
    [
      'that a trigger for one column is none',
      `${complete} drop trigger kept on notes; create trigger kept before update of id or delete or truncate on notes for each statement execute function refuse_change()`,
      [/without an unconditional trigger/],
    ],
    [
      'that a ledger is not updated',
      `${complete} grant update on notes to meridian_app`,
      [/other than select and insert/],
    ],
    [
      'that a column is not updated either',
      `${complete} grant update (id) on notes to meridian_app`,
      [/other than select and insert/],
    ],
    [
      'who works here',
      `${complete} grant select on notes to public`,
      [/other than select and insert|somebody besides/, /somebody besides/],
    ],
    [
      'that an organization’s rows stay in it',
      `${complete} alter table notes add employee_id uuid references organizations, add foreign key (employee_id, id) references locations (organization_id, id)`,
      [/point into another organization/],
    ],
    ['that a view reads as its owner', 'create view everyone as select * from employees', [/security_invoker/]],
    [
      'that a function may read as its owner',
      'create function peek() returns bigint language sql security definer return (select count(*) from punches)',
      [/works as its owner/],
    ],
  ])('forgets %s', async (_, sql, complaints) => {
    await owner.query('begin');
    const found = await tried(sql);
    expect(found).toHaveLength(complaints.length);
    for (const [index, complaint] of complaints.entries()) expect(found[index]).toMatch(complaint);
  });
});

/** What is found after a change that is then taken back. */
async function tried(sql: string): Promise<string[]> {
  try {
    await owner.query(sql);
    return await oddities(owner);
  } finally {
    await owner.query('rollback');
  }
}

describe('the application’s login', () => {
  const nothing = {
    bypasses: false,
    creates_databases: false,
    creates_roles: false,
    replicates: false,
    superuser: false,
  };

  test('is no superuser and cannot become one; all that it may do comes from meridian_app', async () => {
    const application = new pg.Client({ connectionString: database.appUrl });
    await application.connect();
    const { rows } = await application.query(
      `select rolsuper as superuser, rolbypassrls as bypasses, rolcreaterole as creates_roles, rolcreatedb as creates_databases,
         rolreplication as replicates, rolname = 'meridian_app' as is_group, rolcanlogin as signs_in,
         array(select g.rolname::text from pg_auth_members m join pg_roles g on g.oid = m.roleid where m.member = r.oid) as groups
       from pg_roles r where rolname in (current_user, 'meridian_app') order by is_group`,
    );
    await application.end();
    expect(rows).toEqual([
      { ...nothing, is_group: false, signs_in: true, groups: ['meridian_app'] },
      { ...nothing, is_group: true, signs_in: false, groups: [] },
    ]);
  });

  test('owns nothing, and can make nothing', async () => {
    const application = new pg.Client({ connectionString: database.appUrl });
    await application.connect();
    const { rows } = await application.query(
      `select count(*)::int as owned from pg_shdepend d join pg_roles r on r.oid = d.refobjid
       where d.refclassid = 'pg_authid'::regclass and d.deptype = 'o' and r.rolname in (current_user, 'meridian_app')`,
    );
    expect(rows).toEqual([{ owned: 0 }]);
    await expect(application.query('create table mine (id int)')).rejects.toThrow(
      /permission denied for schema public/,
    );
    await expect(application.query('create schema mine')).rejects.toThrow(/permission denied for database/);
    await expect(application.query('alter table punches disable trigger all')).rejects.toThrow(/must be owner/);
    await expect(application.query("set session_replication_role = 'replica'")).rejects.toThrow(/permission denied/);
    await expect(application.query('set role meridian_owner')).rejects.toThrow(/permission denied/);
    await application.end();
  });
});
