// The form of a look: up to three moments, and the player's own ratings.

import { t } from '@lingui/core/macro';
import { Flag, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { LookParts, PlayerLook } from '#contract/reviews/player-looks.ts';
import type { Video } from '#contract/videos/videos.ts';
import { lookLimits, momentProblem } from '#domain/reviews/looks/player-look.ts';
import { type SkillName, skillLabel, skillNames } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { withinVideo } from '#domain/videos/video-time.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { controlStyles } from '#web/ui/fields/control-styles.ts';
import { TimeField, useTimeProblem } from '#web/ui/fields/time-field.tsx';
import { CardTitle } from '#web/ui/layout/card.tsx';
import { RatedSkills } from '../../shared/skill-table/rated-skills.tsx';
import { useUnread, withSkill } from '../../shared/skill-table/ratings-by-skill.ts';
import { useLookDraft } from './look-draft.ts';

interface LookFormProps {
  video: Video;
  controller: VideoController;
  /** What was sent, to be changed. */
  sent: PlayerLook | null;
  onClose: () => void;
}

const heading = 'font-sans text-sm font-semibold tracking-normal';

/** Everything is optional, but not all at once. What is filled in survives closing, a reload and a lost session. */
export function LookForm({ video, controller, sent, onClose }: LookFormProps) {
  const { parts, change, isOldLink, keepMoments, forget } = useLookDraft(video, sent);
  const { unread, keepUnread } = useUnread();
  const [problem, setProblem] = useState<string | null>(null);
  const duration = useVideoState(controller, (state) => state.duration);
  const rate = useCallback(
    (skill: SkillName, rating: number | null) =>
      change(({ ratings }) => ({ ratings: withSkill(ratings, skill, rating) as LookParts['ratings'] })),
    [change],
  );
  const sending = useCall(endpoints.sendPlayerLook, {
    onSuccess: () => {
      forget();
      onClose();
      toast({ title: t`Sent to your coach`, tone: 'success' });
    },
    refreshOnFailure: true,
  });
  const send = () => {
    const found = lookProblem(parts, { duration, isOldLink, unread: skillNames.filter((skill) => unread[skill]) });
    setProblem(found);
    if (found === null) sending.mutate({ params: { videoId: video.id }, body: parts });
  };
  return (
    <>
      <div className="grid gap-1">
        <CardTitle className="mb-0">{t`Look first`}</CardTitle>
        <p className="max-w-[70ch] text-sm text-pretty text-ink-muted">
          {t`Watch, mark what you notice, and rate what you can. Leave out the rest.`}
        </p>
      </div>
      <Moments
        {...{ controller, duration }}
        moments={parts.moments}
        onChange={(moments) => change(() => ({ moments }))}
      />
      {isOldLink && (
        <div role="alert" className="grid gap-2 rounded-lg bg-attention-soft px-3 py-2 text-sm">
          <p>{t`You marked these moments before the link was replaced. Check each second on the new video.`}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={keepMoments}>
              {t`Keep the moments`}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => change(() => ({ moments: [] }))}>
              {t`Remove them`}
            </Button>
          </div>
        </div>
      )}
      <section aria-label={t`Your ratings`} className="grid gap-2">
        <h3 className={heading}>{t`How did you play?`}</h3>
        <p className="text-sm text-ink-muted">
          {t`Your coach sees each rating once they have given theirs. They never count towards your level or statistics.`}
        </p>
        <RatedSkills skills={skillNames} ratings={parts.ratings} unread={unread} onRate={rate} onUnread={keepUnread} />
      </section>
      <div className="grid gap-2">
        <p role="alert" className="text-sm text-danger empty:hidden">
          {problem ?? (sending.error ? errorSentence(sending.error) : null)}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button busy={sending.isPending} onClick={send}>
            {video.look === 'held' ? t`Send and show the review` : sent ? t`Send changes` : t`Send to your coach`}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t`Close`}
          </Button>
        </div>
        <p className="text-xs text-ink-muted">
          {t`Kept on this device until you send it. You can change it until a coach begins to review.`}
        </p>
      </div>
    </>
  );
}

interface Filled {
  /** In seconds; null while unknown. */
  duration: number | null;
  isOldLink: boolean;
  /** Skills with a typed text that is no rating. */
  unread: readonly SkillName[];
}

/** Why it cannot be sent yet, as a sentence that names the field; null when it can. */
function lookProblem({ moments, ratings }: LookParts, { duration, isOldLink, unread }: Filled): string | null {
  const [skill] = unread;
  if (skill) return t`${{ skill: skillLabel(skill) }}: type a rating from 0 to 7, or clear it.`;
  if (isOldLink) return t`Keep or remove the moments from the link before.`;
  for (const [index, { timestamp }] of moments.entries()) {
    const late = momentProblem(timestamp, duration);
    if (late !== null) return t`Moment ${{ number: index + 1 }}: ${{ problem: late }}`;
  }
  const isEmpty = moments.length === 0 && Object.values(ratings).every((one) => one === undefined);
  return isEmpty ? t`Mark a moment or rate a skill first.` : null;
}

interface MomentsProps {
  controller: VideoController;
  duration: number | null;
  moments: LookParts['moments'];
  onChange: (moments: LookParts['moments']) => void;
}

function Moments({ controller, duration, moments, onChange }: MomentsProps) {
  const second = useVideoState(controller, ({ time }) => Math.floor(time));
  const isFull = moments.length >= lookLimits.moments;
  const put = (index: number, changed: Partial<LookParts['moments'][number]>) =>
    onChange(moments.map((one, at) => (at === index ? { ...one, ...changed } : one)));
  return (
    <section aria-label={t`Your moments`} className="grid gap-2">
      <h3 className={heading}>{t`Moments you noticed`}</h3>
      {moments.length > 0 && (
        <ul className="grid gap-2">
          {moments.map((moment, index) => (
            <Moment
              // biome-ignore lint/suspicious/noArrayIndexKey: a moment is known by its place
              key={index}
              {...{ controller, duration, moment }}
              number={index + 1}
              onChange={(changed) => put(index, changed)}
              onRemove={() => onChange(moments.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="secondary"
          icon={<Flag aria-hidden />}
          disabled={isFull}
          onClick={() => {
            const { time } = controller.getState();
            onChange([...moments, { timestamp: withinVideo(time, duration), text: '' }]);
          }}
        >
          {controller.canControl ? t`Mark ${{ time: formatClockTime(second) }}` : t`Add a moment`}
        </Button>
        <p className="text-sm text-ink-muted">
          {isFull
            ? t`That’s three. Remove one to mark another.`
            : controller.canControl
              ? t`Press it while the video plays.`
              : t`Type the time that the Matchi player shows.`}
        </p>
      </div>
    </section>
  );
}

interface MomentProps {
  controller: VideoController;
  duration: number | null;
  moment: LookParts['moments'][number];
  /** Counted from 1. */
  number: number;
  onChange: (changed: Partial<LookParts['moments'][number]>) => void;
  onRemove: () => void;
}

function Moment({ controller, duration, moment: { timestamp, text }, number, onChange, onRemove }: MomentProps) {
  const problem = useTimeProblem();
  return (
    <li className="flex flex-wrap items-center gap-2">
      <TimeField
        {...problem.field}
        label={t`Moment ${{ number }}, m:ss`}
        seconds={timestamp}
        isWhole
        onSet={(next) => {
          const late = momentProblem(next, duration);
          if (late !== null) return late;
          onChange({ timestamp: withinVideo(next, duration) });
          if (controller.canControl) controller.seek(next);
          return null;
        }}
      />
      <input
        aria-label={t`What happened at moment ${{ number }}`}
        placeholder={t`What happened? (optional)`}
        maxLength={lookLimits.text}
        value={text}
        onChange={({ target }) => onChange({ text: target.value })}
        className={`${controlStyles} min-w-0 flex-1 basis-40`}
      />
      <IconButton label={t`Remove moment ${{ number }}`} variant="ghost" onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
      {problem.sentence}
    </li>
  );
}
