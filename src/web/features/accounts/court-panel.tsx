// The court beside the sign-in form.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import { cn } from '#web/ui/class-names.ts';
import { LogoMark } from '#web/ui/layout/logo.tsx';
import { Court } from '#web/ui/padel/court.tsx';

/** Two pairs at the serve, in metres (see `Court`). */
const players = [
  { x: 2.4, y: 7.6, label: '1', tone: 'ball' },
  { x: 7.2, y: 2.6, label: '2', tone: 'ball' },
  { x: 16.4, y: 2.4, label: '3', tone: 'court' },
  { x: 16.8, y: 7.4, label: '4', tone: 'court' },
] as const;

/** The brand and what it does, on the deep blue of the court; the same in both themes. */
export function CourtPanel({ className }: { className?: string }) {
  return (
    <aside className={cn('bg-court text-on-court', className)}>
      <div className="sticky top-0 flex h-dvh flex-col overflow-hidden p-10">
        <a
          href="/"
          aria-label={t`${{ product: brand.name }} home`}
          className="flex w-fit items-center gap-2.5 rounded-lg outline-on-court"
        >
          <LogoMark className="size-9" />
          <span className="font-heading text-xl font-bold tracking-tight">{brand.name}</span>
        </a>
        <div className="my-auto grid gap-10 py-8">
          <div className="relative -mr-24">
            <Court players={players} />
            <Serve />
          </div>
          <div className="grid gap-3">
            <p className="max-w-[18ch] font-heading text-3xl leading-tight font-semibold tracking-tight">
              {t`See your game as a coach sees it`}
            </p>
            <p className="max-w-[44ch] text-on-court-muted">
              <Trans>
                Share a link to your match. A certified coach answers with notes at the right second, ratings for every
                skill and a level you can trust.
              </Trans>
            </p>
          </div>
        </div>
        <p className="text-sm text-on-court-muted">{brand.tagline}</p>
      </div>
    </aside>
  );
}

/** The serve into the box across, its bounce, and the ball on the way to the receiver; in the court's own metres. */
function Serve() {
  return (
    <svg aria-hidden viewBox="-0.5 -0.5 21 11" className="absolute inset-0 size-full">
      <path
        d="M3.1 7.2Q8.4 3.9 13.2 3.2M13.9 3.1Q14.7 2.9 15.1 2.75"
        fill="none"
        className="stroke-accent"
        strokeWidth="0.09"
        strokeDasharray="0.3 0.24"
        strokeLinecap="round"
      />
      <ellipse cx="13.55" cy="3.15" rx="0.24" ry="0.14" fill="none" className="stroke-accent" strokeWidth="0.07" />
      <circle cx="15.3" cy="2.7" r="0.22" className="fill-accent" />
    </svg>
  );
}
