-- Every request knocks here, so that nothing of it may grow with how many sessions, second factors or passkeys there are. Of a list of unknown
-- length the planner read all sessions, and of a function that may give a thousand rows all second factors: each hash is looked up by itself.
-- The function before it, session_gate, stays for processes of the version before, which are exchanged one after the other.
create function opened_sessions(hashes bytea[], moment timestamptz)
returns table (
  token_hash bytea, session_id uuid, scopes text[], authenticated_at timestamptz, has_second_factor boolean, user_id uuid, language text,
  organization_id uuid, employee_id uuid, first_name text, role text, status text, zone text, home_location_id uuid, location_id uuid,
  location_zone text, location_ids uuid[], managed_location_ids uuid[]
)
language plpgsql rows 1 as $$
declare
  hash bytea;
  session record;
  -- That it was used is remembered once in five minutes, so that nearly every look stays a look.
  remembered_since constant timestamptz := moment - interval '5 minutes';
begin
  -- In their order: two that knock for the same people at once wait for each other, and never both.
  for hash in select distinct knocked from unnest(hashes) as knocked order by knocked loop
    select s.id, null::text[] as scopes, s.authenticated_at, s.user_id, s.organization_id, s.employee_id, s.last_used_at, u.language
    into session
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = hash and s.expires_at > moment;
    if found then
      if session.last_used_at < remembered_since then
        update sessions s set last_used_at = moment where s.token_hash = hash and s.last_used_at < remembered_since;
      end if;
    else
      -- A token is never fresh: what is grave asks a person who they are, and a program cannot answer.
      select t.id, t.scopes, 'epoch'::timestamptz as authenticated_at, t.user_id, t.organization_id, t.employee_id, t.last_used_at, u.language
      into session
      from api_tokens t join users u on u.id = t.user_id
      where t.token_hash = hash and t.expires_at > moment;
      continue when not found;
      if session.last_used_at is null or session.last_used_at < remembered_since then
        update api_tokens t set last_used_at = moment
        where t.token_hash = hash and (t.last_used_at is null or t.last_used_at < remembered_since);
      end if;
    end if;
    perform set_config('app.organization', session.organization_id::text, true);
    return query
      select hash, session.id, session.scopes, session.authenticated_at,
        exists (
          select from totp_factors f where f.user_id = session.user_id and f.confirmed_at is not null
        ) or exists (
          select from passkeys p where p.user_id = session.user_id
        ),
        session.user_id, session.language, session.organization_id, e.id, e.first_name, e.role, e.status, home.zone, home.id,
        coalesce(here.id, home.id), coalesce(here.zone, home.zone),
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
