// Requests an automatic draft and merges it into the review.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { WrittenDraft } from '#contract/reviews/reviews.ts';
import { call } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import {
  type FilledDraft,
  type FilledPlaces,
  filledPlaces,
  isFilled,
  withDraft,
  withoutDraft,
} from '../state/draft/draft-merge.ts';
import { useOpenReview } from '../state/review-context.ts';

/** A draft that has arrived. */
export interface ArrivedDraft {
  filled: FilledPlaces;
  /** Null if the answer was lost and the draft was found on the server. */
  writer: WrittenDraft['writer'] | null;
  hasModelFailed: boolean;
  /** What undo removes, as far as it is unchanged. */
  undo: () => void;
}

/** An automatic draft: whether one is being written, the last one, and how to request one. */
export interface AiDraft {
  isWriting: boolean;
  arrived: ArrivedDraft | null;
  write: () => Promise<void>;
  /** Undoes the last one. */
  undo: () => void;
  dismiss: () => void;
}

type Answer = Pick<WrittenDraft, 'document' | 'version' | 'writtenBy' | 'savedAt'> &
  Partial<Pick<WrittenDraft, 'writer' | 'hasModelFailed'>>;

/** Longest wait in milliseconds: a model may take twenty seconds before the rules write instead. */
const timeoutMs = 45_000;

/** Fills only empty places, also while the coach keeps typing. */
export function useAiDraft(): AiDraft {
  const { workspace, store } = useOpenReview();
  const [isWriting, setIsWriting] = useState(false);
  const [arrived, setArrived] = useState<ArrivedDraft | null>(null);
  const params = { videoId: workspace.video.id };
  const draft = useCall(endpoints.draftReview);

  function take(asked: FilledDraft['asked'], answer: Answer): void {
    const filled = { asked, written: answer.document };
    const before = store.getState().document;
    const after = withDraft(filled, before);
    store.continueFrom(answer, after);
    setArrived({
      filled: filledPlaces(before, after),
      writer: answer.writer ?? null,
      hasModelFailed: answer.hasModelFailed ?? false,
      undo: () => store.change({ kind: 'replace', document: withoutDraft(filled, store.getState().document) }),
    });
  }

  async function write(): Promise<void> {
    setIsWriting(true);
    setArrived(null);
    try {
      const version = await store.saver.flush();
      if (version === null) {
        return notWritten(
          store.saver.isKept()
            ? t`Your changes could not be saved first. It is kept on this device.`
            : t`Your changes could not be saved first.`,
        );
      }
      const asked = store.getState().document;
      // Saving pauses, so that the draft's version is not out of date.
      void store.saver.hold();
      try {
        take(asked, await draft.mutateAsync({ params, body: { version }, timeoutMs }));
      } catch (error) {
        const found = isLost(error) ? await findLost(asked, version) : null;
        if (found) return take(asked, found);
        store.saver.release();
        if (error instanceof ApiError && error.code === 'review_conflict') store.saver.lookAgain().catch(() => {});
        notWritten(errorSentence(error));
      }
    } finally {
      setIsWriting(false);
    }
  }

  /** A draft on the server whose answer was lost. */
  async function findLost(asked: FilledDraft['asked'], version: number): Promise<Answer | null> {
    try {
      const { document, version: latest, writtenBy, savedAt } = await call(endpoints.openReview, { params });
      const isOurs = latest !== version && savedAt !== null && isFilled({ asked, written: document });
      return isOurs ? { document, version: latest, writtenBy, savedAt } : null;
    } catch {
      return null;
    }
  }

  return {
    isWriting,
    arrived,
    write,
    undo: () => {
      arrived?.undo();
      setArrived(null);
    },
    dismiss: () => setArrived(null),
  };
}

function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

function notWritten(description: string): void {
  toast({ title: t`No draft written`, description, tone: 'danger' });
}
