// PORT=0: the system chooses a port, known before anything needs the server's address.

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { Config } from '#server/config.ts';

export interface HeldPort {
  /** The configuration with the chosen port, also in a public address with port 0. */
  config: Config;
  /** Releases the port; the server listens on it at once. */
  release(): Promise<void>;
}

/** For port 0, reserves a port of the system's choice until the server listens itself. */
export async function holdPort(config: Config): Promise<HeldPort> {
  if (config.port !== 0) return { config, release: async () => {} };
  const holder = createServer();
  await new Promise<void>((resolve, reject) => {
    holder.once('error', reject);
    holder.listen(0, config.host, resolve);
  });
  const { port } = holder.address() as AddressInfo;
  const publicUrl = config.publicUrl.replace(/:0$/, `:${port}`);
  return { config: { ...config, port, publicUrl }, release: () => closed(holder) };
}

function closed(holder: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => {
    holder.close(() => resolve());
  });
}
