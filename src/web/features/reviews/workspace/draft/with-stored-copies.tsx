// Provides this device's copies of a review.

import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { draftOwner } from '#web/lib/drafts.ts';
import { late, useLate } from '#web/lib/late/late.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { noConnection } from '#web/ui/late-component.tsx';
import { draftCopies } from '../state/draft/draft-copy.ts';
import type { DraftCopy } from '../state/draft/draft-saver-ports.ts';

const reader = late(() => import('../state/draft/stored-copy.ts').then(({ readStoredCopy }) => readStoredCopy));

interface WithKeptCopiesProps {
  videoId: string;
  /** Shown while the copies are read. */
  skeleton: ReactNode;
  children: (copies: readonly DraftCopy[]) => ReactNode;
}

/**
 * Renders its children with the copies found at the start. Loads the reader only if there are copies; if that fails, it does not start
 * without them.
 */
export function WithStoredCopies({ videoId, skeleton, children }: WithKeptCopiesProps) {
  const owner = draftOwner(useCurrentUser());
  const [texts, setTexts] = useState<readonly string[] | null>(null);
  const { value: read, hasFailed } = useLate(reader);
  useEffect(() => {
    let isOver = false;
    void draftCopies(owner, videoId)
      .texts()
      .then((found) => {
        if (isOver) return;
        if (found.length > 0) void reader.begin();
        setTexts(found);
      });
    return () => {
      isOver = true;
    };
  }, [owner, videoId]);
  const copies = useMemo(() => {
    if (texts?.length === 0) return [];
    return texts && read ? texts.flatMap((text) => read(text) ?? []) : null;
  }, [texts, read]);
  if (copies !== null) return children(copies);
  if (!hasFailed) return skeleton;
  return (
    <ErrorState
      title={t`The copy on this device could not be read`}
      message={noConnection()}
      onRetry={() => void reader.begin()}
    />
  );
}
