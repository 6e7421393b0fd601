-- What people are able or allowed to do, as far as somebody has to prove it: a card of the health department, a licence for the forklift, a
-- key. A position may ask for some; whoever does not hold them on the day of a shift is not planned as it.
create table skills (
  organization_id uuid not null references organizations,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- a certificate has a last day, and mostly a number
  is_certificate boolean not null,
  closed_at timestamptz,
  primary key (organization_id, id)
);
create unique index skills_named_once on skills (organization_id, lower(name));

alter table skills enable row level security;
alter table skills force row level security;
create policy inside on skills using (organization_id = current_organization());
grant select, insert, update on skills to meridian_app;

-- Who holds what, from which date to which. Nothing of it changes: what was wrong is corrected by a row that names the one it takes the place
-- of, what somebody holds no longer by such a row that is withdrawn.
create table held_skills (
  organization_id uuid not null,
  -- made by the client before sending: sent again, it is there once
  id uuid not null,
  employee_id uuid not null,
  skill_id uuid not null,
  starts_on date not null,
  -- included; null, without an end
  ends_on date,
  number text check (length(number) between 1 and 60),
  supersedes_id uuid,
  is_withdrawn boolean not null default false,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, skill_id) references skills,
  foreign key (organization_id, supersedes_id) references held_skills,
  foreign key (organization_id, recorded_by) references employees,
  -- Two who correct the same row at once would leave both.
  constraint held_skills_superseded_once unique (organization_id, supersedes_id),
  check (ends_on >= starts_on),
  check (not is_withdrawn or supersedes_id is not null),
  constraint nobody_proves_their_own check (recorded_by <> employee_id)
);
create index held_skills_of_person on held_skills (organization_id, employee_id);
create index held_skills_by_end on held_skills (organization_id, ends_on) where ends_on is not null;
comment on table held_skills is 'ledger';

alter table held_skills enable row level security;
alter table held_skills force row level security;
create policy inside on held_skills using (organization_id = current_organization());
grant select, insert on held_skills to meridian_app;
create trigger kept_for_ever before update or delete or truncate on held_skills
  for each statement execute function refuse_change();

-- That somebody was told of the end of a certificate: a month before, and on its last day. Once each, however often the job runs.
create table skill_reminders (
  organization_id uuid not null,
  held_id uuid not null,
  kind text not null check (kind in ('ends_soon', 'ends')),
  told_at timestamptz not null,
  primary key (organization_id, held_id, kind),
  foreign key (organization_id, held_id) references held_skills
);
comment on table skill_reminders is 'ledger';

alter table skill_reminders enable row level security;
alter table skill_reminders force row level security;
create policy inside on skill_reminders using (organization_id = current_organization());
grant select, insert on skill_reminders to meridian_app;
create trigger kept_for_ever before update or delete or truncate on skill_reminders
  for each statement execute function refuse_change();

-- What a position asks of whoever works as it, from now on.
create table position_skills (
  organization_id uuid not null,
  position_id uuid not null,
  skill_id uuid not null,
  primary key (organization_id, position_id, skill_id),
  foreign key (organization_id, position_id) references positions,
  foreign key (organization_id, skill_id) references skills
);

alter table position_skills enable row level security;
alter table position_skills force row level security;
create policy inside on position_skills using (organization_id = current_organization());
grant select, insert, delete on position_skills to meridian_app;

alter table planning_rules drop constraint planning_rules_rule_check;
alter table planning_rules add constraint planning_rules_rule_check check (rule in
  ('double_booking', 'time_off', 'minor', 'skill', 'unavailable', 'short_rest', 'over_target', 'overtime'));
