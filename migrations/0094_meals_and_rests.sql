-- What people agree to do without. A meal that a short day asks for may be waived, in writing and by whoever would take it (Labor Code 512(a)): from
-- a date on, until they take it back. Nothing of it changes: what counts on a date is what was stated last, of all that had begun by then.
create table meal_waivers (
  organization_id uuid not null,
  -- who does without it, and states so themselves
  employee_id uuid not null,
  -- 1, 2, 3 … without a gap: two statements at once meet at the primary key
  sequence integer not null check (sequence > 0),
  -- of a day: by the fifth hour, by the tenth
  meal text not null check (meal in ('first', 'second')),
  kind text not null check (kind in ('agreed', 'revoked')),
  starts_on date not null,
  recorded_at timestamptz not null,
  -- which wording was agreed to, and in which language it was read
  wording_version integer check (wording_version > 0),
  wording_language text check (wording_language in ('en', 'es', 'ar')),
  primary key (organization_id, employee_id, sequence),
  foreign key (organization_id, employee_id) references employees,
  check ((kind = 'agreed') = (wording_version is not null)),
  check ((wording_version is null) = (wording_language is null))
);
comment on table meal_waivers is 'ledger';

alter table meal_waivers enable row level security;
alter table meal_waivers force row level security;
create policy inside on meal_waivers using (organization_id = current_organization());
grant select, insert on meal_waivers to meridian_app;
create trigger kept_for_ever before update or delete or truncate on meal_waivers
  for each statement execute function refuse_change();

-- Rests as they were signed for, where the pay policy asks for some: [{"date": "2026-11-16", "due": 2, "missed": 1}]. A week of which none
-- were due says nothing of them, and neither do weeks that were signed before.
alter table time_card_steps add column rests jsonb check (rests is null or (step = 'signed' and jsonb_typeof(rests) = 'array'));
