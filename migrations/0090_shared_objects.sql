-- A message may carry one thing of another room: a shift, a swap or a request for time off. It is named and not copied: whoever reads sees
-- of it what they may see of it there, as it is at that moment.

alter table messages
  add about_kind text check (about_kind in ('shift', 'swap', 'time_off')),
  add about_id uuid,
  add check (num_nulls(about_kind, about_id) <> 1);

create or replace view said_messages with (security_invoker = true) as
  select m.organization_id, m.conversation_id, m.number, m.id, m.sender_id, m.sent_at, m.reply_to_id,
    case when m.forgotten_at is null then case c.kind when 'withdrawn' then null when 'edited' then c.text else m.text end end as text,
    case when m.forgotten_at is null then case c.kind when 'withdrawn' then null when 'edited' then c.searched else m.searched end end as searched,
    c.kind as change, c.changed_at, coalesce(c.sequence, 0) as changes, m.asks_acknowledgement, m.is_urgent,
    m.forgotten_at is not null as is_forgotten,
    case when m.forgotten_at is null and c.kind is distinct from 'withdrawn' then m.about_kind end as about_kind,
    case when m.forgotten_at is null and c.kind is distinct from 'withdrawn' then m.about_id end as about_id
  from messages m
  left join lateral (
    select x.kind, x.text, x.searched, x.changed_at, x.sequence from message_changes x
    where x.organization_id = m.organization_id and x.message_id = m.id
    order by x.sequence desc limit 1
  ) c on true;
