// The fetch for all outbound requests: follows no redirects and limits the size of answers.

/**
 * Creates a `fetch` that follows no redirect and fails when an answer is too long.
 *
 * @param maxBytes the longest answer that is read, in bytes, unpacked
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => boundedAnswer(await fetch(input, { redirect: 'error', ...init }), maxBytes);
}

/** Limits an answer's size, for libraries that make their own requests. */
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
