// Runs a bulk action in batches, with progress.

import { useState } from 'react';
import type { Person } from '#contract/administration/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { BulkAction, BulkResult } from '#contract/people/admin-people.ts';
import { personName } from '#domain/people/person-name.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';

/** People per call. */
const partSize = 5;

/** Progress and results. */
export interface BulkRun {
  action: BulkAction;
  /** Names by id, since rejected people leave the list. */
  names: ReadonlyMap<string, string>;
  total: number;
  results: BulkResult[];
  isRunning: boolean;
}

/** The current or last run; null before the first and after closing. */
export function useBulk() {
  const [run, setRun] = useState<BulkRun | null>(null);
  const change = useCall(endpoints.changePeople, { refreshOnFailure: true });

  /** Resolves to the last error if nothing succeeded, else to null. */
  const start = async (action: BulkAction, people: readonly Person[], reason?: string): Promise<Error | null> => {
    let failure: Error | null = null;
    const names = new Map(people.map((person) => [person.id, personName(person)]));
    const userIds = [...names.keys()];
    const results: BulkResult[] = [];
    const show = (isRunning: boolean) =>
      setRun({ action, names, total: userIds.length, results: [...results], isRunning });
    show(true);
    for (let at = 0; at < userIds.length; at += partSize) {
      const part = userIds.slice(at, at + partSize);
      results.push(...(await sendPart(part)));
      show(true);
    }
    show(false);
    return results.some(({ isDone }) => isDone) ? null : failure;

    /** A failed call fails for its people only. */
    async function sendPart(part: readonly string[]): Promise<BulkResult[]> {
      try {
        return await change.mutateAsync({ body: { action, userIds: [...part], ...(reason && { reason }) } });
      } catch (error) {
        failure = error as Error;
        const message = errorSentence(error);
        return part.map((id) => ({ id, isDone: false, message }));
      }
    }
  };

  return { run, start, putAway: () => setRun(null) };
}
