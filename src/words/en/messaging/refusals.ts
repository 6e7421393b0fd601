export const messagingRefusals = {
  'refusal.only_announcers_write': 'This is for announcements: only those who make them write here.',
  'refusal.group_not_yours': 'Only whoever started this group changes it; once they are gone, everybody in it can.',
  'refusal.conversation_is_of_two':
    'This conversation is between two people: it has no name of its own, and nobody is added or taken out. Start a group instead.',
  'refusal.conversation_follows_rule':
    'Who is in this conversation follows from a location or role: it keeps its name, and nobody is added or taken out by hand.',
  'refusal.conversation_changed_meanwhile':
    'Somebody else renamed this group meanwhile. What you typed is still here: save again to replace their name, or cancel to see it.',
  'refusal.message_id_reused': 'This message was already sent with other words, so it was not sent again.',
  'refusal.nothing_to_acknowledge': 'There is nothing to acknowledge here any more.',
  'refusal.only_announcements_ask': 'Only an announcement can ask to be acknowledged.',
  'refusal.everybody_acknowledged': 'Everybody has acknowledged it.',
  'refusal.reminded_lately': 'They were told within the last hour. Remind them again later.',
  'refusal.message_empty': 'Write something, or add a file.',
  'refusal.only_announcers_urge': 'Only managers and admins can mark a message as urgent.',
  'refusal.too_many_messages':
    'These are more than 5,000 messages, too many for one file. Choose fewer days, and export one part after the other.',
  'refusal.nobody_to_read': 'Nobody else is in this conversation any more, so nothing can be sent.',
  'refusal.not_your_message': 'Only who sent a message can change it.',
  'refusal.message_withdrawn': 'This message was withdrawn already.',
  'refusal.message_too_old': 'A message can be changed for 15 minutes. Send another one instead.',
  'refusal.message_acknowledged':
    'Somebody has acknowledged these words. Withdraw the message, and send another one instead.',
  'refusal.message_changed_meanwhile': 'This message was edited meanwhile. Read it again, then acknowledge it.',
  'refusal.conversation_not_left':
    'This conversation cannot be left: it belongs to two people, or follows a location or role.',
  'refusal.message_retention_changed_meanwhile':
    'Somebody else saved how long messages are kept meanwhile. What you chose is still here: save again to replace theirs, or discard it to see theirs.',
  'refusal.employment_over': 'Your last day of employment here is over: messages are for those who work here.',
} as const;
