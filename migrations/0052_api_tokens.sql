-- Tokens by which a person's own programs call the API in their name: each for some scopes and some days, and gone when it is revoked.

-- Read by what a stranger sends, before any organization is known. The token itself is shown once to whoever made it; only its SHA-256 is
-- stored, so that a copy of this table opens nothing.
create table api_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  id uuid not null unique,
  user_id uuid not null,
  organization_id uuid not null,
  employee_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) > 0),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  last_used_at timestamptz,
  foreign key (user_id, organization_id, employee_id) references memberships (user_id, organization_id, employee_id)
);
create index api_tokens_of_user on api_tokens (user_id);
create index api_tokens_by_expiry on api_tokens (expires_at);
grant select, insert, delete, update (last_used_at) on api_tokens to meridian_app;

-- One look lets in a session or a token. A token is never fresh: what is grave asks a person who they are, and a program cannot answer.
drop function session_gate(bytea[], timestamptz);
create function session_gate(hashes bytea[], moment timestamptz)
returns table (
  token_hash bytea, session_id uuid, scopes text[], authenticated_at timestamptz, user_id uuid, language text, organization_id uuid,
  employee_id uuid, first_name text, role text, status text, zone text, home_location_id uuid, location_id uuid, location_zone text,
  location_ids uuid[], managed_location_ids uuid[]
)
language plpgsql as $$
declare
  session record;
begin
  for session in
    select s.token_hash, s.id, null::text[] as scopes, s.authenticated_at, s.user_id, s.organization_id, s.employee_id, u.language
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = any (hashes) and s.expires_at > moment
    union all
    select t.token_hash, t.id, t.scopes, 'epoch'::timestamptz, t.user_id, t.organization_id, t.employee_id, u.language
    from api_tokens t join users u on u.id = t.user_id
    where t.token_hash = any (hashes) and t.expires_at > moment
  loop
    perform set_config('app.organization', session.organization_id::text, true);
    return query
      select session.token_hash, session.id, session.scopes, session.authenticated_at, session.user_id, session.language,
        session.organization_id, e.id, e.first_name, e.role, e.status, home.zone, home.id, coalesce(here.id, home.id), coalesce(here.zone, home.zone),
        home.id || array(
          select f.location_id from further_locations f
          where f.organization_id = e.organization_id and f.employee_id = e.id
        ),
        array(
          select m.location_id from managed_locations m
          where m.organization_id = e.organization_id and m.employee_id = e.id
        )
      from employees e
      join locations home on home.organization_id = e.organization_id and home.id = e.home_location_id
      -- a place that closed, or where they work no longer, is not where they are
      left join locations here on here.organization_id = e.organization_id and here.id = e.current_location_id
        and here.closed_at is null and exists (
          select from further_locations f
          where f.organization_id = e.organization_id and f.employee_id = e.id and f.location_id = here.id
        )
      where e.organization_id = session.organization_id and e.id = session.employee_id;
  end loop;
  perform set_config('app.organization', '', true);
end
$$;
