import sharp from 'sharp';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { makeTurns } from './turns.ts';

// One picture after the other, each by one thread; nothing of one is kept for the next.
sharp.concurrency(1);
sharp.cache(false);
const turns = makeTurns({ atOnce: 1, waiting: 16 });

export interface DrawnPhoto {
  readonly small: Buffer;
  readonly large: Buffer;
}

type Measures = { readonly width: number; readonly height: number };

const sides = { small: 160, large: 512 } as const;

/**
 * Draws a picture anew: upright, its middle square, in two sizes, as WebP. Nothing else of the file comes through: no place, no camera, no
 * second file hidden in it.
 *
 * @param measuresFault asked before the picture is unfolded
 */
export async function drawPhoto<Fault extends string>(
  file: Uint8Array,
  mostPixels: number,
  measuresFault: (measures: Measures) => Fault | undefined,
): Promise<Result<DrawnPhoto, Fault | 'photo_damaged' | 'photo_busy'>> {
  const drawn = await turns.take(async (): Promise<Result<DrawnPhoto, Fault | 'photo_damaged'>> => {
    const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const;
    try {
      // Before limits are asked, since the head of a file says its size for nothing.
      const head = await sharp(file, { ...options, limitInputPixels: false }).metadata();
      const fault = measuresFault(head);
      if (fault !== undefined) return refuse(fault);
      const upright = sharp(file, options).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
      const square = (side: number): Promise<Buffer> =>
        upright.clone().resize(side, side, { fit: 'cover' }).webp({ quality: 80 }).toBuffer();
      return accept({ large: await square(sides.large), small: await square(sides.small) });
    } catch {
      // Whatever libvips says of a file that somebody sent: it cannot be read as a picture.
      return refuse('photo_damaged');
    }
  });
  return drawn ?? refuse('photo_busy');
}
