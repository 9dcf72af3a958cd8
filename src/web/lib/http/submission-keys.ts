// Idempotency keys of submissions.

/**
 * Gives each submission its `Idempotency-Key`. The same content sent again (after a lost answer) carries the same key, so
 * that it is stored and paid once; changed content is a new submission.
 */
export function submissionKeys(): (content: unknown) => string {
  let last: { content: string; key: string } | undefined;
  return (content) => {
    const text = JSON.stringify(content);
    if (last?.content !== text) last = { content: text, key: randomKey() };
    return last.key;
  };
}

/** 128 random bits. Not `crypto.randomUUID`, which browsers withhold from sites without https. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
