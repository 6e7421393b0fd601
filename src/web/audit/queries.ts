import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { exportAuditLog, readAuditLog, type auditFilter } from '../../contract/audit.ts';
import { askPages, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer } from '../kernel/call.ts';

/** Which entries are shown. */
export type AuditWish = z.output<typeof auditFilter>;

/** The audit log, a page at a time. */
export const useAuditLog = (wish: AuditWish) =>
  useInfiniteQuery({ ...askPages(readAuditLog, { query: wish }), placeholderData: (former) => former });

/** Has exactly what the filter lets through written as a file; that it was, stands in the log then. */
export const useExport = () =>
  useMutation({
    mutationFn: (body: AuditWish): Promise<CallAnswer<typeof exportAuditLog>> => call(exportAuditLog, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(readAuditLog) }),
  });
