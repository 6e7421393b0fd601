import { notifyManager, QueryObserver, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { withdrawRequest } from '../../contract/approvals.ts';
import { readWaysToConfirm, leaveSecondStep, signInAgain, signOut, verifySecondStep } from '../../contract/identity.ts';
import { approveRegistration, createOrganization, register } from '../../contract/identity/registration.ts';
import { readMe, type Me } from '../../contract/identity/sign-in.ts';
import { ask, askRemembered, keyOf, queryClient, replyOf } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';
import { deviceMemory } from '../kernel/device-memory.ts';
import { forgetAnswers } from '../kernel/kept-answers.ts';
import { followLive } from '../kernel/live.ts';
import { closePushOfFormer } from '../kernel/push.ts';
import { noteUnsaved, readBy, unsavedReading } from '../kernel/reading.ts';
import { forgetReply, rememberReply } from '../kernel/remembered.ts';
import { noteSessionEnded, whenSessionChanged } from '../kernel/session-signal.ts';
import { forgetStatus } from '../kernel/status-mirror.ts';
import { forgetUnrecorded } from '../kernel/unrecorded.ts';
import { clearToasts } from '../ui/toast.tsx';
import { signedByPasskey } from './log-in/queries.ts';
import { employeeOf, isSomeoneElse } from './who-is-here/view.ts';

/** A waiting person's state is asked again by itself, so that an approval is seen without a reload. */
const waitingInterval = 30_000;

/**
 * Who is here, asked. Another tab may have signed someone else in, and a session may have ended: the former person
 * is forgotten before the answer is shown, so that nothing of theirs is painted for the next.
 */
function whoIsHere() {
  const asked = askRemembered(readMe);
  return queryOptions({
    ...asked,
    queryFn: async (context): Promise<Me> => {
      const me = await replyOf(readMe, undefined, context.signal);
      if (isSomeoneElse(queryClient.getQueryData(asked.queryKey), me)) {
        forgetFormer(me);
        noteSessionEnded(me.state === 'signed_out');
      }
      remember(me);
      return me;
    },
  });
}

/**
 * Asks who is here before anything is drawn.
 *
 * @returns whether somebody was here when this device was asked last
 */
export function askMe(): boolean {
  // What it could not be told, whoever draws the page asks for again.
  queryClient.query(whoIsHere()).catch(() => undefined);
  return queryClient.getQueryData(whoIsHere().queryKey)?.state === 'active';
}

/** The same, and asked again by itself for who waits. */
const whoIsHereFollowed = () =>
  queryOptions({
    ...whoIsHere(),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? waitingInterval : false),
  });

/** Who is signed in, if anyone; the last answer is remembered, so that the page opens offline. */
export const useMeAsked = () => useQuery(whoIsHereFollowed());

/**
 * The same, without whether it is being asked: that changes while the page is first drawn, and whatever is drawn with it would be drawn once
 * more, in one piece.
 */
export function useMe() {
  const [observer] = useState(() => new QueryObserver(queryClient, whoIsHereFollowed()));
  const subscribe = useCallback(
    (changed: () => void) => {
      const stop = observer.subscribe(notifyManager.batchCalls(changed));
      // What came between the first drawing and now.
      observer.updateResult();
      return stop;
    },
    [observer],
  );
  const data = useSyncExternalStore(subscribe, () => observer.getCurrentResult().data);
  const error = useSyncExternalStore(subscribe, () => observer.getCurrentResult().error);
  return { data, error, refetch: observer.refetch };
}

/** Keeps the page in step with who is here; once, around everything. */
export function useFollowMe(me: Me | undefined): void {
  useEffect(() => whenSessionChanged(() => void queryClient.invalidateQueries({ queryKey: keyOf(readMe) })), []);
  useEffect(() => {
    // Also where this page was not open when they left.
    if (me !== undefined) forgetAnswers(employeeOf(me));
    if (me?.state === 'active') readBy(unsavedReading() ?? me.employee.preferences);
    if (me?.state === 'signed_out') clearToasts();
  }, [me]);
  // Before the first screen asks anything: what is asked while the stream is open need not be asked again once it is.
  const owner = me?.state === 'active' ? me.employee.employeeId : undefined;
  // Who waits hears at once that they are admitted, or are not.
  const followed = me?.state === 'waiting' ? 'waiting' : owner;
  useEffect(() => (followed === undefined ? undefined : followLive(followed)), [followed]);
}

/**
 * Everything that this page and this device know of a person, but for who they are and what waits to be sent: nor does this browser notify
 * them any longer, once somebody else is here.
 */
function forgetFormer(now: Me): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== readMe.name });
  forgetStatus();
  forgetUnrecorded();
  forgetAnswers();
  noteUnsaved(false);
  // The server has forgotten it with the session; where the browser cannot, nothing is sent there any more all the same.
  void closePushOfFormer(employeeOf(now)).catch(() => undefined);
}

/** Somebody has signed in. The former person is forgotten; then the new answer stands. */
export function becomes(me: Me): void {
  forgetFormer(me);
  noteSessionEnded(false);
  knowMe(me);
}

/** That nobody is here is known of nobody: whoever comes next is asked for before they are led anywhere. */
function remember(me: Me): void {
  if (me.state === 'signed_out') forgetReply(readMe);
  else rememberReply(readMe, me);
}

/** Takes the answer to who is here of whoever has asked it. */
export function knowMe(me: Me): void {
  remember(me);
  queryClient.setQueryData(keyOf(readMe), me);
}

/** By what the signed-in person can confirm that it is they. */
export const useWaysToConfirm = () => useQuery(ask(readWaysToConfirm));

/** The same by a passkey. Undefined where the device gave none. */
export const useConfirmByPasskey = () =>
  useMutation({
    mutationFn: async () => {
      const signed = await signedByPasskey('confirm');
      if (signed?.ok !== true) return signed;
      return call(signInAgain, { body: { passkey: signed.value } });
    },
  });

/** The second step by a passkey. Undefined where the device gave none. */
export const useSecondStepByPasskey = () =>
  useMutation({
    mutationFn: async () => {
      const signed = await signedByPasskey('second_step');
      if (signed?.ok !== true) return signed;
      return call(verifySecondStep, { body: { passkey: signed.value } });
    },
    onSuccess: (answer) => {
      if (answer?.ok === true) return becomes(answer.value);
      if (answer?.refusal === 'second_step_over') void queryClient.invalidateQueries({ queryKey: keyOf(readMe) });
    },
  });

/** Shows that the signed-in person is still the one who is there. */
export const useSignInAgain = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof signInAgain>['body']): Promise<CallAnswer<typeof signInAgain>> =>
      call(signInAgain, { body }),
  });

/** The second step of signing in. */
export const useVerifySecondStep = () =>
  useMutation({
    mutationFn: (code: string): Promise<CallAnswer<typeof verifySecondStep>> =>
      call(verifySecondStep, { body: { code } }),
    onSuccess: (answer) => {
      if (answer.ok) return becomes(answer.value);
      // Run out: the page begins anew, where the reason is then said.
      if (answer.refusal === 'second_step_over') void queryClient.invalidateQueries({ queryKey: keyOf(readMe) });
    },
  });

/** Gives the second step up, to begin anew. */
export const useLeaveSecondStep = () =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof leaveSecondStep>> => call(leaveSecondStep),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(readMe) }),
  });

/** Asks again who is here, once something about them has changed. */
export const readMeAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(readMe) });

/** Asks to be admitted. */
export const useRegister = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof register>['body']): Promise<CallAnswer<typeof register>> =>
      call(register, { body }),
  });

/** Admits somebody who registered. */
export const useApproveRegistration = () =>
  useMutation({
    mutationFn: ({
      requestId,
      terms,
    }: {
      readonly requestId: string;
      readonly terms: CallInput<typeof approveRegistration>['body'];
    }): Promise<CallAnswer<typeof approveRegistration>> =>
      call(approveRegistration, { params: { requestId }, body: terms }),
  });

/** Takes back what the reader asked for; however it is answered, where they stand is then read again. */
export const useWithdraw = () =>
  useMutation({
    mutationFn: (requestId: string): Promise<CallAnswer<typeof withdrawRequest>> =>
      call(withdrawRequest, { params: { requestId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(readMe) }),
  });

/** First run: creates the organization, and signs its admin in. */
export const useCreateOrganization = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof createOrganization>['body']): Promise<CallAnswer<typeof createOrganization>> =>
      call(createOrganization, { body }),
    onSuccess: (answer) => answer.ok && becomes(answer.value),
  });

const nobody: Me = {
  state: 'signed_out',
  deployment: 'ready',
  admission: 'open',
  demoSignIns: [],
  providers: [],
  byPhone: false,
  passkeysFor: null,
};

/** The session has ended, as its person wished: everything on this device is forgotten. */
export function becomesNobody(): void {
  deviceMemory.forgetAll();
  forgetFormer(nobody);
  noteSessionEnded(false);
  queryClient.setQueryData(keyOf(readMe), nobody);
  void queryClient.invalidateQueries({ queryKey: keyOf(readMe) });
}

/**
 * Ends the session on the server, then forgets everything on this device.
 *
 * @returns whether it has ended; if not, the person stays signed in here too, and must be told
 */
export const useSignOut = () =>
  useMutation({
    mutationFn: async (): Promise<boolean> => {
      const answer = await call(signOut);
      // A session that had already ended is one that is ended.
      return answer.ok || answer.refusal === 'not_signed_in';
    },
    onSuccess: (ended) => {
      if (ended) becomesNobody();
    },
  });
