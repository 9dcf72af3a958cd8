// The one way to ask another server, which may be anything: it leads nowhere else, and no more is read than an answer can be.

/**
 * Makes a `fetch` that follows no redirect and whose answers end with an error when they grow too long.
 *
 * @param maxBytes the longest answer that is read, in bytes, unpacked
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => boundedAnswer(await fetch(input, { redirect: 'error', ...init }), maxBytes);
}

/** An answer that ends with an error after so many bytes: for libraries that ask by themselves. */
export function boundedAnswer(answer: Response, maxBytes: number): Response {
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
}
