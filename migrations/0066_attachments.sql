-- Pictures and documents that people send each other. In the database, like photos (decision 0013): every server process sees them, a back-up
-- has them, and they are read by those alone who are in the conversation, by the same second wall as its messages.

create table attachments (
  organization_id uuid not null,
  -- made by the client before sending: a file that arrived unheard is the same when it comes again
  id uuid not null,
  conversation_id uuid not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  kind text not null check (kind in ('image', 'pdf')),
  name text not null check (length(name) between 1 and 120),
  -- of the picture as it is shown
  width integer check (width > 0),
  height integer check (height > 0),
  content bytea not null check (octet_length(content) between 1 and 10485760),
  -- a picture in the size that a conversation shows
  preview bytea check (octet_length(preview) between 1 and 1048576),
  -- the message that carries it; null, before it is sent
  message_id uuid,
  position smallint check (position between 1 and 5),
  primary key (organization_id, id),
  foreign key (organization_id, conversation_id) references conversations,
  foreign key (organization_id, uploaded_by) references employees (organization_id, id),
  foreign key (organization_id, conversation_id, message_id) references messages (organization_id, conversation_id, id),
  check ((message_id is null) = (position is null)),
  check (num_nulls(width, height, preview) = case kind when 'image' then 0 else 3 end)
);
-- They are compressed already.
alter table attachments alter content set storage external, alter preview set storage external;
create index attachments_of_message on attachments (organization_id, message_id, position) where message_id is not null;
create index attachments_not_sent on attachments (organization_id, uploaded_by, uploaded_at) where message_id is null;

alter table attachments enable row level security;
alter table attachments force row level security;
create policy inside on attachments using (organization_id = current_organization());
create policy to_those_in_it on attachments as restrictive using (conversation_id = any ((select own_conversations())::uuid[]));
grant select, insert, delete, update (message_id, position) on attachments to meridian_app;

-- A picture needs no words beside it.
alter table messages drop constraint messages_text_check, add constraint messages_text_check check (length(text) <= 4000);
