// Actions on a group of questions.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { OpenQuestion } from '#contract/assistant/open-questions.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { QuestionMark, QuestionState } from '#domain/assistant/open-questions.ts';
import { say } from '#domain/language/say.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { EntryDialog } from './entry-dialog.tsx';

const done: Record<QuestionMark, { title: MessageDescriptor; description: MessageDescriptor }> = {
  answered: {
    title: msg`Marked as answered`,
    description: msg`It comes back if someone asks it without success after today.`,
  },
  'not-padel': { title: msg`Marked as not padel`, description: msg`It won’t come back.` },
};

type MarkButton = readonly [as: QuestionMark | null, label: MessageDescriptor];
const openMarks: readonly MarkButton[] = [
  ['answered', msg({ message: 'Answered', context: 'to mark a question' })],
  ['not-padel', msg({ message: 'Not padel', context: 'to mark a question' })],
];
const reopening: readonly MarkButton[] = [[null, msg`Reopen`]];

/** Add to knowledge, Answered and Not padel; for a marked group, Reopen. */
export function QuestionActions({ group, show }: { group: OpenQuestion; show: QuestionState }) {
  const [isAdding, setIsAdding] = useState(false);
  const params = { questionId: group.id };
  const mark = useCall(endpoints.markOpenQuestion, {
    refreshOnFailure: true,
    onSuccess: (_, { body }) => {
      if (body.mark === null) return toast({ title: t`Open again` });
      // The row is gone by now, and its hooks with it: the toast outlives them.
      const { title, description } = done[body.mark];
      toast({
        title: say(title),
        description: say(description),
        action: { label: t`Undo`, onClick: () => mark.mutate({ params, body: { mark: null } }) },
      });
    },
    onError: (error) => failureToast(t`Not marked`, error, t`Please try again.`),
  });
  return (
    <span className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:justify-end">
      {show !== 'not-padel' && (
        <Button size="sm" variant="secondary" className="max-sm:col-span-2" onClick={() => setIsAdding(true)}>
          {t`Add to knowledge`}
          <span className="sr-only">: {group.question}</span>
        </Button>
      )}
      {(show === 'open' ? openMarks : reopening).map(([as, label]) => (
        <Button
          key={label.id}
          size="sm"
          variant="ghost"
          className={as === null ? 'max-sm:col-span-2' : ''}
          busy={mark.isPending && mark.variables.body.mark === as}
          onClick={() => mark.mutate({ params, body: { mark: as } })}
        >
          {say(label)}
          <span className="sr-only">: {group.question}</span>
        </Button>
      ))}
      <EntryDialog group={group} open={isAdding} onOpenChange={setIsAdding} />
    </span>
  );
}
