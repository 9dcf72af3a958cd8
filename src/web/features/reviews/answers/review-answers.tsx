// In the workspace of a published review: the answers to its notes, in a dialog.

import { plural, t } from '@lingui/core/macro';
import { MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { AnswersDialogProps } from './answers-dialog.tsx';
import { useNoteThreads, useOpenThread } from './use-note-threads.ts';

const AnswersDialog = lateDialog<AnswersDialogProps>(() =>
  import('./answers-dialog.tsx').then((part) => part.AnswersDialog),
);

interface ReviewAnswersProps {
  videoId: string;
  /** The published notes. */
  notes: AnswersDialogProps['notes'];
  /** Before the dialog opens, such as to pause the video. */
  onOpen: () => void;
}

/** A button with the number of threads that wait for the coach. Open at first if the address names a note. */
export function ReviewAnswers({ videoId, notes, onOpen }: ReviewAnswersProps) {
  const found = useNoteThreads(videoId);
  const thread = useOpenThread();
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [isPressed, setIsPressed] = useState(false);
  if (!found?.answering) return null;
  const { answering, refusal, threads } = found;
  const waiting = threads.filter(({ isAwaiting }) => isAwaiting).length;
  const isLinked = thread.linked !== undefined && thread.linked !== closedFor;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<MessageSquareReply aria-hidden />}
        onClick={() => {
          onOpen();
          setIsPressed(true);
        }}
      >
        {waiting === 0 ? t`Answers` : plural({ count: waiting }, { one: '# to answer', other: '# to answer' })}
      </Button>
      <AnswersDialog
        open={isPressed || isLinked}
        onOpenChange={() => {
          setIsPressed(false);
          setClosedFor(thread.linked ?? null);
        }}
        {...{ videoId, notes, threads, answering, refusal }}
        openThread={thread.open}
        onThread={thread.setOpen}
      />
    </>
  );
}
