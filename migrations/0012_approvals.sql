-- What waits for somebody's yes or no, whatever it is about, and what was answered. Both are kept for ever: whether a request
-- is pending follows from whether it has an answer, and who asks again makes a new request that names the old one.

create table approval_requests (
  organization_id uuid not null,
  id uuid not null,
  -- the noun that knows what an answer sets in motion, such as registration
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  -- what is asked for, in the table of that noun
  subject_id uuid not null,
  -- whom it concerns: nobody answers about themselves
  employee_id uuid not null,
  asked_by uuid not null,
  -- whose managers may answer; null, where none is known yet: those of any
  location_id uuid,
  asked_at timestamptz not null,
  -- the answered request about the same thing that is open again with this one
  reopens_id uuid,
  primary key (organization_id, id),
  unique (organization_id, kind, subject_id, id),
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, asked_by) references employees,
  foreign key (organization_id, location_id) references locations,
  foreign key (organization_id, kind, subject_id, reopens_id)
    references approval_requests (organization_id, kind, subject_id, id)
);
-- One thing is asked for once at a time.
create unique index approval_requests_asked_once on approval_requests (organization_id, kind, subject_id) where reopens_id is null;
create unique index approval_requests_reopened_once on approval_requests (organization_id, reopens_id) where reopens_id is not null;
create index approval_requests_by_time on approval_requests (organization_id, asked_at);
comment on table approval_requests is 'ledger';

alter table approval_requests enable row level security;
alter table approval_requests force row level security;
create policy inside on approval_requests using (organization_id = current_organization());
grant select, insert on approval_requests to meridian_app;
create trigger kept_for_ever before update or delete or truncate on approval_requests
  for each statement execute function refuse_change();

create table approval_decisions (
  organization_id uuid not null,
  -- one answer to a request: two managers who answer at once meet here
  request_id uuid not null,
  outcome text not null check (outcome in ('approved', 'rejected', 'withdrawn')),
  decided_by uuid not null,
  decided_at timestamptz not null,
  reason text check (length(reason) between 1 and 500),
  -- where the approval put what was asked for, if the request did not say
  location_id uuid,
  -- an admin answered about themselves, since nobody else could
  alone boolean not null default false,
  primary key (organization_id, request_id),
  foreign key (organization_id, request_id) references approval_requests,
  foreign key (organization_id, decided_by) references employees,
  foreign key (organization_id, location_id) references locations,
  check (outcome <> 'rejected' or reason is not null)
);
create index approval_decisions_by_time on approval_decisions (organization_id, decided_at, request_id);
comment on table approval_decisions is 'ledger';

alter table approval_decisions enable row level security;
alter table approval_decisions force row level security;
create policy inside on approval_decisions using (organization_id = current_organization());
grant select, insert on approval_decisions to meridian_app;
create trigger kept_for_ever before update or delete or truncate on approval_decisions
  for each statement execute function refuse_change();

-- The first day at work; null for those who were here before it was kept, and for those who are not admitted.
alter table employees add column starts_on date;

-- Who waits already has asked. Row-level security holds for the owner too, so each organization is entered; the membership
-- of whoever waits says which there are.
do $$
declare
  entered uuid;
begin
  for entered in select distinct organization_id from memberships loop
    perform set_config('app.organization', entered::text, true);
    insert into approval_requests (organization_id, id, kind, subject_id, employee_id, asked_by, asked_at)
    select organization_id, gen_random_uuid(), 'registration', id, id, id, created_at
    from employees where organization_id = entered and status = 'pending';
  end loop;
  perform set_config('app.organization', '', true);
end
$$;
