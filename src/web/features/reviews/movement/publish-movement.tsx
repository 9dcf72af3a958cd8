// Publishing the marks to the player: with the review, or later by a button.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { countMarks } from '#domain/reviews/movement/marks.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useMarking, useMarkState } from './marking.ts';

/** What the player sees, and the button if there is something to publish. */
export function PublishMovement() {
  const { work, store } = useMarking();
  const { video, player } = work;
  const { version, saving, document } = useMarkState();
  const [published, setPublished] = useState(work.published);
  const publish = useCall(endpoints.publishMovement, {
    onSuccess: (answer) => {
      setPublished(answer.published);
      toast(
        answer.published
          ? { title: t`${{ player: player.firstName }} can see the movement now`, tone: 'success' }
          : { title: t`Movement hidden`, tone: 'success' },
      );
    },
    onError: (error) => toast({ title: t`Movement not changed`, description: errorSentence(error), tone: 'danger' }),
  });
  const send = async () => {
    await store.saveNow();
    const latest = store.getState();
    if (latest.saving === 'saved') publish.mutate({ params: { videoId: video.id }, body: { version: latest.version } });
  };
  const words = (text: string) => <p className="self-center text-sm text-ink-muted">{text}</p>;
  if (video.status !== 'Analyzed')
    return words(t`${{ player: player.firstName }} sees this once the review is published.`);
  const isMarked = countMarks(document.tracks) > 0;
  const isShown = published !== null && published.version === version && saving === 'saved';
  if (isShown) return words(t`${{ player: player.firstName }} can see these marks.`);
  if (!isMarked && published === null) return words(t`Nothing to show yet.`);
  return (
    <Button busy={publish.isPending} onClick={() => void send()}>
      {isMarked ? t`Show to ${{ player: player.firstName }}` : t`Hide from ${{ player: player.firstName }}`}
    </Button>
  );
}
