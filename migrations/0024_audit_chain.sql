-- The audit log says from where, and is chained like the punches: each entry of an organization carries the hash of the one
-- before it. What was written before there was a chain stays as it is, without a number.

alter table audit_entries
  -- 1, 2, 3 … without a gap within the organization
  add column sequence bigint check (sequence > 0),
  -- the network address as the server saw it
  add column network text check (length(network) <= 100),
  -- what the browser said of itself
  add column user_agent text check (length(user_agent) <= 300),
  -- empty in the first numbered entry
  add column previous_hash bytea check (octet_length(previous_hash) = case sequence when 1 then 0 else 32 end),
  add column hash bytea check (octet_length(hash) = 32),
  add constraint audit_entries_sequence_once unique (organization_id, sequence);
-- From here on nothing is written without its place in the chain.
alter table audit_entries
  add constraint audit_entries_sealed check (num_nulls(sequence, previous_hash, hash) = 0) not valid;

create index audit_entries_of_subject on audit_entries (organization_id, subject_id, sequence);
create index audit_entries_by_action on audit_entries (organization_id, action, sequence);
