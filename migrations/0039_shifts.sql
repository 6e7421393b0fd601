-- Who works when. Managers plan in `shifts`, where everything may change; what people go by stands in `published_shifts` and
-- changes only when a week is published. Each publication keeps, shift by shift, what stood there before and what stands there now.

create extension if not exists btree_gist;

-- What somebody works as in a shift; the hue is one of the five of the palette.
create table positions (
  organization_id uuid not null references organizations,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  hue integer not null check (hue between 1 and 5),
  primary key (organization_id, id)
);
create unique index positions_named_once on positions (organization_id, lower(name));

alter table positions enable row level security;
alter table positions force row level security;
create policy inside on positions using (organization_id = current_organization());
grant select, insert, update on positions to meridian_app;

create table shifts (
  organization_id uuid not null,
  -- made by the client before sending: the same id is the same shift for ever
  id uuid not null,
  location_id uuid not null,
  -- null, an open shift: nobody yet
  employee_id uuid,
  position_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_minutes integer not null check (break_minutes >= 0),
  note text check (length(note) between 1 and 500),
  -- no longer planned; where it was published it stands there until the week is published again
  cancelled_at timestamptz,
  -- counts the changes, so that of two who edit at once the second learns of the first
  revision integer not null default 1 check (revision > 0),
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, location_id) references locations,
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, position_id) references positions,
  foreign key (organization_id, changed_by) references employees,
  constraint shifts_have_length check (starts_at < ends_at and ends_at <= starts_at + interval '24 hours')
);
create index shifts_by_place on shifts (organization_id, location_id, starts_at);
create index shifts_by_person on shifts (organization_id, employee_id, starts_at);

alter table shifts enable row level security;
alter table shifts force row level security;
create policy inside on shifts using (organization_id = current_organization());
grant select, insert, update on shifts to meridian_app;

create table publications (
  organization_id uuid not null,
  id uuid not null,
  location_id uuid not null,
  -- the first date of the week that was published
  starts_on date not null,
  published_by uuid not null,
  published_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, location_id) references locations,
  foreign key (organization_id, published_by) references employees
);
create index publications_by_week on publications (organization_id, location_id, starts_on);
comment on table publications is 'ledger';

alter table publications enable row level security;
alter table publications force row level security;
create policy inside on publications using (organization_id = current_organization());
grant select, insert on publications to meridian_app;
create trigger kept_for_ever before update or delete or truncate on publications
  for each statement execute function refuse_change();

-- What a publication changed. Null before: the shift was new to people; null after: it was taken away.
create table publication_changes (
  organization_id uuid not null,
  publication_id uuid not null,
  shift_id uuid not null,
  before jsonb,
  after jsonb,
  primary key (organization_id, publication_id, shift_id),
  foreign key (organization_id, publication_id) references publications,
  foreign key (organization_id, shift_id) references shifts,
  check (before is not null or after is not null)
);
comment on table publication_changes is 'ledger';

alter table publication_changes enable row level security;
alter table publication_changes force row level security;
create policy inside on publication_changes using (organization_id = current_organization());
grant select, insert on publication_changes to meridian_app;
create trigger kept_for_ever before update or delete or truncate on publication_changes
  for each statement execute function refuse_change();

create table published_shifts (
  organization_id uuid not null,
  shift_id uuid not null,
  location_id uuid not null,
  employee_id uuid,
  position_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_minutes integer not null,
  note text,
  publication_id uuid not null,
  -- as the organization had it when this was published
  refuses_overlap boolean not null,
  primary key (organization_id, shift_id),
  foreign key (organization_id, shift_id) references shifts,
  foreign key (organization_id, location_id) references locations,
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, position_id) references positions,
  foreign key (organization_id, publication_id) references publications,
  -- Two managers of two locations may publish at the same moment, and neither sees the other's.
  constraint nobody_is_in_two_places exclude using gist (
    organization_id with =, employee_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (refuses_overlap)
);
create index published_shifts_by_place on published_shifts (organization_id, location_id, starts_at);

alter table published_shifts enable row level security;
alter table published_shifts force row level security;
create policy inside on published_shifts using (organization_id = current_organization());
grant select, insert, delete on published_shifts to meridian_app;
