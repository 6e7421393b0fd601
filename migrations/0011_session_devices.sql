-- What a person needs to recognize their own sessions among those that are open: the browser and
-- system it said it was, a hint of the network, and when it was last used.

alter table sessions
  add column browser text check (length(browser) <= 40),
  add column system text check (length(system) <= 40),
  -- never a whole address: 203.0.113.*
  add column network_hint text check (length(network_hint) <= 40),
  add column last_used_at timestamptz;
update sessions set last_used_at = created_at;
alter table sessions alter column last_used_at set not null;
grant update (token_hash, last_used_at) on sessions to meridian_app;
