-- Files that take longer than anybody waits: asked for, made by a job, fetched by whoever asked, and forgotten after a day.

create table exports (
  organization_id uuid not null references organizations,
  id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  -- dates, filter and format
  wish jsonb not null,
  -- the locations whose people whoever asked answers for; null, where it is everybody
  reach uuid[],
  state text not null check (state in ('queued', 'working', 'ready', 'failed')),
  -- of so many weeks of people, so many are worked out
  total integer not null check (total >= 0),
  done integer not null default 0 check (done between 0 and total),
  file_name text check (length(file_name) between 1 and 120),
  file bytea,
  expires_at timestamptz not null check (expires_at > asked_at),
  primary key (organization_id, id),
  foreign key (organization_id, asked_by) references employees,
  check (num_nulls(file, file_name) = case state when 'ready' then 0 else 2 end)
);
create index exports_by_person on exports (organization_id, asked_by, asked_at);

alter table exports enable row level security;
alter table exports force row level security;
create policy inside on exports using (organization_id = current_organization());
grant select, insert, update, delete on exports to meridian_app;
