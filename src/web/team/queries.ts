import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { readPayRates, setPayRate } from '../../contract/people.ts';
import {
  changeEmployee,
  changeRole,
  readEmployee,
  readTeam,
  reinstateEmployee,
  suspendEmployee,
  type PersonReply,
  type TeamFilter,
} from '../../contract/team.ts';
import { importPeople, previewImport, readImports, undoImport } from '../../contract/team/imports.ts';
import { ask, askPages, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';

/** The team, a page at a time; while another filter is asked for, what was found stays. */
export const useTeam = (filter: TeamFilter) =>
  useInfiniteQuery({ ...askPages(readTeam, { query: filter }), placeholderData: (former) => former });

export const usePerson = (employeeId: string) => useQuery(ask(readEmployee, { params: { employeeId } }));

/** The person as a write left them stands at once; their history, which is told at the end of the write, and the list are read again. */
function keepPerson(answer: { readonly ok: true; readonly value: PersonReply } | { readonly ok: false }): void {
  if (!answer.ok) return;
  const { employeeId } = answer.value;
  queryClient.setQueryData(keyOf(readEmployee, { params: { employeeId } }), answer.value);
  void readPersonAgain(employeeId);
  void queryClient.invalidateQueries({ queryKey: keyOf(readTeam) });
}

/** What somebody else changed meanwhile is read, so that saving again goes on from there. */
const readPersonAgain = (employeeId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(readEmployee, { params: { employeeId } }) });

export const useChangeEmployee = (employeeId: string) =>
  useMutation({
    mutationFn: (body: CallInput<typeof changeEmployee>['body']): Promise<CallAnswer<typeof changeEmployee>> =>
      call(changeEmployee, { params: { employeeId }, body }),
    onSuccess: (answer) => (answer.ok ? keepPerson(answer) : readPersonAgain(employeeId)),
  });

export const useChangeRole = (employeeId: string) =>
  useMutation({
    mutationFn: (body: CallInput<typeof changeRole>['body']): Promise<CallAnswer<typeof changeRole>> =>
      call(changeRole, { params: { employeeId }, body }),
    onSuccess: (answer) => (answer.ok ? keepPerson(answer) : readPersonAgain(employeeId)),
  });

export const useSuspend = (employeeId: string) =>
  useMutation({
    mutationFn: (reason: string): Promise<CallAnswer<typeof suspendEmployee>> =>
      call(suspendEmployee, { params: { employeeId }, body: { reason } }),
    onSuccess: keepPerson,
  });

export const useReinstate = (employeeId: string) =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof reinstateEmployee>> =>
      call(reinstateEmployee, { params: { employeeId } }),
    onSuccess: keepPerson,
  });

export const usePayRates = (employeeId: string) => useQuery(ask(readPayRates, { params: { employeeId } }));

export const useSetPayRate = (employeeId: string) =>
  useMutation({
    mutationFn: (body: CallInput<typeof setPayRate>['body']): Promise<CallAnswer<typeof setPayRate>> =>
      call(setPayRate, { params: { employeeId }, body }),
    onSuccess: (answer) => {
      if (!answer.ok) return;
      queryClient.setQueryData(keyOf(readPayRates, { params: { employeeId } }), answer.value);
      void readPersonAgain(employeeId);
    },
  });

export const usePreviewImport = () =>
  useMutation({
    mutationFn: (rows: CallInput<typeof previewImport>['body']['rows']): Promise<CallAnswer<typeof previewImport>> =>
      call(previewImport, { body: { rows } }),
  });

/** Everybody or nobody; then lists and imports are read again. */
export const useImportPeople = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof importPeople>['body']): Promise<CallAnswer<typeof importPeople>> =>
      call(importPeople, { body }),
    onSettled: readTeamAgain,
  });

/** Imports, a page at a time. */
export const useImports = () => useInfiniteQuery(askPages(readImports, { query: {} }));

export const useUndoImport = () =>
  useMutation({
    mutationFn: (importId: string): Promise<CallAnswer<typeof undoImport>> =>
      call(undoImport, { params: { importId } }),
    onSettled: readTeamAgain,
  });

/** Whatever was answered: without an answer nobody knows whether it was done, and the list tells. */
function readTeamAgain(): void {
  void queryClient.invalidateQueries({ queryKey: keyOf(readTeam) });
  void queryClient.invalidateQueries({ queryKey: keyOf(readImports) });
}

/** The first page of those whom a few typed letters find; while more is typed, what was found stays. */
export const useFoundPeople = (search: string) =>
  useQuery({
    ...ask(readTeam, { query: { search } }),
    enabled: search !== '',
    placeholderData: (former) => (search === '' ? undefined : former),
  });
