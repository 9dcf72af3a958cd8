// The clips of a reel as a list: the current one, failed ones, and a press to go there.

import { t } from '@lingui/core/macro';
import type { ShownClip } from '#contract/publicity/reel-page.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { cn } from '#web/ui/class-names.ts';
import type { ReelPlayback } from '#web/ui/reel/reel-playback.ts';

interface ReelChaptersProps {
  clips: readonly ShownClip[];
  playback: ReelPlayback;
  state: ReturnType<ReelPlayback['getState']>;
}

/** Numbered, in order. */
export function ReelChapters({ clips, playback, state }: ReelChaptersProps) {
  return (
    <section aria-label={t`Clips`} className="min-w-0">
      <ol className="grid gap-1 lg:max-h-[26rem] lg:overflow-y-auto">
        {clips.map((clip, index) => {
          const isCurrent = index === state.index;
          const fault = state.skipped.get(index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a reel may show one stretch twice; its place is what it is
            <li key={index}>
              <button
                type="button"
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => playback.choose(index)}
                className={cn(
                  'grid w-full min-h-11 grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2 rounded-lg px-2.5 py-2 text-left text-sm transition-colors hover:bg-surface-sunken',
                  isCurrent && 'bg-primary-soft text-primary',
                )}
              >
                <span className="text-ink-muted tabular-nums">{index + 1}</span>
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-semibold" dir="auto" translate="no">
                    {clip.name}
                  </span>
                  {clip.caption && <span className="block text-ink-muted">{clip.caption}</span>}
                  {fault && <span className="block text-danger">{t`Left out: ${{ fault }}`}</span>}
                </span>
                <span translate="no" className="text-ink-muted tabular-nums">
                  {formatClockTime(clip.end - clip.start)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
