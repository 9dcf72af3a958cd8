// Measures reads over HTTP, as a browser sends them.

/** The last answer's size and text, and the durations as the end of a table row. */
interface Measured {
  text: string;
  line: string;
}

/**
 * Reads an address so many times, one after the other; `line` has median and 99th percentile in milliseconds, and the answer's size.
 *
 * @throws Error for an unsuccessful answer
 */
export async function measureReads(url: string, cookie: string, rounds: number): Promise<Measured> {
  const durations: number[] = [];
  let text = '';
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    text = await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    durations.push(performance.now() - started);
  }
  durations.sort((a, b) => a - b);
  const at = (share: number) => `${(durations[Math.floor(rounds * share)] ?? 0).toFixed(1)} ms`.padStart(11);
  const size = `${(Buffer.byteLength(text) / 1024).toFixed(1)} kB`.padStart(10);
  return { text, line: `${at(0.5)} ${at(0.99)} ${size}` };
}
