export const messagingAudit = {
  'audit.did.conversation.opened': '{actor} opened a group conversation',
  'audit.did.conversation.exported': '{actor} took a conversation along',
  'audit.did.conversation.left': '{actor} left a group conversation',
  'audit.did.announcement.acknowledged': '{actor} acknowledged an announcement',
  'audit.did.announcement.reminded': '{actor} had people reminded of an announcement',
  'audit.did.message_retention.changed': '{actor} changed how long messages are kept',
  'audit.did.message_retention.applied': 'Messages older than they are kept lost their words and files',
  'audit.about.conversation': 'Conversations',
  'audit.about.announcement': 'Announcements',
  'audit.about.message_retention': 'How long messages are kept',
} as const;
