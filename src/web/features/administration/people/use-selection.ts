// The selection of a list's rows.

import { useState } from 'react';

/** The selection, for rows and bulk bar. */
export interface Selection {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects exactly these. */
  choose: (ids: readonly string[]) => void;
  clear: () => void;
}

/** A selection among shown rows. */
export function useSelection(shown: readonly { id: string }[] | undefined): Selection & { chosen: string[] } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = (shown ?? []).flatMap(({ id }) => (ids.has(id) ? [id] : []));
  return {
    chosen,
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    choose: (wanted) => setIds(new Set(wanted)),
    clear: () => setIds(new Set()),
  };
}
