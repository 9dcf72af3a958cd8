// Uploaded pictures: drawn again, so that only their pixels are kept.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { invalidField } from '#server/http/app-error.ts';
import { takeSharpTurn } from '#server/pictures/take-turns.ts';

/** Whether a file begins like a PNG, JPEG or WebP. SVG is refused: it can load and run things. */
function isPicture(beginning: string): boolean {
  const isWebp = beginning.startsWith('RIFF') && beginning.endsWith('WEBP');
  return beginning.startsWith('\x89PNG\r\n\x1a\n') || beginning.startsWith('\xff\xd8\xff') || isWebp;
}

/** Most pixels of a picture, and of each of its sides: a small file can unfold into a huge picture. */
const [maxPixels, maxSide] = [24_000_000, 10_000];

/** Longest time for drawing one, in seconds. */
const seconds = 5;

const messages: Record<'format' | 'size', string> = said({
  format: msg`This file is not a picture that we can take. Choose a PNG, JPEG or WebP.`,
  size: msg`This picture is too large. Choose one of at most 24 megapixels, and 10,000 pixels on each side.`,
});

/**
 * Reads an uploaded picture and draws it again, as PNG unless asked otherwise: without its metadata (such as its location), turned the
 * right way up. One at a time.
 *
 * @param box target size in pixels; `cover` fills and crops, `inside` keeps the whole picture; `jpeg` is on white, and far smaller
 * @throws AppError invalid_input, naming the field, for a file that is not a picture, of another format, or too large
 */
export async function takePicture(
  base64: string,
  { format = 'png', ...box }: { width: number; height: number; fit: 'cover' | 'inside'; format?: 'png' | 'jpeg' },
  field: string,
): Promise<Buffer> {
  const file = Buffer.from(base64, 'base64');
  if (!isPicture(file.toString('latin1', 0, 12))) throw invalidField(field, messages.format);
  // Loaded with the first picture: 22 MB that most servers do not need.
  const { default: sharp } = await import('sharp');
  return takeSharpTurn(async () => {
    // Reads the head alone: no size is too large for that.
    const { width, height } = await sharp(file, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw invalidField(field, messages.format);
      });
    if (Math.max(width, height) > maxSide || width * height > maxPixels) throw invalidField(field, messages.size);
    try {
      const drawn = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
        .rotate()
        .resize({ ...box, withoutEnlargement: box.fit === 'inside' })
        .timeout({ seconds });
      if (format === 'png') return await drawn.png({ compressionLevel: 9 }).toBuffer();
      return await drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    } catch {
      throw invalidField(field, messages.format);
    }
  });
}

/** A picture as a data URL. */
export function dataAddress(png: Uint8Array | null): string | null {
  return png && `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}
