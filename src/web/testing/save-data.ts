// A browser with the Save-Data preference.

import { vi } from 'vitest';

/** Turns the preference on until the returned function is called. */
export function saveData(): () => void {
  const { connection } = navigator as unknown as { connection: { saveData: boolean } };
  const spy = vi.spyOn(connection, 'saveData', 'get').mockReturnValue(true);
  return () => spy.mockRestore();
}
