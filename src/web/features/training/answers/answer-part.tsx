// A player's answer on the card of a session: whether they come.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { TrainingSession } from '#contract/training/training.ts';
import { say } from '#domain/language/say.ts';
import type { Attendance } from '#domain/training/attendance.ts';
import { mayAnswer } from '#domain/training/session-answers.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { loadForm } from '#web/lib/forms/late-form.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import { useNow } from '#web/ui/use-now.ts';
import type { CantComeDialogProps } from './cant-come-dialog.tsx';

const CantComeDialog = lateDialog<CantComeDialogProps>(() =>
  loadForm(() => import('./cant-come-dialog.tsx').then((part) => part.CantComeDialog)),
);

const sentences = {
  coming: msg`You’re coming.`,
  cant: msg`You can’t come.`,
  none: msg`Are you coming?`,
} as const;

const attended: Record<Attendance, MessageDescriptor> = {
  came: msg`You came.`,
  missed: msg`You didn’t come.`,
  excused: msg`You said beforehand that you couldn’t come.`,
};

/** The answer with two buttons to change it; once the session has begun, only the answer. */
export function AnswerPart({ session }: { session: TrainingSession }) {
  const { id, title, sessionDate, answer, answerReason, attendance } = session;
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const send = useCall(endpoints.answerSession, {
    onSuccess: () => toast({ title: t`Your coach knows that you’re coming`, tone: 'success' }),
    onError: (error) => failureToast(t`Not answered`, error, t`Your answer could not be sent. Please try again.`),
    refreshOnFailure: true,
  });
  const isOpen = mayAnswer(session, now).allowed;
  if (!isOpen && answer === null && attendance === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg bg-surface-sunken p-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium">{say(attendance ? attended[attendance] : sentences[answer ?? 'none'])}</p>
        {answerReason && (
          <p className="text-sm whitespace-pre-line wrap-anywhere text-ink-muted" dir="auto">
            {answerReason}
          </p>
        )}
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <Button
            variant={answer === 'coming' ? 'primary' : 'secondary'}
            size="sm"
            icon={<Check aria-hidden />}
            aria-pressed={answer === 'coming'}
            busy={send.isPending}
            onClick={() => {
              if (answer !== 'coming')
                send.mutate({ params: { sessionId: id }, body: { answer: 'coming', sessionDate } });
            }}
          >
            <Trans>
              I’m coming<span className="sr-only"> to {title}</span>
            </Trans>
          </Button>
          <Button
            variant={answer === 'cant' ? 'primary' : 'secondary'}
            size="sm"
            icon={<X aria-hidden />}
            aria-pressed={answer === 'cant'}
            onClick={() => setAsking(true)}
          >
            <Trans>
              I can’t<span className="sr-only"> come to {title}</span>
            </Trans>
          </Button>
        </div>
      )}
      <CantComeDialog session={session} open={isAsking} onOpenChange={setAsking} />
    </div>
  );
}
