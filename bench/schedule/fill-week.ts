import pg from 'pg';
import { seatAdmin } from '../seat-admin.ts';

/** Gives everybody five shifts of a week by SQL, planned and not published; the first employee becomes the admin who plans them. */
export async function fillWeek(ownerUrl: string, monday: string, zone: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await seatAdmin(owner);
  await owner.query(
    `insert into positions (organization_id, id, name, hue)
     select id, gen_random_uuid(), 'Position ' || hue, hue from organizations cross join generate_series(1, 5) as hue
     where id = current_organization()`,
  );
  await owner.query(
    `insert into shifts (organization_id, id, location_id, employee_id, position_id, starts_at, ends_at, break_minutes, changed_by, changed_at)
     select e.organization_id, gen_random_uuid(), e.home_location_id, e.id, p.id, s.at, s.at + interval '8 hours', 30, boss.id, now()
     from employees e
     join employees boss on boss.employee_number = 1001
     cross join generate_series(0, 4) as d (day)
     join positions p on p.hue = 1 + (e.employee_number + d.day) % 5
     cross join lateral (
       select ($1::date + (e.employee_number + d.day) % 7 + make_interval(hours => 6 + e.employee_number % 8)) at time zone $2 as at
     ) as s
     where e.employee_number > 1001`,
    [monday, zone],
  );
  await owner.end();
}

/** How many shifts people know of, and in how many transactions they were published. */
export async function countPublished(ownerUrl: string): Promise<{ shifts: number; transactions: number }> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ shifts: number; transactions: number }>(
    'select count(*)::int as shifts, count(distinct xmin::text)::int as transactions from published_shifts',
  );
  await owner.end();
  return rows[0] ?? { shifts: 0, transactions: 0 };
}
