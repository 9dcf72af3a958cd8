// Answering a request: what is taken down, if anything, and the words that are mailed.

import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Takedown } from '#contract/publicity/takedowns.ts';
import { useTextDraft } from '#web/lib/forms/form-draft.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextAreaField } from '#web/ui/fields/field.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { blockChoices } from './block-choices.ts';

/** Nothing chosen refuses the request. What is taken down is off every public page at once, and stays so. */
export function AnswerForm({ request }: { request: Takedown }) {
  const choices = blockChoices(request);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { text: answer, write, mark } = useTextDraft(`takedown-answer:${request.id}`);
  const send = useCall(endpoints.answerTakedown, {
    onSuccess: () => {
      write('');
      toast({ title: 'Answered', description: 'The answer goes out by mail.', tone: 'success' });
    },
  });
  const blocks = choices.filter(({ key }) => chosen.has(key)).map(({ block }) => block);
  const toggle = (key: string) =>
    setChosen(chosen.has(key) ? new Set([...chosen].filter((one) => one !== key)) : new Set([...chosen, key]));
  return (
    <Card as="section">
      <CardTitle>Answer</CardTitle>
      <div className="grid gap-5">
        {choices.length === 0 ? (
          <p className="text-ink-muted">This page is not there any more, so there is nothing to take down.</p>
        ) : (
          <fieldset className="grid gap-1">
            <legend className="mb-2 font-medium">Take down</legend>
            {choices.map(({ key, label }) => (
              <label key={key} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm pointer-fine:min-h-9">
                <input
                  type="checkbox"
                  checked={chosen.has(key)}
                  onChange={() => toggle(key)}
                  className="size-4.5 shrink-0 accent-primary"
                />
                <span className="wrap-anywhere">{label}</span>
              </label>
            ))}
          </fieldset>
        )}
        <TextAreaField
          data-draft={mark}
          label="Your answer"
          help={`Mailed to ${request.email}.`}
          rows={5}
          value={answer}
          onChange={(event) => write(event.target.value)}
        />
        {send.isError && (
          <p role="alert" className="text-sm text-danger">
            {errorSentence(send.error)}
          </p>
        )}
        <Button
          className="sm:w-fit"
          variant={blocks.length > 0 ? 'danger' : 'primary'}
          busy={send.isPending}
          onClick={() => send.mutate({ params: { takedownId: request.id }, body: { answer, blocks } })}
        >
          {blocks.length > 0 ? 'Take down and answer' : 'Refuse and answer'}
        </Button>
      </div>
    </Card>
  );
}
