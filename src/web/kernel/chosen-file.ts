import { v7 } from 'uuid';
import type { RefusalCode } from '../../words/refusal-sentence.ts';
import { shrunk } from './shrunk.ts';
import { Faulty, Unreachable } from './unreachable.ts';

/** Why a file did not arrive, and what its refusal tells besides. */
export interface FileFailure {
  readonly code: RefusalCode | 'too_large' | 'unreachable';
  readonly details?: unknown;
}

/** A file that was chosen to go with a message or a request, and how far it is. */
export interface ChosenFile<Kept> {
  readonly id: string;
  readonly name: string;
  readonly file: File;
  /** How much has arrived, from 0 to 1. */
  readonly part: number;
  /** As the server keeps it; undefined, before it does. */
  readonly kept?: Kept;
  readonly failure?: FileFailure;
}

/** What may be chosen. HEIC becomes a JPEG where the browser reads it, and is refused in a sentence elsewhere. */
export const acceptedFiles = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  '.heic',
  '.heif',
  'application/pdf',
];

/** Larger than a screen shows it nothing is sent. */
const longestSide = 2048;

export const isPicture = ({ type }: File): boolean => type.startsWith('image/');

/** A file that was chosen just now: nothing of it is sent yet. */
export const chosenFile = <Kept>(file: File, name: string): ChosenFile<Kept> => ({ id: v7(), name, file, part: 0 });

/** The same file before it failed, to be sent again. */
export function untried<Chosen extends ChosenFile<unknown>>({
  failure: _failed,
  ...again
}: Chosen): Omit<Chosen, 'failure'> {
  return { ...again, part: 0 };
}

/** What may be otherwise in a moment, though the file stays as it is. */
const passing: readonly FileFailure['code'][] = ['unreachable', 'photo_busy', 'unexpected', 'unavailable'];

/** Whether the same file may arrive at another try. */
export const isWorthRetrying = ({ failure }: ChosenFile<unknown>): boolean =>
  failure !== undefined && passing.includes(failure.code);

type Sent<Kept> =
  | { readonly ok: true; readonly value: Kept }
  | { readonly ok: false; readonly refusal: RefusalCode; readonly details: unknown };

/**
 * Sends a file, a picture as small as it needs to be, and tells what changes: how much has arrived, and in the end that the server keeps it
 * or why not.
 *
 * @param largestBytes of what is sent
 */
export async function sendChosen<Kept>(
  { file }: Pick<ChosenFile<Kept>, 'file'>,
  largestBytes: number,
  send: (smaller: Blob, onProgress: (part: number) => void) => Promise<Sent<Kept>>,
  tell: (what: Partial<ChosenFile<Kept>>) => void,
): Promise<void> {
  const smaller = isPicture(file) ? await shrunk(file, longestSide) : file;
  if (smaller.size > largestBytes) return tell({ failure: { code: 'too_large' } });
  try {
    const answer = await send(smaller, (part) => tell({ part }));
    tell(answer.ok ? { kept: answer.value, part: 1 } : { failure: { code: answer.refusal, details: answer.details } });
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    // A fault of ours is no lost connection.
    const isFault = error instanceof Faulty;
    tell({ failure: isFault ? { code: 'unexpected', details: { sent: error.sent } } : { code: 'unreachable' } });
  }
}
