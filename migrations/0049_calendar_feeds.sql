-- Somebody's shifts in the calendar that they use anyway: it asks again and again at an address that nobody can guess. One address a
-- person; another in its place, or none, and the former answers nobody any more.

create table calendar_feeds (
  organization_id uuid not null,
  employee_id uuid not null,
  -- of the secret in the address, which stands with whoever was shown it, and nowhere else
  token_hash bytea not null check (octet_length(token_hash) = 32),
  made_at timestamptz not null,
  primary key (organization_id, employee_id),
  unique (organization_id, token_hash),
  foreign key (organization_id, employee_id) references employees
);

alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;
create policy inside on calendar_feeds using (organization_id = current_organization());
grant select, insert, update, delete on calendar_feeds to meridian_app;

-- What was somebody's and is no more.
create index publication_changes_by_former on publication_changes (organization_id, (before ->> 'employeeId'));
