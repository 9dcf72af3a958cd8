// The device's share sheet: picture and caption, or the caption alone.

/** Whether the browser has a share sheet at all. */
export const canShare = () => 'share' in navigator;

/** Fetches a picture as a file for the share sheet. */
export async function pictureFile(address: string, name: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}.`);
  const blob = await answer.blob();
  return new File([blob], name, { type: blob.type });
}

/**
 * Opens the share sheet. Browsers allow it only from a press.
 *
 * @returns false where the browser refused; closing the sheet counts as true
 */
export async function sharePost(text: string, picture: File | undefined): Promise<boolean> {
  const files = picture ? [picture] : [];
  const isTaken = files.length > 0 && (navigator.canShare?.({ files, text }) ?? false);
  try {
    await navigator.share(isTaken ? { files, text } : { text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
