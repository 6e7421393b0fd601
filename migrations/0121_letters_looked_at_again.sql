-- A letter may leave long after it was written: quiet hours hold it back, and it is tried for a day. By then whoever it was for may have no
-- access any more, may have left the conversation that it quotes, or the message may have been withdrawn: it is looked at again each time.

-- Who it is for, where it goes to somebody because they work here. Letters of before know nobody, and neither does one that invites or lets in.
alter table letters add column reader_id uuid;
alter table letters add constraint letters_reader foreign key (organization_id, reader_id) references employees (organization_id, id);
-- The message that it tells of, which its reader may read only as long as they are in its conversation.
alter table letters add column conversation_id uuid;
alter table letters add column message_id uuid;
alter table letters add constraint letters_message foreign key (organization_id, conversation_id, message_id)
  references messages (organization_id, conversation_id, id);
alter table letters add constraint letters_of_message_have_a_reader
  check ((conversation_id is null) = (message_id is null) and (message_id is null or reader_id is not null));

-- When it was last tried: one that waits though nobody tried it for a day was left by a process that ended in its last try.
alter table letters add column tried_at timestamptz;
drop index letters_given_up;
create index letters_given_up on letters (organization_id, posted_at desc, id desc) where state <> 'sent' or sending > 1;
