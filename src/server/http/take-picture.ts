// Pictures that people upload: drawn anew, so that nothing but their pixels is kept.

import { AppError } from '#server/http/app-error.ts';

/** The formats that are taken. SVG is not: it can load and run things. */
const formats = new Set(['png', 'jpeg', 'webp']);

/** Most pixels of an upload: a small file can unfold into a huge picture. */
const maxPixels = 24_000_000;

/**
 * Reads an uploaded picture and draws it anew as PNG: without its metadata (where a photograph was taken), turned the right way up.
 *
 * @param box pixels that it must fit; `cover` fills them and cuts what is over, `inside` keeps the whole picture
 * @throws AppError invalid_input for what is no picture, of another format or too large
 */
export async function takePicture(
  base64: string,
  box: { width: number; height: number; fit: 'cover' | 'inside' },
  field: string,
): Promise<Buffer> {
  // Loaded with the first picture: 22 MB that most servers can do without.
  const { default: sharp } = await import('sharp');
  const upload = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: maxPixels, failOn: 'error' });
  try {
    const { format } = await upload.metadata();
    if (!formats.has(format)) throw new Error(`A picture of the format ${format}`);
    return await upload
      .rotate()
      .resize({ ...box, withoutEnlargement: box.fit === 'inside' })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch {
    const message = 'This file is not a picture that we can take. Choose a PNG, JPEG or WebP.';
    throw new AppError('invalid_input', { message, fields: { [field]: message } });
  }
}

/** A picture as an address that browsers and our drawings can show. */
export function dataAddress(png: Uint8Array | null): string | null {
  return png && `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}
