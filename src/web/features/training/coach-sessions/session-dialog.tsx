// The dialog of the open session: its facts or an action.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { CloseDialog, OpenDialog } from '../open-sessions/open-dialog.tsx';
import { HandOverDialog } from '../shared/hand-over-dialog.tsx';
import { AddPlayersDialog } from './add-players-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { type SessionAction, SessionFacts } from './session-facts.tsx';

interface SessionDialogProps {
  sessionId: string;
  onClose: () => void;
}

/** Returns to the facts after an action is done or cancelled. */
export function SessionDialog({ sessionId, onClose }: SessionDialogProps) {
  const [action, setAction] = useState<SessionAction | null>(null);
  const { data, isError, error, refetch } = useQuery(query(endpoints.getCoachSession, { params: { sessionId } }));
  if (!data) {
    return (
      <Dialog open onOpenChange={onClose} title={t`Session`}>
        {isError ? (
          <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-48 rounded-xl" />
        )}
      </Dialog>
    );
  }
  const back = () => setAction(null);
  switch (action) {
    case 'edit':
      return <EditDialog session={data} onDone={back} />;
    case 'add':
      return <AddPlayersDialog session={data} onDone={back} />;
    case 'hand-over':
      return <HandOverDialog session={data} onBack={back} onHandedOver={onClose} />;
    case 'open':
      return <OpenDialog session={data} onDone={back} />;
    case 'close':
      return <CloseDialog session={data} onDone={back} />;
    case 'cancel':
      return <CancelDialog session={data} onBack={back} onCancelled={onClose} />;
    case 'complete':
      return <CompleteDialog session={data} onDone={back} />;
    case 'feedback':
      return <FeedbackDialog session={data} onDone={back} />;
    case null:
      return <SessionFacts session={data} onAction={setAction} onClose={onClose} />;
  }
}
