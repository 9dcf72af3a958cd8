// Moments for clips: found by filters and added one by one, or suggested.

import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Plus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { ReelMoment } from '#contract/publicity/reels.ts';
import { personName } from '#domain/people/person-name.ts';
import { maxClips } from '#domain/publicity/clips.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { formatClockRange } from '#domain/time/clock-time.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { ListFrame } from '#web/ui/layout/list-frame.tsx';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { type MomentChoice, MomentFilters } from './moment-filters.tsx';
import type { ReelDraft } from './use-reel-draft.ts';

/** Starts with strengths, since a reel shows what went well. */
export function MomentPicker({ draft, group }: { draft: ReelDraft; group: string | undefined }) {
  const [choice, setChoice] = useState<MomentChoice>({
    type: 'strength',
    ...(group !== undefined && { groupId: group }),
  });
  const list = usePages(endpoints.listReelMoments, { query: choice });
  const taken = new Set(draft.clips.map(({ noteId }) => noteId));
  return (
    <Card as="section">
      <CardTitle action={<Propose choice={choice} draft={draft} />}>{t`Moments`}</CardTitle>
      <div className="grid gap-4">
        <MomentFilters value={choice} onValueChange={setChoice} />
        {draft.isFull && (
          <p className="text-sm text-attention">
            {t`A reel can have up to ${{ count: maxClips }} clips. Put the rest in a second one.`}
          </p>
        )}
        {list.error ? (
          <ErrorState message={errorSentence(list.error)} onRetry={list.retry} />
        ) : !list.rows ? (
          <Skeleton className="h-40 rounded-lg" />
        ) : (
          <ListFrame
            {...list}
            shown={list.rows.length}
            counted={(count) => plural(count, { one: '# moment', other: '# moments' })}
            empty={
              <p className="py-6 text-center text-ink-muted">
                {t`No matching moments. Coaches mark them when they review your members’ YouTube videos.`}
              </p>
            }
          >
            <ul className="grid gap-2 lg:max-h-[34rem] lg:overflow-y-auto">
              {list.rows.map((moment) => (
                <MomentRow
                  key={moment.noteId}
                  moment={moment}
                  isTaken={taken.has(moment.noteId)}
                  isFull={draft.isFull}
                  onAdd={() => draft.add([moment])}
                />
              ))}
            </ul>
          </ListFrame>
        )}
      </div>
    </Card>
  );
}

/** Adds suggested moments within the filters. */
function Propose({ choice, draft }: { choice: MomentChoice; draft: ReelDraft }) {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  async function propose() {
    setIsBusy(true);
    try {
      const proposed = await queryClient.fetchQuery({
        ...query(endpoints.proposeReel, { query: choice }),
        staleTime: 0,
      });
      const taken = new Set(draft.clips.map(({ noteId }) => noteId));
      const fresh = proposed.filter(({ noteId }) => !taken.has(noteId));
      draft.add(fresh);
      toast(
        fresh.length > 0
          ? { title: plural({ count: fresh.length }, { one: '# clip added', other: '# clips added' }) }
          : {
              title: t`No new suggestions`,
              description: t`We only suggest strengths. You can add any moment yourself.`,
            },
      );
    } catch (error) {
      failureToast(t`Could not suggest clips`, error, t`Please try again.`);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Sparkles aria-hidden />}
      busy={isBusy}
      disabled={draft.isFull}
      onClick={() => void propose()}
    >
      {t`Suggest clips`}
    </Button>
  );
}

interface MomentRowProps {
  moment: ReelMoment;
  isTaken: boolean;
  isFull: boolean;
  onAdd: () => void;
}

function MomentRow({ moment, isTaken, isFull, onAdd }: MomentRowProps) {
  const name = personName(moment.player);
  return (
    <li className="flex items-start justify-between gap-3 rounded-lg border p-2.5">
      <div className="grid min-w-0 gap-0.5 text-sm">
        <span className="font-semibold wrap-anywhere" dir="auto">
          {name}
        </span>
        <span className="wrap-anywhere">{readableTitle(moment.title)}</span>
        <span className="text-ink-muted wrap-anywhere">
          {noteStyles[moment.type].label} · {moment.videoTitle} ·{' '}
          <span translate="no">{formatClockRange(moment.start, moment.end)}</span>
        </span>
        {!moment.isPublic && <Badge tone="attention">{t`Has not agreed, not public`}</Badge>}
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={isTaken ? <Check aria-hidden /> : <Plus aria-hidden />}
        disabled={isFull}
        aria-label={`${isTaken ? t`Added` : t`Add`}: ${readableTitle(moment.title)}, ${name}`}
        onClick={onAdd}
      >
        {isTaken ? t`Added` : t`Add`}
      </Button>
    </li>
  );
}
