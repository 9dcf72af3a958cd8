// The action cards of the player's dashboard.

import { t } from '@lingui/core/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowRight, Ticket, TrendingUp, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { mayUploadVideo } from '#domain/people/permissions.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { cn } from '#web/ui/class-names.ts';

/** Adding a video is the main action, as long as the player has a credit. */
export function ActionCards() {
  const user = useCurrentUser();
  const mayAdd = mayUploadVideo(user).allowed;
  return (
    <div
      className={cn(
        'grid gap-3 sm:grid-cols-2 sm:gap-4',
        offersBuying(user) && 'sm:max-lg:*:first:col-span-2 lg:grid-cols-[4fr_3fr_3fr]',
      )}
    >
      <ActionCard
        to="/player/videos"
        search={mayAdd ? { add: true } : undefined}
        title={t`Upload New Video`}
        text={
          mayAdd
            ? t`Paste a YouTube or Matchi.tv link. Once a coach has it, the review takes ${{ hours: reviewHours }} hours, or 24 for a Matchi recording.`
            : t`You need a credit to send a video. Get one.`
        }
        icon={<Upload aria-hidden />}
        isMain={mayAdd}
      />
      <ActionCard
        to="/progress"
        title={t`View Progress`}
        text={t`Your ratings over time, and how far the next level is.`}
        icon={<TrendingUp aria-hidden />}
      />
      {offersBuying(user) && (
        <ActionCard
          to="/subscription"
          title={t`Subscribe or Buy Credits`}
          text={t`Message your coaches and buy review credits.`}
          icon={<Ticket aria-hidden />}
        />
      )}
    </div>
  );
}

/**
 * Whether to show the third card (docs/product.md#credits): for everyone except club members with two or more credits, and never where
 * nothing can be bought.
 */
function offersBuying({ accessType, analysisCreditsRemaining, mayBuy }: CurrentUser): boolean {
  return mayBuy && (accessType !== 'club' || analysisCreditsRemaining < 2);
}

/** Word joiners keep the range on one line. */
const reviewHours = '24\u2060–\u206048';

interface ActionCardProps {
  to: LinkProps['to'];
  search?: LinkProps['search'];
  title: string;
  text: string;
  icon: ReactNode;
  /** Whether it is the main action. */
  isMain?: boolean;
}

function ActionCard({ to, search, title, text, icon, isMain = false }: ActionCardProps) {
  return (
    <section
      className={cn(
        'group relative flex items-center gap-4 rounded-xl border p-4 shadow-raised transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isMain ? 'border-transparent bg-court text-on-court' : 'bg-surface-raised hover:border-line-strong',
      )}
    >
      <span
        className={cn(
          'grid size-11 shrink-0 place-items-center rounded-full [&_svg]:size-5.5',
          isMain ? 'bg-accent text-on-accent' : 'bg-primary-soft text-primary',
        )}
      >
        {icon}
      </span>
      <div className="grid min-w-0 grow gap-1">
        <h2 className="text-base sm:text-lg lg:text-base">
          {/* The link covers the whole card. */}
          <Link to={to} search={search} className="outline-none after:absolute after:inset-0 after:rounded-xl">
            {title}
          </Link>
        </h2>
        <p className={cn('max-w-[48ch] text-sm', isMain ? 'text-on-court-muted' : 'text-ink-muted max-sm:hidden')}>
          {text}
        </p>
      </div>
      <ArrowRight
        aria-hidden
        className="size-5 shrink-0 transition-transform group-hover:translate-x-0.5 motion-reduce:transition-none"
      />
    </section>
  );
}
