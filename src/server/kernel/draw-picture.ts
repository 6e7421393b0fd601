import sharp from 'sharp';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { makeTurns } from './turns.ts';

// One picture after the other, each by one thread; nothing of one is kept for the next.
sharp.concurrency(1);
sharp.cache(false);
const turns = makeTurns({ atOnce: 1, waiting: 16 });

export interface Measures {
  readonly width: number;
  readonly height: number;
}

/** A picture that was drawn, and how large it came out. */
export interface Drawn extends Measures {
  readonly bytes: Buffer;
}

/** How one comes out: the middle square of a picture, or all of it; with sides of so many pixels at most. */
interface Shape {
  readonly side: number;
  readonly fit: 'square' | 'whole';
}

/**
 * Draws a picture anew: upright, in each of some shapes, as WebP. Nothing else of the file comes through: no place, no camera, no
 * second file hidden in it.
 *
 * @param measuresFault asked before the picture is unfolded
 */
export async function drawPicture<Name extends string, Fault extends string>(
  file: Uint8Array,
  mostPixels: number,
  shapes: Readonly<Record<Name, Shape>>,
  measuresFault: (measures: Measures) => Fault | undefined,
): Promise<Result<Readonly<Record<Name, Drawn>>, Fault | 'photo_damaged' | 'photo_busy'>> {
  const drawn = await turns.take(async (): Promise<Result<Readonly<Record<Name, Drawn>>, Fault | 'photo_damaged'>> => {
    const options = { limitInputPixels: mostPixels, failOn: 'error', pages: 1 } as const;
    try {
      // Before limits are asked, since the head of a file says its size for nothing.
      const head = await sharp(file, { ...options, limitInputPixels: false }).metadata();
      const fault = measuresFault(head);
      if (fault !== undefined) return refuse(fault);
      const upright = sharp(file, options).autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
      const made: Partial<Record<Name, Drawn>> = {};
      for (const [name, { side, fit }] of Object.entries<Shape>(shapes)) {
        const size = { fit: fit === 'square' ? 'cover' : 'inside', withoutEnlargement: fit === 'whole' } as const;
        const picture = upright.clone().resize(side, side, size).webp({ quality: 80 });
        const { data: bytes, info } = await picture.toBuffer({ resolveWithObject: true });
        made[name as Name] = { bytes, width: info.width, height: info.height };
      }
      // One for each shape, as the loop made them.
      return accept(made as Readonly<Record<Name, Drawn>>);
    } catch {
      // Whatever libvips says of a file that somebody sent: it cannot be read as a picture.
      return refuse('photo_damaged');
    }
  });
  return drawn ?? refuse('photo_busy');
}
