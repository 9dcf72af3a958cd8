// Forms whose code comes after the first paint.

import { nextTask } from '#web/lib/late/next-task.ts';

/**
 * Loads a form that checks by a schema: what all schemas build on is made before it, in a task of its own, since both together hold up a
 * phone for an eighth of a second.
 */
export async function loadForm<T>(load: () => Promise<T>): Promise<T> {
  await import('#contract/fields.ts');
  await nextTask();
  return load();
}
