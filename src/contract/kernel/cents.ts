import * as z from 'zod/mini';
import { cents as asCents, type Cents } from '../../domain/kernel/money.ts';

/** A sum of money in whole cents, on the wire and inside. */
export const cents = z.codec(z.int(), z.custom<Cents>(), { decode: asCents, encode: (value) => value });
