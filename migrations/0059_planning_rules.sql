-- What an organization does about what speaks against a shift: nothing, a warning, or a refusal. A rule without a row is as usual.
create table planning_rules (
  organization_id uuid not null references organizations,
  rule text not null check (rule in
    ('double_booking', 'time_off', 'minor', 'unavailable', 'short_rest', 'over_target', 'overtime')),
  level text not null check (level in ('off', 'warn', 'block')),
  primary key (organization_id, rule),
  -- whoever is in two places at once is told of it at the least
  check (rule <> 'double_booking' or level <> 'off')
);

alter table planning_rules enable row level security;
alter table planning_rules force row level security;
create policy inside on planning_rules using (organization_id = current_organization());
grant select, insert, update on planning_rules to meridian_app;

-- A week was published although something spoke against a shift of it: which rule, and why all the same.
create table publication_overrides (
  organization_id uuid not null,
  publication_id uuid not null,
  shift_id uuid not null,
  rule text not null,
  reason text not null check (length(reason) between 1 and 500),
  primary key (organization_id, publication_id, shift_id, rule),
  foreign key (organization_id, publication_id) references publications,
  foreign key (organization_id, shift_id) references shifts
);
comment on table publication_overrides is 'ledger';

alter table publication_overrides enable row level security;
alter table publication_overrides force row level security;
create policy inside on publication_overrides using (organization_id = current_organization());
grant select, insert on publication_overrides to meridian_app;
create trigger kept_for_ever before update or delete or truncate on publication_overrides
  for each statement execute function refuse_change();
