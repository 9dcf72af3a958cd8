// Reads a chosen picture as base64.

/** A file as base64, without the prefix of a data URL. */
export async function readPicture(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += 32_768) {
    text += String.fromCodePoint(...bytes.subarray(start, start + 32_768));
  }
  return btoa(text);
}
