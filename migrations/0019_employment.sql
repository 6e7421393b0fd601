-- From when until when somebody is employed, and why they were suspended, as long as they are. The revision counts what
-- others changed of a person, so that of two who edit at once the second learns of the first.

alter table employees
  add column employed_from date,
  add column employed_until date,
  add column suspension_reason text check (length(suspension_reason) between 1 and 500),
  add column revision integer not null default 1 check (revision > 0),
  add constraint employees_dates_in_order check (employed_until >= employed_from);

create index audit_entries_by_subject on audit_entries (organization_id, subject_id, happened_at) where subject_id is not null;
