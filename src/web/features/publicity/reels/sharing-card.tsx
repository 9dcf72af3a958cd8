// The public page of a reel: its switches and link.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { Reel } from '#contract/publicity/reels.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { LinkToCopy } from '#web/ui/fields/link-to-copy.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { PostLink } from '../post-link.tsx';

/** Switches save at once. Shows how many clips are public. */
export function SharingCard({ reel, shown }: { reel: Reel; shown: { public: number; all: number } }) {
  const queryClient = useQueryClient();
  const share = useCall(endpoints.shareReel, {
    onSuccess: (changed) =>
      queryClient.setQueryData(query(endpoints.getReel, { params: { reelId: reel.id } }).queryKey, changed),
    onError: (error) => failureToast(t`Sharing was not changed`, error, t`Please try again.`),
  });
  const { isPublic, isListed } = share.isPending ? share.variables.body : reel;
  const decide = (change: { isPublic?: boolean; isListed?: boolean }) =>
    share.mutate({ params: { reelId: reel.id }, body: { isPublic, isListed, ...change } });
  const path = files.reelPage.path.replace('{code}', reel.code);
  const link = window.location.origin + path;
  return (
    <Card as="section">
      <CardTitle>{t`Public page`}</CardTitle>
      <div className="grid gap-5">
        <Switch
          label={t`Public`}
          help={t`Anyone with the link can watch the ${{ visible: shown.public }} of ${{ total: shown.all }} clips whose players have agreed.`}
          checked={isPublic}
          onCheckedChange={(next) => decide({ isPublic: next })}
        />
        <Switch
          label={t`Show in search engines`}
          help={t`When this is off, we ask search engines not to list the page.`}
          checked={isListed}
          disabled={!isPublic}
          onCheckedChange={(next) => decide({ isListed: next })}
        />
        {reel.isTakenDown && (
          <p className="text-sm text-attention">
            {t`An administrator has taken this page down, so visitors cannot see it.`}
          </p>
        )}
        {isPublic && !reel.isTakenDown && (
          <div className="grid gap-3">
            <LinkToCopy label={t`Link to the reel`} link={link} />
            {shown.public === 0 && (
              <p className="text-sm text-attention">{t`No player in it has agreed yet, so the page is not online.`}</p>
            )}
            {shown.public > 0 && (
              <div className="flex flex-wrap gap-2">
                <a
                  href={path}
                  target="_blank"
                  rel="noopener"
                  className={buttonStyles({ variant: 'secondary', size: 'sm', className: 'w-fit' })}
                >
                  <ExternalLink aria-hidden />
                  <Trans>
                    Open the page<span className="sr-only"> (opens in a new tab)</span>
                  </Trans>
                </a>
                <PostLink kind="reel" id={reel.id} />
              </div>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
