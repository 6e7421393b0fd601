-- When a person last showed who they are, so that what is grave can ask them again; and sessions
-- that end in the same moment as the right to them, whoever takes it away, and say so.

alter table sessions add column authenticated_at timestamptz;
update sessions set authenticated_at = created_at;
alter table sessions alter column authenticated_at set not null;
create index sessions_of_employee on sessions (organization_id, employee_id);
grant update (authenticated_at) on sessions to meridian_app;

-- Whatever ends a session, at commit every server hears which: its open streams end at once, and
-- the person's other devices ask again who they are.
create function tell_session_ended() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('changes', json_build_object(
    'organizationId', old.organization_id, 'employeeId', old.employee_id, 'topic', 'session', 'endedSessionId', old.id
  )::text);
  return null;
end
$$;
create trigger told after delete on sessions for each row execute function tell_session_ended();

-- Who is suspended, or becomes something else than they were when they signed in, signs in anew. Who
-- waits keeps their session and is told: they are led on, or learn how it ended, where they are.
create function follow_standing() returns trigger
  language plpgsql as $$
begin
  if old.status = 'active' then
    delete from sessions where organization_id = new.organization_id and employee_id = new.id;
  else
    perform pg_notify('changes', json_build_object(
      'organizationId', new.organization_id, 'employeeId', new.id, 'topic', 'session'
    )::text);
  end if;
  return null;
end
$$;
create trigger followed after update of status, role on employees for each row
  when (new.status <> old.status or new.role <> old.role)
  execute function follow_standing();

drop function session_gate(bytea[], timestamptz);

-- As before, and with the moment at which the person last showed who they are.
create function session_gate(hashes bytea[], moment timestamptz)
returns table (
  token_hash bytea, session_id uuid, authenticated_at timestamptz, user_id uuid, language text, organization_id uuid,
  employee_id uuid, first_name text, role text, status text, location_id uuid, zone text, managed_location_ids uuid[]
)
language plpgsql as $$
declare
  session record;
begin
  for session in
    select s.token_hash, s.id, s.authenticated_at, s.user_id, s.organization_id, s.employee_id, u.language
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = any (hashes) and s.expires_at > moment
  loop
    perform set_config('app.organization', session.organization_id::text, true);
    return query
      select session.token_hash, session.id, session.authenticated_at, session.user_id, session.language,
        session.organization_id, e.id, e.first_name, e.role, e.status, e.home_location_id, l.zone,
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
