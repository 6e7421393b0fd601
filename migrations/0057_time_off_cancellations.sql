-- Approved time off that is not taken after all: the approval stays what it was, and this says who took it back, when and why. The days
-- are free again, and the ledger gets the row that revokes what was used.

create table time_off_cancellations (
  organization_id uuid not null,
  request_id uuid not null,
  cancelled_by uuid not null,
  cancelled_at timestamptz not null,
  -- whoever cancels for somebody else says why
  reason text check (length(reason) between 1 and 500),
  primary key (organization_id, request_id),
  foreign key (organization_id, request_id) references time_off_requests,
  foreign key (organization_id, cancelled_by) references employees
);
comment on table time_off_cancellations is 'ledger';

alter table time_off_cancellations enable row level security;
alter table time_off_cancellations force row level security;
create policy inside on time_off_cancellations using (organization_id = current_organization());
grant select, insert on time_off_cancellations to meridian_app;
create trigger kept_for_ever before update or delete or truncate on time_off_cancellations
  for each statement execute function refuse_change();
