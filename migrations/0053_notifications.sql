-- What somebody is told: a row in their list, beside the letters of 0009 that carry the same by mail and text message. And what each
-- person chose: by which channels they hear of what, when nothing may ring, and when the letter of the day comes.

create table notices (
  organization_id uuid not null references organizations,
  id uuid not null,
  employee_id uuid not null,
  -- of the letter whose headline it says
  kind text not null,
  -- the names and dates in that headline, and nothing else of what the letter says
  facts jsonb not null,
  link text not null check (link ~ '^/' and length(link) <= 500),
  told_at timestamptz not null,
  read_at timestamptz check (read_at >= told_at),
  -- whether it stands in the list; otherwise it only waits for the letter of the day
  is_listed boolean not null,
  awaits_digest boolean not null,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employees (organization_id, id)
);
create index notices_by_person on notices (organization_id, employee_id, told_at desc, id desc);
create index notices_unread on notices (organization_id, employee_id) where read_at is null and is_listed;
create index notices_awaiting_digest on notices (organization_id, employee_id) where awaits_digest;

alter table notices enable row level security;
alter table notices force row level security;
create policy inside on notices using (organization_id = current_organization());
grant select, insert, update (read_at, awaits_digest), delete on notices to meridian_app;

-- One cell of the table of choices. Without a row the product's own choice counts.
create table notice_choices (
  organization_id uuid not null,
  employee_id uuid not null,
  event text not null,
  channel text not null check (channel in ('in_app', 'mail', 'text', 'push')),
  is_wanted boolean not null,
  primary key (organization_id, employee_id, event, channel),
  foreign key (organization_id, employee_id) references employees (organization_id, id)
);

alter table notice_choices enable row level security;
alter table notice_choices force row level security;
create policy inside on notice_choices using (organization_id = current_organization());
grant select, insert, update (is_wanted) on notice_choices to meridian_app;

-- By the clock at somebody's home location, `22:00`.
create table notice_hours (
  organization_id uuid not null,
  employee_id uuid not null,
  quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_until text check (quiet_until ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  digest_at text check (digest_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  primary key (organization_id, employee_id),
  foreign key (organization_id, employee_id) references employees (organization_id, id),
  check (num_nulls(quiet_from, quiet_until) <> 1),
  check (quiet_from <> quiet_until)
);

alter table notice_hours enable row level security;
alter table notice_hours force row level security;
create policy inside on notice_hours using (organization_id = current_organization());
grant select, insert, update (quiet_from, quiet_until, digest_at) on notice_hours to meridian_app;
