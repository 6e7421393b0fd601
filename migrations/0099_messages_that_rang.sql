-- Up to which message somebody was told is one thing, and up to which one it rang another: what only stands in their list waits for its
-- ring, and keeps none from ringing before.
alter table message_tellings add rang_up_to integer not null default 0 check (rang_up_to between 0 and up_to);
grant update (rang_up_to) on message_tellings to meridian_app;
