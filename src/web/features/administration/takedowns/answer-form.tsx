// Answers a takedown request.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Takedown, TakedownBlock } from '#contract/publicity/takedowns.ts';
import { personName } from '#domain/people/person-name.ts';
import { formatClockRange } from '#domain/time/clock-time.ts';
import { useTextDraft } from '#web/lib/forms/form-draft.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextAreaField } from '#web/ui/fields/field.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

/** An empty selection refuses the request. Takedowns apply to all public pages at once, for good. */
export function AnswerForm({ request }: { request: Takedown }) {
  const choices = blockChoices(request);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { text: answer, write, mark } = useTextDraft(`takedown-answer:${request.id}`);
  const send = useCall(endpoints.answerTakedown, {
    onSuccess: () => {
      write('');
      toast({ title: t`Answered`, description: t`We’re emailing your answer.`, tone: 'success' });
    },
  });
  const blocks = choices.filter(({ key }) => chosen.has(key)).map(({ block }) => block);
  const toggle = (key: string) =>
    setChosen(chosen.has(key) ? new Set([...chosen].filter((one) => one !== key)) : new Set([...chosen, key]));
  return (
    <Card as="section">
      <CardTitle>{t`Answer`}</CardTitle>
      <div className="grid gap-5">
        {choices.length === 0 ? (
          <p className="text-ink-muted">{t`This page no longer exists, so there is nothing to take down.`}</p>
        ) : (
          <fieldset className="grid gap-1">
            <legend className="mb-2 font-medium">{t`Take down`}</legend>
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
          label={t`Your answer`}
          help={t`We’ll email it to ${{ email: request.email }}.`}
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
          {blocks.length > 0 ? t`Take down and answer` : t`Refuse and answer`}
        </Button>
      </div>
    </Card>
  );
}

interface BlockChoice {
  key: string;
  label: string;
  block: TakedownBlock;
}

/** Each clip, each person, and the whole page; a certificate's owner; a shared review and its player. */
function blockChoices({ reel, certificateOf, review }: Takedown): BlockChoice[] {
  const clips = (reel?.clips ?? []).map(({ videoId, start, end, caption, player }, index) => {
    const clip = { number: index + 1, player: personName(player), time: formatClockRange(start, end) };
    return {
      key: `clip ${index}`,
      label: caption
        ? t`Clip ${{ number: clip.number }}: ${{ player: clip.player }}, ${{ caption }} (${{ time: clip.time }})`
        : t`Clip ${{ number: clip.number }}: ${{ player: clip.player }}, without a caption (${{ time: clip.time }})`,
      block: { scope: 'clip', videoId, start, end } as const,
    };
  });
  const shown = [...(reel?.clips ?? []).map(({ player }) => player), certificateOf, review?.player].filter(
    (person) => person != null,
  );
  const people = [...new Map(shown.map((person) => [person.id, person])).values()].map((person) => ({
    key: `person ${person.id}`,
    label: t`Everything about ${{ person: personName(person) }} on every public page`,
    block: { scope: 'person', userId: person.id } as const,
  }));
  const page = reel
    ? [{ key: 'page', label: t`The whole page “${{ title: reel.title }}”`, block: { scope: 'page' } as const }]
    : [];
  const video = review
    ? [
        {
          key: 'video',
          label: t`This review, and every clip of “${{ title: review.title }}”`,
          block: { scope: 'video', videoId: review.videoId } as const,
        },
      ]
    : [];
  return [...clips, ...video, ...people, ...page];
}
