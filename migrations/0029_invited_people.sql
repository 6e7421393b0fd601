-- An invitation may say for how much an hour, and it may be for somebody whose record is here already: whoever came
-- by a file has no way in yet, and this is their first.

alter table invitations
  -- The rate from the first day on; null, where it is not known yet.
  add column cents_per_hour bigint check (cents_per_hour between 1 and 1000000),
  -- Whose first way in it is; null, where whoever accepts becomes somebody new.
  add column employee_id uuid,
  add foreign key (organization_id, employee_id) references employees;
create index invitations_of_employee on invitations (organization_id, employee_id) where employee_id is not null;

-- Accepting by an OpenID provider: which invitation somebody brought is kept until the provider has answered, by the
-- hash of its secret.
alter table openid_attempts
  add column invited_to uuid references organizations,
  add column invitation_hash bytea check (octet_length(invitation_hash) = 32),
  drop constraint openid_attempts_purpose_check,
  add constraint openid_attempts_purpose_check check (purpose in ('sign_in', 'register', 'link', 'accept')),
  add constraint openid_attempts_invitation check (
    (purpose = 'accept') = (invited_to is not null) and (invited_to is null) = (invitation_hash is null)
  );
