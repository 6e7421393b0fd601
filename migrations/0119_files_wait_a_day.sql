-- A file that nobody sent within a day goes by itself, though its owner never adds another. What forgets is nobody, and reaches no file that
-- goes with a message before its time; since a file may be sent later than it was added (a message that waited for the network), its time
-- runs from the moment at which it was sent (`uploaded_at` follows it there).
drop policy forgotten_in_time on attachments;
create policy forgotten_in_time on attachments as restrictive for delete using (
  conversation_id = any ((select own_conversations())::uuid[])
  or (current_employee() is null and (
    uploaded_at < (select messages_forgotten_before()) - interval '1 day'
    or (message_id is null and uploaded_at < now() - interval '1 day')
  ))
);
grant update (uploaded_at) on attachments to meridian_app;
