import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { exportAuditLog, readAuditLog, type auditFilter } from '../../contract/audit.ts';
import { keyOf, queryClient, replyOf } from '../kernel/asking.ts';
import { call, type CallAnswer } from '../kernel/call.ts';

/** Which entries are shown. */
export type AuditWish = z.output<typeof auditFilter>;

/** The audit log, a page at a time. */
export const useAuditLog = (wish: AuditWish) =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: keyOf(readAuditLog, wish),
      queryFn: ({ pageParam, signal }) =>
        replyOf(readAuditLog, { query: { ...wish, ...(pageParam !== null && { cursor: pageParam }) } }, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      placeholderData: (former) => former,
    }),
  );

/** Has exactly what the filter lets through written as a file; that it was, stands in the log then. */
export const useExport = () =>
  useMutation({
    mutationFn: (body: AuditWish): Promise<CallAnswer<typeof exportAuditLog>> => call(exportAuditLog, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(readAuditLog) }),
  });
