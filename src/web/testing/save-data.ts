// A browser that was told to save data.

import { vi } from 'vitest';

/** Has the browser say so, until what is returned is called. */
export function saveData(): () => void {
  const { connection } = navigator as unknown as { connection: { saveData: boolean } };
  const told = vi.spyOn(connection, 'saveData', 'get').mockReturnValue(true);
  return () => told.mockRestore();
}
