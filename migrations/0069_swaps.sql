-- A swap grows out of an offer: a colleague takes the shift, or proposes one of their own in return. Where the organization asks for it
-- a manager says yes or no before anything changes hands. What was proposed and how it ended stands in `shift_proposals`; each step,
-- and what those concerned wrote to each other, in `swap_steps`, for ever.

create table swap_rules (
  organization_id uuid not null references organizations,
  needs_approval boolean not null,
  primary key (organization_id)
);

alter table swap_rules enable row level security;
alter table swap_rules force row level security;
create policy inside on swap_rules using (organization_id = current_organization());
grant select, insert, update on swap_rules to meridian_app;

alter table shift_offers drop constraint shift_offers_outcome_check;
alter table shift_offers add constraint shift_offers_outcome_check
  check (outcome in ('taken', 'withdrawn', 'declined', 'rejected', 'lapsed'));
alter table shift_offers add unique (organization_id, id, offered_by);
create index shift_offers_by_person on shift_offers (organization_id, offered_by, offered_at);

create table shift_proposals (
  organization_id uuid not null,
  id uuid not null,
  offer_id uuid not null,
  -- the same as in the offer: nobody answers themselves
  offered_by uuid not null,
  proposed_by uuid not null,
  -- the shift in return, as it was published then; null, they take the offered one and ask for none to be taken
  shift_id uuid,
  publication_id uuid,
  proposed_at timestamptz not null,
  -- null, it waits for whoever offers; agreed, for a manager; done, the shifts have changed hands
  outcome text check (outcome in ('agreed', 'done', 'withdrawn', 'declined', 'rejected', 'lapsed')),
  primary key (organization_id, id),
  foreign key (organization_id, offer_id, offered_by) references shift_offers (organization_id, id, offered_by),
  foreign key (organization_id, proposed_by) references employees,
  foreign key (organization_id, shift_id) references shifts,
  foreign key (organization_id, publication_id) references publications,
  check (proposed_by <> offered_by),
  check (num_nulls(shift_id, publication_id) in (0, 2))
);
-- Of two who take at once, or are accepted at once, one comes first; and nobody has two proposals to one offer.
create unique index shift_proposals_one_agreed on shift_proposals (organization_id, offer_id) where outcome in ('agreed', 'done');
create unique index shift_proposals_one_each on shift_proposals (organization_id, offer_id, proposed_by)
  where outcome is null or outcome = 'agreed';
-- A shift is promised to one colleague at a time.
create unique index shift_proposals_promised_once on shift_proposals (organization_id, shift_id) where outcome = 'agreed';
create index shift_proposals_by_person on shift_proposals (organization_id, proposed_by, proposed_at);
create index shift_proposals_by_shift on shift_proposals (organization_id, shift_id) where outcome is null or outcome = 'agreed';

alter table shift_proposals enable row level security;
alter table shift_proposals force row level security;
create policy inside on shift_proposals using (organization_id = current_organization());
grant select, insert, update on shift_proposals to meridian_app;

-- Never both, never neither: a swap that is done has handed over the offered shift and the one in return, or it is not done at all.
-- Asked at the end of the transaction, when both have changed hands.
create function swap_is_whole() returns trigger language plpgsql as $$
begin
  if not exists (
    select from shift_offers o
    join published_shifts p on p.organization_id = o.organization_id and p.shift_id = o.shift_id
    where o.organization_id = new.organization_id and o.id = new.offer_id and o.outcome = 'taken' and p.employee_id = new.proposed_by
  ) or (new.shift_id is not null and not exists (
    select from published_shifts p
    where p.organization_id = new.organization_id and p.shift_id = new.shift_id and p.employee_id = new.offered_by
  )) then
    raise exception 'a swap was done by half' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger swap_is_whole after insert or update on shift_proposals
  deferrable initially deferred for each row when (new.outcome = 'done') execute function swap_is_whole();

create table swap_steps (
  organization_id uuid not null,
  id uuid not null,
  offer_id uuid not null,
  proposal_id uuid,
  kind text not null check (kind in ('offered', 'taken', 'proposed', 'accepted', 'approved', 'rejected', 'withdrawn', 'declined',
    'proposal_withdrawn', 'proposal_declined', 'lapsed', 'proposal_lapsed', 'remark')),
  -- null, nobody did: a shift began, or became another one
  taken_by uuid,
  taken_at timestamptz not null,
  -- what they wrote, or why
  remark text check (length(remark) between 1 and 500),
  primary key (organization_id, id),
  foreign key (organization_id, offer_id) references shift_offers,
  foreign key (organization_id, proposal_id) references shift_proposals,
  foreign key (organization_id, taken_by) references employees,
  check (kind <> 'remark' or (remark is not null and taken_by is not null))
);
create index swap_steps_by_offer on swap_steps (organization_id, offer_id, taken_at);
comment on table swap_steps is 'ledger';

alter table swap_steps enable row level security;
alter table swap_steps force row level security;
create policy inside on swap_steps using (organization_id = current_organization());
grant select, insert on swap_steps to meridian_app;

-- A swap concerns two: neither answers for it.
alter table approval_requests add column beside_id uuid;
alter table approval_requests add foreign key (organization_id, beside_id) references employees;
alter table approval_requests add check (beside_id <> employee_id);

-- What was offered before this has its history too, as far as it is known. Row-level security holds for the owner as well, so each
-- organization is entered.
do $$
declare
  entered uuid;
begin
  for entered in select distinct organization_id from memberships loop
    perform set_config('app.organization', entered::text, true);
    insert into swap_steps (organization_id, id, offer_id, kind, taken_by, taken_at, remark)
    select organization_id, gen_random_uuid(), id, 'offered', offered_by, offered_at, note
    from shift_offers where organization_id = entered;
    insert into swap_steps (organization_id, id, offer_id, kind, taken_by, taken_at)
    select organization_id, gen_random_uuid(), id, outcome, ended_by, ended_at
    from shift_offers where organization_id = entered and outcome is not null;
  end loop;
  perform set_config('app.organization', '', true);
end
$$;

create trigger kept_for_ever before update or delete or truncate on swap_steps
  for each statement execute function refuse_change();
