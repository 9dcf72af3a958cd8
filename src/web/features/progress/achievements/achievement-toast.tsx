// The toast that announces an achievement.

import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { achievements } from '#domain/progress/achievements.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { cn } from '#web/ui/class-names.ts';
import { achievementIcons } from './achievement-icons.ts';
import type { Announcement } from './announcements.ts';
import { useToastStage } from './use-toast-stage.ts';

interface AchievementToastProps {
  announcement: Announcement;
  /** Called once, when it is first visible. */
  onShown: () => void;
  /** Called when it times out or is closed. */
  onDone: () => void;
}

/**
 * Appears below the navigation, adds its XP a moment later and disappears by itself. It pauses while hovered, focused or hidden; Escape and
 * its button close it. Screen readers get the sentence from the live region around it.
 */
export function AchievementToast({ announcement, onShown, onDone }: AchievementToastProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const focusedBefore = useRef<EventTarget | null>(null);
  const isHidden = usePageHidden();
  const isPaused = [isPointedAt, isFocused, isHidden].includes(true);
  const wasShown = useRef(false);
  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    if (isHidden || wasShown.current) return;
    wasShown.current = true;
    reportShown();
  }, [isHidden]);
  const stage = useToastStage({ isPaused, onRemove: onDone });
  const { type, ids, xp } = announcement;
  const { title, description } = achievements[type];
  const Icon = achievementIcons[type];

  const close = () => {
    // Otherwise the focus would be lost with the button.
    if (isFocused && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
    onDone();
  };

  return (
    <section
      aria-label={t`Achievement: ${{ title }}`}
      data-stage={stage}
      data-paused={isPaused || undefined}
      // Not on entering, or a resting pointer would pause the toast forever.
      onPointerMove={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      className={cn(
        'relative flex items-start gap-3 overflow-hidden rounded-xl border border-court-line bg-court p-4 text-on-court shadow-raised',
        'animate-[achievement-arrives_200ms_var(--ease-out)] transition-opacity duration-700 motion-reduce:animate-none',
        stage === 'complete' && !isPaused && 'opacity-0',
      )}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-court-line/40">
        <Icon aria-hidden className="size-5" />
      </span>
      <div aria-hidden className="min-w-0 grow">
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="font-heading font-semibold">
            {title}
            {ids.length > 1 && <span>{` × ${ids.length}`}</span>}
          </span>
          <span
            data-part="xp"
            className={cn(
              'rounded-full bg-accent px-2.5 text-sm font-semibold text-on-accent',
              stage === 'arrived'
                ? 'invisible'
                : 'animate-[achievement-reward_200ms_var(--ease-out)] motion-reduce:animate-none',
            )}
          >
            {t`+${{ xp }} XP`}
          </span>
        </p>
        <p className="text-sm text-on-court-muted">{description}</p>
      </div>
      <button
        type="button"
        aria-label={t`Close: ${{ title }}`}
        onClick={close}
        onFocus={({ relatedTarget }) => {
          focusedBefore.current = relatedTarget;
          setFocused(true);
        }}
        onBlur={() => setFocused(false)}
        onKeyDown={(event) => {
          if (commandKey(event) === 'Escape') close();
        }}
        className="-m-2 grid size-10 shrink-0 place-items-center rounded-lg text-on-court-muted outline-on-court hover:text-on-court focus-visible:-outline-offset-4"
      >
        <X aria-hidden className="size-4" />
      </button>
      {stage !== 'complete' && (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-0.5 origin-left animate-[achievement-time_4s_linear_both] bg-accent motion-reduce:hidden"
          style={{ animationPlayState: isPaused ? 'paused' : 'running' }}
        />
      )}
    </section>
  );
}

/** The announcement for the live region. */
export function announcementSentence({ type, ids, xp }: Announcement): string {
  const { title, description } = achievements[type];
  const times = ids.length;
  return times > 1
    ? t`Achievement: ${{ title }}, ${{ times }} times. ${{ description }} ${{ xp }} XP.`
    : t`Achievement: ${{ title }}. ${{ description }} ${{ xp }} XP.`;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** True while the browser hides the page. */
function usePageHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden);
}
