// The public page of a highlight reel. The build renders it with placeholders; the server fills them in for each address.

import { Trans } from '@lingui/react/macro';
import { reelPlaceholder } from '#contract/publicity/reel-page.ts';
import { SiteFooter } from '../parts/site-footer.tsx';
import { SiteHeader } from '../parts/site-header.tsx';

/** Title, club and player, which a script loads. Without JavaScript the clips are a list of links. */
export function ReelPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" className="mx-auto grid w-full max-w-300 grow content-start gap-6 px-4 py-6 sm:px-6 sm:py-10">
        <header className="grid gap-1">
          <p className="text-sm font-semibold text-ink-muted" dir="auto" translate="no">
            {reelPlaceholder('club')}
          </p>
          <h1 className="text-2xl wrap-anywhere sm:text-3xl" dir="auto">
            {reelPlaceholder('title')}
          </h1>
          <p className="text-ink-muted">{reelPlaceholder('size')}</p>
        </header>
        <div data-reel={reelPlaceholder('reel')} className="min-h-[56.25vw] lg:min-h-[26rem]" />
        <noscript>
          <p className="whitespace-pre-line wrap-anywhere">{reelPlaceholder('list')}</p>
        </noscript>
        <p className="max-w-[70ch] text-sm text-ink-muted">
          <Trans>
            The videos stay on YouTube, which only knows you’re watching once you press play. Don’t want to be in this
            reel?{' '}
            <a
              href={`/takedown?page=/reel/${reelPlaceholder('code')}`}
              className="inline-block py-1 text-primary underline underline-offset-4"
            >
              Ask us to take it down
            </a>
          </Trans>
        </p>
      </main>
      <SiteFooter />
    </div>
  );
}
