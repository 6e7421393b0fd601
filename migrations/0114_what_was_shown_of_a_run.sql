-- What whoever paid a run saw of each person, as a hash (SHA-256): the same key answers its run to nobody who saw another one, though as many people and
-- the same sum of all. Null of runs from before it was sent.
alter table pay_runs add column shown_hash bytea check (octet_length(shown_hash) = 32);
