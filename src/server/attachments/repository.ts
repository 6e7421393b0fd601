import { sql } from 'kysely';
import type { AttachmentKind } from '../../domain/attachments/attachment.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** What is said of a file beside what it goes with; a picture has its measures in pixels. */
export interface AttachmentRow {
  readonly id: string;
  readonly kind: AttachmentKind;
  readonly name: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** A file that waits to be sent, and the SHA-256 of what it holds. */
export interface WaitingAttachment extends AttachmentRow {
  readonly contentHash: Buffer;
}

/** A file that was checked, as it is kept. */
export interface NewAttachment {
  readonly organizationId: string;
  readonly id: string;
  readonly uploadedBy: string;
  readonly uploadedAt: Instant;
  readonly kind: AttachmentKind;
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly content: Buffer;
  readonly preview: Buffer | null;
}

/** Makes those who add files for one person queue: the second counts what the first added. */
export async function lockAdding(tx: Transaction, { employeeId }: EmployeeKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('attachments ' || ${employeeId}, 0))`.execute(tx);
}
