// What this device has kept of a review, for what is built on it.

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { draftOwner } from '#web/lib/drafts.ts';
import { late, useLate } from '#web/lib/late/late.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { noConnection } from '#web/ui/late-component.tsx';
import { draftCopyPlace } from './draft-copy.ts';
import type { DraftCopy } from './draft-saver-ports.ts';

const reader = late(() => import('./stored-copy.ts').then(({ readStoredCopy }) => readStoredCopy));

interface WithKeptCopyProps {
  videoId: string;
  /** Stands in its place while the copy is being read. */
  skeleton: ReactNode;
  children: (copy: DraftCopy | null) => ReactNode;
}

/**
 * Shows its children with the copy as it was when they came, null where there is none. Only a copy needs its reader loaded; where that
 * does not come, nothing is begun without the copy, which would be written over.
 */
export function WithKeptCopy({ videoId, skeleton, children }: WithKeptCopyProps) {
  const owner = draftOwner(useCurrentUser());
  const [text] = useState(() => draftCopyPlace(owner, videoId).text());
  const { value: read, hasFailed } = useLate(reader);
  useEffect(() => {
    if (text !== null) void reader.begin();
  }, [text]);
  const copy = useMemo(() => (text === null ? null : read?.(text)), [text, read]);
  if (copy !== undefined) return children(copy);
  if (!hasFailed) return skeleton;
  return (
    <ErrorState
      title="What this device has kept could not be read"
      message={noConnection}
      onRetry={() => void reader.begin()}
    />
  );
}
