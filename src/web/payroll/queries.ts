import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { InputOf } from '../../contract/kernel/endpoint.ts';
import { changeEmployer, readEmployer } from '../../contract/payroll/employer.ts';
import { explainPaidWeek } from '../../contract/payroll/pay-stub-reasons.ts';
import { printPayStub, readPayStub, type StubFormat } from '../../contract/payroll/pay-stub.ts';
import { readPayments, type PaymentFilter, type PaymentsReply } from '../../contract/payroll/payment-list.ts';
import { readPayees, readUnpaidLogs, recordPayment, voidPayment } from '../../contract/payroll/payments.ts';
import { approvePayment, changePaymentLimit, readPaymentLimit } from '../../contract/payroll/second-person.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';
import { download, type DownloadAnswer } from '../kernel/carry-file.ts';
import { whenChanged } from '../kernel/live.ts';

function readAgain(): void {
  for (const endpoint of [readPayments, readPayees, readUnpaidLogs, readPayStub]) {
    void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  }
}

/** Reads payments again whenever one is recorded or voided, or a card is approved, on any device. */
function useFollowPayments(): void {
  useEffect(() => {
    const stops = [whenChanged('payments', readAgain), whenChanged('cards', readAgain)];
    return () => stops.forEach((stop) => stop());
  }, []);
}

type PaymentQuery = PaymentFilter & { readonly page?: number | undefined };

/**
 * Payments as they are asked for; until they come, and where they do not, those that were shown before.
 *
 * @param owner whose list it is, so that whoever signs in next never sees that of the one before
 */
export function usePayments(owner: string, query: PaymentQuery) {
  useFollowPayments();
  const asked = ask(readPayments, { query });
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, owner],
    placeholderData: (former, question) => (question?.queryKey.at(-1) === owner ? former : undefined),
  });
  const [kept, setKept] = useState<{ readonly of: PaymentQuery; readonly reply: PaymentsReply; owner: string }>();
  if (data !== undefined && !isPlaceholderData && kept?.reply !== data) setKept({ of: query, reply: data, owner });
  const former = data === undefined && kept?.owner === owner ? kept : undefined;
  return {
    data: data ?? former?.reply,
    /** What the payments that are shown were asked for with, where those that are asked for now could not be read. */
    formerQuery: error === null ? undefined : former?.of,
    /** When those that were asked for were read; 0, they were not yet. */
    dataUpdatedAt,
    error,
    refetch,
  };
}

export const usePayStub = (paymentId: string) => useQuery(ask(readPayStub, { params: { paymentId } }));

/** Why a week of a stub pays what it says; asked anew each time, since its card may have changed. */
export const usePaidReasons = (paymentId: string, startsOn: PlainDate) =>
  useQuery({ ...ask(explainPaidWeek, { params: { paymentId, startsOn } }), staleTime: 0, gcTime: 0 });

export const askForStub = (paymentId: string, format: StubFormat): Promise<DownloadAnswer<typeof printPayStub>> =>
  download(printPayStub, { params: { paymentId }, query: { format } });

export const usePayees = () => useQuery(ask(readPayees));

/** What somebody may be paid for; nothing is asked while nobody is chosen. */
export const useUnpaidLogs = (employeeId: string) =>
  useQuery({ ...ask(readUnpaidLogs, { params: { employeeId } }), enabled: employeeId !== '' });

export const useRecordPayment = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof recordPayment>): Promise<CallAnswer<typeof recordPayment>> =>
      call(recordPayment, input),
    // Also where the answer was lost: what it paid all the same is unpaid no more.
    onSettled: readAgain,
  });

export const useApprovePayment = (paymentId: string) =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof approvePayment>> => call(approvePayment, { params: { paymentId } }),
    // Whoever was overtaken sees what became of it.
    onSuccess: readAgain,
  });

export const useVoidPayment = (paymentId: string) =>
  useMutation({
    mutationFn: (body: InputOf<typeof voidPayment>['body']): Promise<CallAnswer<typeof voidPayment>> =>
      call(voidPayment, { params: { paymentId }, body }),
    onSuccess: readAgain,
  });

export const usePaymentLimit = () => useQuery(ask(readPaymentLimit));

export const useChangePaymentLimit = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof changePaymentLimit>['body']): Promise<CallAnswer<typeof changePaymentLimit>> =>
      call(changePaymentLimit, { body }),
    // Refused, it is another by now.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(readPaymentLimit) }),
  });

export const useEmployer = () => useQuery(ask(readEmployer));

export const useChangeEmployer = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof changeEmployer>['body']): Promise<CallAnswer<typeof changeEmployer>> =>
      call(changeEmployer, { body }),
    // Refused, it is another by now.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(readEmployer) }),
  });
