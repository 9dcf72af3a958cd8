// Downloads a file from the server.

import { answerError, networkError } from './api-error.ts';
import { withProof } from './recent-reauthentication.ts';

/** Longest wait for a file, in milliseconds: it may have to be gathered first. */
const timeout = 120_000;

/**
 * Downloads a file of this site under the server's file name. Fetched rather than opened as a link, so that errors can be shown in
 * place.
 *
 * @throws ApiError for every answer other than success, and when none comes
 */
export async function download(path: string): Promise<void> {
  const response = await withProof(() => fetchFile(path));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
  save(name, await response.blob());
}

/** Saves a file under a name. */
export function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser has only been asked to begin.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(timeout) }).catch(
    (error: unknown) => {
      throw networkError(error);
    },
  );
  if (!response.ok) throw await answerError(response);
  // A network on the way answers with a page of its own; every file of ours has a name.
  if (!response.headers.has('content-disposition')) throw networkError(undefined);
  return response;
}
