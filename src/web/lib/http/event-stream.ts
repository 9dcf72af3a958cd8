// Parses server-sent events from a response.

/** An event: its name, and its data as JSON. */
export interface StreamedEvent {
  name: string;
  data: unknown;
}

/** The events of an answer, as they come. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = `${rest}${decoder.decode(value, { stream: true })}`.split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield parseEvent(part);
  }
}

function parseEvent(text: string): StreamedEvent {
  const lines = text.split('\n');
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  return { name: field('event') ?? 'message', data: JSON.parse(field('data') ?? 'null') };
}
