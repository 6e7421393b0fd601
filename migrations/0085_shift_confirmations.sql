-- Whose shifts are published says that they have seen them. It is said of a shift as one publication made it: published otherwise, the
-- shift asks again, and those that stayed as they were do not.

create table shift_confirmations (
  organization_id uuid not null,
  publication_id uuid not null,
  shift_id uuid not null,
  employee_id uuid not null,
  confirmed_at timestamptz not null,
  primary key (organization_id, publication_id, shift_id, employee_id),
  foreign key (organization_id, publication_id, shift_id) references publication_changes,
  foreign key (organization_id, employee_id) references employees
);
comment on table shift_confirmations is 'ledger';

alter table shift_confirmations enable row level security;
alter table shift_confirmations force row level security;
create policy inside on shift_confirmations using (organization_id = current_organization());
grant select, insert on shift_confirmations to meridian_app;
create trigger kept_for_ever before update or delete or truncate on shift_confirmations
  for each statement execute function refuse_change();

-- Each time that those who had not confirmed a week were told again. The id is made by the client: what is sent twice tells once.
create table confirmation_reminders (
  organization_id uuid not null,
  id uuid not null,
  location_id uuid not null,
  -- the first date of the week
  starts_on date not null,
  asked_by uuid not null,
  people integer not null check (people > 0),
  reminded_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, location_id) references locations,
  foreign key (organization_id, asked_by) references employees
);
create index confirmation_reminders_of_week on confirmation_reminders (organization_id, location_id, starts_on, reminded_at);
comment on table confirmation_reminders is 'ledger';

alter table confirmation_reminders enable row level security;
alter table confirmation_reminders force row level security;
create policy inside on confirmation_reminders using (organization_id = current_organization());
grant select, insert on confirmation_reminders to meridian_app;
create trigger kept_for_ever before update or delete or truncate on confirmation_reminders
  for each statement execute function refuse_change();
