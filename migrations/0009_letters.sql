-- Mail and text messages. A letter is written in the transaction of what it tells about, together
-- with the job that carries it out: both are there, or neither.

create table letters (
  organization_id uuid not null references organizations,
  id uuid not null,
  channel text not null check (channel in ('mail', 'text')),
  recipient text not null check (length(recipient) between 3 and 320),
  language text not null check (language in ('en', 'es', 'ar')),
  kind text not null,
  -- What it is to say, sealed by the application, since a link or a code in it opens something.
  -- Forgotten when it has been sent or given up.
  facts bytea,
  posted_at timestamptz not null,
  -- After this moment it would say something that is no longer so: a code that has expired.
  useful_until timestamptz,
  state text not null default 'posted' check (state in ('posted', 'sent', 'failed')),
  settled_at timestamptz,
  failure text,
  primary key (organization_id, id),
  check ((state = 'posted') = (settled_at is null)),
  check ((state = 'posted') = (facts is not null)),
  check ((state = 'failed') = (failure is not null))
);
create index letters_by_time on letters (organization_id, posted_at);

alter table letters enable row level security;
alter table letters force row level security;
create policy inside on letters using (organization_id = current_organization());
grant select, insert, update on letters to meridian_app;

-- Where letters end when no mail or text service is configured, in development and in the demo:
-- shown at /dev/outbox to whoever sits at that machine. Production never writes here.
create table outbox (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'text')),
  recipient text not null,
  language text not null,
  subject text,
  body text not null,
  html text,
  kept_at timestamptz not null
);
create index outbox_by_time on outbox (kept_at, id);
grant select, insert, delete on outbox to meridian_app;

-- The queue. Its tables are graphile-worker's own and were made before this file ran, as the owner
-- (server/kernel/queue-schema.ts). A job carries ids and no names, and belongs to no organization:
-- whoever runs it enters the organization that it names. The application adds jobs, takes them,
-- marks how they went and removes them when done; what it may not is to change how the queue is
-- made. The library switches row-level security on for its tables and leaves it to their owner to
-- say who may pass.
grant usage on schema graphile_worker to meridian_app;
grant select on graphile_worker.migrations to meridian_app;
grant select, insert, update, delete on graphile_worker._private_jobs to meridian_app;
grant select, insert, update, delete on graphile_worker._private_job_queues to meridian_app;
grant select, insert on graphile_worker._private_tasks to meridian_app;
grant select, insert, update on graphile_worker._private_known_crontabs to meridian_app;
create policy application on graphile_worker._private_jobs to meridian_app using (true);
create policy application on graphile_worker._private_job_queues to meridian_app using (true);
create policy application on graphile_worker._private_tasks to meridian_app using (true);
create policy application on graphile_worker._private_known_crontabs to meridian_app using (true);
-- The library's view of the queue reads as whoever asks, like every view here.
alter view graphile_worker.jobs set (security_invoker = true);
