-- The ways in. These tables belong to no organization: they are read before one is known, by
-- the cookie or the address that a stranger sends.

-- A session is kept here and nowhere else; the cookie holds a secret of which only the
-- SHA-256 is stored, so that a copy of this table opens nothing.
create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  id uuid not null unique,
  user_id uuid not null,
  organization_id uuid not null,
  employee_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (user_id, organization_id, employee_id) references memberships (user_id, organization_id, employee_id)
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);
grant select, insert, delete on sessions to meridian_app;

-- Failed attempts by account, network and the pair of them. Keys are hashes, so that neither
-- an address nor an e-mail stands here in clear.
create table throttles (
  key bytea primary key,
  failures integer not null check (failures >= 0),
  last_failed_at timestamptz not null
);
create index throttles_by_age on throttles (last_failed_at);
grant select, insert, update, delete on throttles to meridian_app;

-- Where an account was signed in to before, as hashes of e-mail and network. From there its owner
-- is not held up by those who guess at the account from elsewhere.
create table known_places (
  key bytea primary key,
  signed_in_at timestamptz not null
);
create index known_places_by_age on known_places (signed_in_at);
grant select, insert, update, delete on known_places to meridian_app;

-- The session gate: from the hash of a cookie to the person behind it, in one round trip. It
-- enters the session's organization first, so that row-level security holds for its own reads
-- as for everybody's. No row: no such session, or an expired one.
create function session_gate(hashes bytea[], moment timestamptz)
returns table (
  token_hash bytea, session_id uuid, user_id uuid, language text, organization_id uuid, employee_id uuid,
  first_name text, role text, status text, location_id uuid, zone text, managed_location_ids uuid[]
)
language plpgsql as $$
declare
  session record;
begin
  for session in
    select s.token_hash, s.id, s.user_id, s.organization_id, s.employee_id, u.language
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = any (hashes) and s.expires_at > moment
  loop
    perform set_config('app.organization', session.organization_id::text, true);
    return query
      select session.token_hash, session.id, session.user_id, session.language, session.organization_id,
        e.id, e.first_name, e.role, e.status, e.home_location_id, l.zone,
        array(
          select m.location_id from managed_locations m
          where m.organization_id = e.organization_id and m.employee_id = e.id
        )
      from employees e
      join locations l on l.organization_id = e.organization_id and l.id = e.home_location_id
      where e.organization_id = session.organization_id and e.id = session.employee_id;
  end loop;
  perform set_config('app.organization', '', true);
end
$$;
