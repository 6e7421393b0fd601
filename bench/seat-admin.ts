import type pg from 'pg';

/**
 * Makes the first employee of the stage an admin who stays signed in, and sets the organization for what the owner does next.
 * Nobody manages people without a second factor; nothing in a benchmark opens its secret.
 */
export async function seatAdmin(owner: pg.Client): Promise<void> {
  const made = await owner.query<{ id: string }>('select organization_id as id from sessions limit 1');
  await owner.query("select set_config('app.organization', $1, false)", [made.rows[0]?.id]);
  // A new role ends the sessions of whoever has it: this one goes on.
  await owner.query(
    `create temp table kept as
     select s.* from sessions s join employees e on e.id = s.employee_id where e.employee_number = 1001`,
  );
  await owner.query("update employees set role = 'admin' where employee_number = 1001");
  await owner.query('insert into sessions select * from kept');
  await owner.query(
    `insert into totp_factors (user_id, sealed_secret, confirmed_at, created_at)
     select s.user_id, '\\x00', now(), now() from sessions s join employees e on e.id = s.employee_id
     where e.employee_number = 1001`,
  );
}
