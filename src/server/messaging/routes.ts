import { contract } from '../../contract/index.ts';
import { route, slowRoute } from '../kernel/route.ts';
import { acknowledgeMessage } from './acknowledge-message.ts';
import { addAttachment } from './add-attachment.ts';
import { addToConversation } from './add-to-conversation.ts';
import { changeMessageRetention } from './change-message-retention.ts';
import { changeMessage } from './change-message.ts';
import { exportConversation } from './export-conversation.ts';
import { leaveConversation } from './leave-conversation.ts';
import { markRead } from './mark-read.ts';
import { openDirect } from './open-direct.ts';
import { openFollowing } from './open-following.ts';
import { openGroup } from './open-group.ts';
import { readAcknowledgements } from './read-acknowledgements.ts';
import { readAttachment } from './read-attachment.ts';
import { readConversations } from './read-conversations.ts';
import { readMessageRetention } from './read-message-retention.ts';
import { readConversation, readCorrespondents, readMessages, readUnread } from './read.ts';
import { remindUnacknowledged } from './remind-unacknowledged.ts';
import { removeAttachment } from './remove-attachment.ts';
import { removeFromConversation } from './remove-from-conversation.ts';
import { renameConversation } from './rename-conversation.ts';
import { sendMessage } from './send-message.ts';

export const messagingRoutes = [
  route(contract.readConversations, readConversations),
  route(contract.readUnread, readUnread),
  route(contract.readCorrespondents, readCorrespondents),
  route(contract.openDirect, openDirect),
  route(contract.openGroup, openGroup),
  route(contract.openFollowing, openFollowing),
  route(contract.readConversation, readConversation),
  route(contract.markRead, markRead),
  route(contract.leaveConversation, leaveConversation),
  route(contract.renameConversation, renameConversation),
  route(contract.addToConversation, addToConversation),
  route(contract.removeFromConversation, removeFromConversation),
  route(contract.readMessages, readMessages),
  slowRoute(contract.exportConversation, exportConversation),
  route(contract.sendMessage, sendMessage),
  slowRoute(contract.addAttachment, addAttachment),
  route(contract.removeAttachment, removeAttachment),
  route(contract.readAttachment, readAttachment),
  route(contract.acknowledgeMessage, acknowledgeMessage),
  route(contract.readAcknowledgements, readAcknowledgements),
  route(contract.remindUnacknowledged, remindUnacknowledged),
  route(contract.readMessageRetention, readMessageRetention),
  route(contract.changeMessageRetention, changeMessageRetention),
  route(contract.editMessage, (ctx, { params, body }) => changeMessage(ctx, params, body.text)),
  route(contract.withdrawMessage, (ctx, { params }) => changeMessage(ctx, params, null)),
];
