-- What somebody shows with a request for time off, such as a doctor's note: one picture or PDF, kept as files of messages are (0066). It is
-- read by whoever asked and by those who answer for them, and stays with the request whatever becomes of it.

create table time_off_attachments (
  organization_id uuid not null,
  -- made by the client before sending: a file that arrived unheard is the same when it comes again
  id uuid not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  kind text not null check (kind in ('image', 'pdf')),
  name text not null check (length(name) between 1 and 120),
  -- of the picture as it is shown
  width integer check (width > 0),
  height integer check (height > 0),
  content bytea not null check (octet_length(content) between 1 and 10485760),
  preview bytea check (octet_length(preview) between 1 and 1048576),
  -- the request that it goes with; null, before that is sent
  request_id uuid,
  primary key (organization_id, id),
  foreign key (organization_id, uploaded_by) references employees,
  foreign key (organization_id, request_id) references time_off_requests,
  check (num_nulls(width, height, preview) = case kind when 'image' then 0 else 3 end)
);
-- They are compressed already.
alter table time_off_attachments alter content set storage external, alter preview set storage external;
create unique index one_attachment_of_a_request on time_off_attachments (organization_id, request_id) where request_id is not null;
create index time_off_attachments_not_sent on time_off_attachments (organization_id, uploaded_by, uploaded_at) where request_id is null;

alter table time_off_attachments enable row level security;
alter table time_off_attachments force row level security;
create policy inside on time_off_attachments using (organization_id = current_organization());
grant select, insert, delete, update (request_id) on time_off_attachments to meridian_app;

-- What went with a request stays: neither taken away nor given to another.
create function keep_sent_attachment() returns trigger
  language plpgsql as $$
begin
  if old.request_id is not null then raise exception 'what went with a request stays with it'; end if;
  return coalesce(new, old);
end
$$;
create trigger stays_with_its_request before update or delete on time_off_attachments
  for each row execute function keep_sent_attachment();
