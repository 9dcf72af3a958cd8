// Badges: a word with a tone, and those whose words the domain decides.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Hourglass, Sparkles, Undo2, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { skillTier } from '#domain/skills/skills.ts';
import { type NoteType, statusBadge, type VideoStatus } from '#domain/videos/videos.ts';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { tierStyles } from '#web/ui/padel/tier-styles.ts';
import { type Withdrawn, WithdrawnWords } from '#web/ui/padel/withdrawn-words.tsx';
import { cn } from './class-names.ts';

const tones = {
  neutral: 'bg-surface-sunken text-ink-muted',
  primary: 'bg-primary-soft text-primary',
  success: 'bg-success-soft text-success',
  attention: 'bg-attention-soft text-attention',
  danger: 'bg-danger-soft text-danger',
  accent: 'bg-accent text-on-accent',
};
/** Colours of a badge; `accent` is for the one thing that matters on a screen. */
export type Tone = keyof typeof tones;

interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A short word about the thing beside it. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex w-fit items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      {/* In its own element, because page translation breaks bare text nodes in React. */}
      <span className="contents">{children}</span>
    </span>
  );
}

/** Beside the name of a junior, a player whom a guardian looks after. */
export function JuniorBadge({ player }: { player: { isJunior: boolean } }) {
  return player.isJunior && <Badge>{t`Junior`}</Badge>;
}

/** The tier of a rating (0–7): hue, shape and label. */
export function TierBadge({ rating, className }: { rating: number; className?: string }) {
  const tier = skillTier(rating);
  const look = tierStyles[tier.id];
  return (
    <Badge
      className={cn(look.soft, look.text, className)}
      icon={
        <svg aria-hidden viewBox="0 0 12 12" className="size-2.5! fill-current">
          <path d={look.shape} />
        </svg>
      }
    >
      {tier.label}
    </Badge>
  );
}

const statusLooks: Record<VideoStatus, { tone: Tone; icon: ReactNode }> = {
  Pending: { tone: 'attention', icon: <Hourglass aria-hidden /> },
  'AI-Analyzed': { tone: 'primary', icon: <Sparkles aria-hidden /> },
  Analyzed: { tone: 'success', icon: <UserCheck aria-hidden /> },
};

/** Where a video stands, in the words players know. */
export function VideoStatusBadge({ status }: { status: VideoStatus }) {
  return <Badge {...statusLooks[status]}>{statusBadge(status)}</Badge>;
}

/** What a coach's note is about. */
export function NoteTypeBadge({ type }: { type: NoteType }) {
  const { label, className, icon: Icon } = noteStyles[type];
  return (
    <Badge className={className} icon={<Icon aria-hidden />}>
      {label}
    </Badge>
  );
}

interface VerifiedBadgeProps {
  verified: boolean;
  /** Set when the level was verified and is not any more. */
  withdrawn: Withdrawn | null;
}

/** Whether a player's level is verified, withdrawn or not verified yet. */
export function VerifiedBadge({ verified, withdrawn }: VerifiedBadgeProps) {
  if (verified) {
    return (
      <Badge tone="accent" icon={<BadgeCheck aria-hidden />}>
        {brand.verifiedStamp}
      </Badge>
    );
  }
  if (withdrawn) {
    return (
      <Badge icon={<Undo2 aria-hidden />} className="rounded-xl text-left whitespace-normal">
        <span>
          <Trans>
            Withdrawn <WithdrawnWords {...withdrawn} />
          </Trans>
        </span>
      </Badge>
    );
  }
  return <Badge icon={<Hourglass aria-hidden />}>{t`Awaiting Coach Review`}</Badge>;
}
