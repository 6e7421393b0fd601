-- A reminder that somebody pressed for stands from the press on, so that of two who press at once the second hears that it was done. Its
-- telling comes later, by the queue, which may run it twice: what was told stands here.
create table told_reminders (
  organization_id uuid not null,
  reminder_id uuid not null,
  told_at timestamptz not null,
  primary key (organization_id, reminder_id),
  foreign key (organization_id, reminder_id) references acknowledgement_reminders (organization_id, id)
);
alter table told_reminders enable row level security;
alter table told_reminders force row level security;
create policy inside on told_reminders using (organization_id = current_organization());
grant select, insert on told_reminders to meridian_app;
comment on table told_reminders is 'ledger';
create trigger kept_for_ever before update or delete or truncate on told_reminders for each statement execute function refuse_change();
