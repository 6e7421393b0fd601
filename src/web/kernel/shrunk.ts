const shortEnough = 1_000_000;

/**
 * A picture as small as it needs to be, so that a phone does not send ten megabytes; where the browser reads a kind that the server
 * does not (HEIC in Safari), it becomes a JPEG on the way. What cannot be read here is sent as it is, and the server says what is wrong.
 *
 * @param longestSide in pixels
 */
export async function shrunk(file: Blob, longestSide: number): Promise<Blob> {
  if (file.size <= shortEnough && /^image\/(?:jpeg|png|webp)$/.test(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return drawn ?? file;
  } catch (error) {
    if (error instanceof DOMException) return file;
    throw error;
  }
}
