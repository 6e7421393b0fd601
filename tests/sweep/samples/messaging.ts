import { v7 } from 'uuid';
import { nobody, type Samples } from './sample.ts';

const nobodysConversation = { conversationId: '00000000-0000-7000-8000-000000000000' };

const nobodysAttachment = { ...nobodysConversation, attachmentId: '00000000-0000-7000-8000-000000000002' };

const nobodysMessage = { ...nobodysConversation, messageId: '00000000-0000-7000-8000-000000000001' };

export const messagingSamples = {
  readConversations: { input: () => ({ query: { search: 'Friday' } }), answers: 200 },
  readUnread: { input: () => ({}), answers: 200 },
  readCorrespondents: { input: () => ({}), answers: 200 },
  openDirect: {
    input: ({ bystander }) => ({ body: { employeeId: bystander.employee.employeeId } }),
    answers: 200,
    outside: 404,
  },
  openGroup: {
    input: ({ bystander }) => ({ body: { name: 'Friday', employeeIds: [bystander.employee.employeeId] } }),
    answers: 200,
    outside: 404,
  },
  // Nobody's location.
  openFollowing: {
    input: () => ({ body: { kind: 'announcement', name: 'News', locationId: nobody.employeeId, role: null } }),
    answers: 403,
  },
  // One that nobody is in: tests/database/messages.test.ts has its own.
  readConversation: { input: () => ({ params: nobodysConversation }), answers: 404 },
  markRead: { input: () => ({ params: nobodysConversation, body: { upTo: 1 } }), answers: 404 },
  leaveConversation: { input: () => ({ params: nobodysConversation }), answers: 404 },
  renameConversation: {
    input: () => ({ params: nobodysConversation, body: { name: 'Saturday', revision: 1 } }),
    answers: 404,
  },
  addToConversation: {
    input: ({ bystander }) => ({
      params: nobodysConversation,
      body: { employeeIds: [bystander.employee.employeeId] },
    }),
    answers: 404,
  },
  removeFromConversation: {
    input: ({ bystander }) => ({ params: { ...nobodysConversation, employeeId: bystander.employee.employeeId } }),
    answers: 404,
  },
  readMessages: { input: () => ({ params: nobodysConversation, query: { before: 51 } }), answers: 404 },
  exportConversation: { input: () => ({ params: nobodysConversation, body: { format: 'csv' } }), answers: 404 },
  sendMessage: {
    input: () => ({ params: nobodysConversation, headers: {}, body: { id: v7(), text: 'On my way' } }),
    answers: 404,
  },
  editMessage: { input: () => ({ params: nobodysMessage, body: { text: 'On my way' } }), answers: 404 },
  withdrawMessage: { input: () => ({ params: nobodysMessage }), answers: 404 },
  addAttachment: {
    input: () => ({ params: { ...nobodysConversation, attachmentId: v7() }, query: { name: 'Roster.pdf' } }),
    answers: 404,
  },
  removeAttachment: { input: () => ({ params: nobodysAttachment }), answers: 404 },
  readAttachment: { input: () => ({ params: nobodysAttachment, query: { size: 'preview' } }), answers: 404 },
  acknowledgeMessage: { input: () => ({ params: nobodysMessage, query: {} }), answers: 404 },
  readAcknowledgements: { input: () => ({ params: nobodysMessage }), answers: 404 },
  remindUnacknowledged: { input: () => ({ params: nobodysMessage }), answers: 404 },
  readMessageRetention: { input: () => ({}), answers: 200 },
  changeMessageRetention: { input: () => ({ body: { keepDays: 366, revision: 1_000_000 } }), answers: 409 },
} satisfies Partial<Samples>;
