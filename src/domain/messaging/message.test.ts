import { describe, expect, test } from 'vitest';
import { parseInstant, type Instant } from '../kernel/time.ts';
import { decideChange, decideSaying, decideSending, decideWriting, type SentMessage } from './message.ts';

const at = (time: string): Instant => {
  const parsed = parseInstant(`2026-11-20T${time}Z`);
  if (parsed === undefined) throw new TypeError(time);
  return parsed;
};

describe('a message', () => {
  const said = { senderId: 'ana', sentAt: at('10:00:00'), text: 'Can you take Friday?' };

  test.each([
    ['ana', '10:00:00', said.text, undefined],
    ['ana', '10:14:59', said.text, undefined],
    ['ana', '10:15:00', said.text, 'message_too_old'],
    ['ben', '10:00:00', said.text, 'not_your_message'],
    ['ana', '10:00:00', null, 'message_withdrawn'],
  ])('is changed by its sender within a quarter of an hour: %s at %s', (who, time, text, refusal) => {
    const decided = decideChange({ ...said, text }, { employeeId: who, isEdit: true, isAcknowledged: false }, at(time));
    expect(decided.ok ? undefined : decided.refusal).toBe(refusal);
  });

  test.each([
    ['edited', true, 'message_acknowledged'],
    ['withdrawn', false, undefined],
  ])('that somebody has acknowledged is %s: %s', (_change, isEdit, refusal) => {
    const decided = decideChange(said, { employeeId: 'ana', isEdit, isAcknowledged: true }, at('10:00:00'));
    expect(decided.ok ? undefined : decided.refusal).toBe(refusal);
  });

  const sent: SentMessage = {
    conversationId: 'c',
    senderId: 'ana',
    text: 'Yes',
    replyToId: null,
    asksAcknowledgement: false,
    isUrgent: false,
    about: null,
    attachmentIds: ['f'],
  };

  test('that is sent again is the one that was sent', () => {
    expect(decideSending(sent, undefined)).toMatchObject({ value: 'new' });
    expect(decideSending(sent, { ...sent })).toMatchObject({ value: 'known' });
  });

  test.each([
    { text: 'No' },
    { conversationId: 'd' },
    { senderId: 'ben' },
    { replyToId: 'm' },
    { asksAcknowledgement: true },
    { isUrgent: true },
    { attachmentIds: [] },
  ])('says one thing under its id: %o', (other) => {
    expect(decideSending(sent, { ...sent, ...other })).toMatchObject({ refusal: 'message_id_reused' });
  });

  test('says something: in words, or by files', () => {
    expect(decideSaying({ text: '', attachmentIds: [], about: null })).toMatchObject({ refusal: 'message_empty' });
    expect(decideSaying({ text: '', attachmentIds: ['f'], about: null }).ok).toBe(true);
    expect(decideSaying({ text: 'Hi', attachmentIds: [], about: null }).ok).toBe(true);
  });

  test('is not written where nobody else is left', () => {
    expect(decideWriting(1)).toMatchObject({ refusal: 'nobody_to_read' });
    expect(decideWriting(2).ok).toBe(true);
  });
});
