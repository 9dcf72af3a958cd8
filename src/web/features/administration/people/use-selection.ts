// Which rows of a list are chosen.

import { useState } from 'react';

/** What the rows and the bar of actions know of the choice. */
export interface Selection {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Chooses exactly these. */
  choose: (ids: readonly string[]) => void;
  clear: () => void;
}

/** A choice among rows; what is not shown any more is chosen no more. */
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
