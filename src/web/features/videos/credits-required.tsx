// Why a direct player without credits cannot add a video, and what to do.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '#brand';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Card } from '#web/ui/layout/card.tsx';

/** The warning about missing credits, with ways to get one (docs/product.md#credits). */
export function CreditsRequired() {
  const { mayBuy } = useCurrentUser();
  return (
    <Card as="section" className="flex gap-4 border-attention/40 bg-attention-soft shadow-none">
      <Ticket aria-hidden className="mt-0.5 size-6 shrink-0 text-attention" />
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h2 className="text-base">{t`Analysis Credits Required`}</h2>
          <p className="max-w-[70ch] text-sm">
            {t`You need analysis credits to upload videos for coach review. Purchase credits or join a club for special pricing.`}
          </p>
        </div>
        <div className="grid gap-x-8 gap-y-3 text-sm md:grid-cols-2">
          <Way title={t`Purchase credits`}>
            <span>{t`One credit pays for one review.`}</span>{' '}
            {mayBuy ? (
              <span>
                <Trans>
                  <Link to="/subscription" className="font-medium underline underline-offset-4">
                    Buy credits
                  </Link>{' '}
                  one by one, in packages, or with a subscription.
                </Trans>
              </span>
            ) : (
              <span>{t`You can’t buy credits here yet, because payments aren’t set up.`}</span>
            )}
          </Way>
          <Way title={t`Join a club`}>
            <Trans>
              Clubs pay for their members’ reviews. Ask the manager for the invitation link, which is for new accounts
              and ends in the club’s code. To move this account into the club, send the code to <SupportAddress />.
            </Trans>
          </Way>
        </div>
      </div>
    </Card>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <h3 className="text-sm">{title}</h3>
      <p className="max-w-[60ch]">{children}</p>
    </div>
  );
}

function SupportAddress() {
  const subject = t`Joining a club`;
  return (
    <a
      href={`mailto:${brand.supportMail}?subject=${encodeURIComponent(subject)}`}
      className="font-medium underline underline-offset-4"
    >
      {brand.supportMail}
    </a>
  );
}
