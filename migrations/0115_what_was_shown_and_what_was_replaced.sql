-- What whoever paid a run saw of each person, as a hash (SHA-256): the same key answers its run to nobody who saw another one, though as many people and
-- the same sum of all. Null of runs from before it was sent.
alter table pay_runs add column shown_hash bytea check (octet_length(shown_hash) = 32);

-- An account is forgotten once another has replaced it, by a job of its own from now on; those that were replaced before it, here. The owner of a
-- database is held by forced row-level security too, unless it is a superuser: for this statement it is not.
alter table bank_accounts no force row level security;
delete from bank_accounts old
using bank_accounts later
where later.organization_id = old.organization_id and later.employee_id = old.employee_id
  and later.usable_from > old.usable_from and later.usable_from <= now();
alter table bank_accounts force row level security;
