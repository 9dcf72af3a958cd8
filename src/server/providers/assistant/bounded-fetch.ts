// Asks a server that may be anything: follows it nowhere, and reads no more than an answer can be.

/** The longest answer that is read, in bytes. */
const maxBytes = 256 * 1024;

/** `fetch` without redirects, whose answers end with an error when they grow too long. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' });
  if (answer.body === null) return answer;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error('the answer is too long'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = answer;
  return new Response(answer.body.pipeThrough(counted), { status, statusText, headers });
};
