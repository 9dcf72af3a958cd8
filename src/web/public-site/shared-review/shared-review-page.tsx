// What a player shares of a review. The build renders the page with placeholders; the server fills them in for each address.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Image } from 'lucide-react';
import { type SharedReviewPlaceholder, sharedReviewPlaceholder } from '#contract/reviews/shared-review-page.ts';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Court } from '#web/ui/padel/court.tsx';
import { SiteFooter } from '../parts/site-footer.tsx';
import { SiteHeader } from '../parts/site-header.tsx';

const value = sharedReviewPlaceholder;

/** Name, score and up to two notes, as the player chose; nothing else of them (docs/product.md#shared-reviews). */
export function SharedReviewPage() {
  return (
    <div className="flex min-h-dvh flex-col print:min-h-0">
      <SiteHeader />
      <main id="content" className="mx-auto grid w-full max-w-4xl grow content-start gap-6 px-4 py-8 sm:px-6 sm:py-12">
        <SharedScore />
        <Note kind="kind1" title="title1" comment="comment1" isShown="hasNote1" />
        <Note kind="kind2" title="title2" comment="comment2" isShown="hasNote2" />
        <div className="flex flex-wrap gap-3 print:hidden">
          <a href={pageAddress('/')} className={buttonStyles()}>
            {t`Get your match reviewed`}
          </a>
          <a
            href={`/shared-review/${value('code')}/review.png`}
            download
            className={buttonStyles({ variant: 'secondary' })}
          >
            <Image aria-hidden />
            {t`Download picture`}
          </a>
        </div>
        <section className="max-w-[68ch] text-ink-muted">
          <h2 className="text-lg text-ink">{t`About this page`}</h2>
          <p className="mt-2">
            {t`A certified coach watched a match or training session on video and wrote a review. The player chose what to share of it here; the video and the rest of the review stay private.`}
          </p>
          <p className="mt-3 print:hidden">
            <Trans>
              Something wrong with this page?{' '}
              <a
                href={`/takedown?page=/shared-review/${value('code')}`}
                className="inline-block py-1 text-primary underline underline-offset-4"
              >
                Ask us to take it down
              </a>
            </Trans>
          </p>
        </section>
      </main>
      <div className="print:hidden">
        <SiteFooter />
      </div>
    </div>
  );
}

/** Who was reviewed and when, and the overall score. */
function SharedScore() {
  return (
    <article className="relative isolate grid gap-8 overflow-hidden rounded-2xl bg-court p-6 text-on-court shadow-raised [print-color-adjust:exact] sm:p-10 print:break-inside-avoid print:shadow-none">
      <Court className="absolute -top-1/2 left-[52%] -z-10 w-[125%] opacity-25" />
      <div className="grid min-w-0 gap-1">
        <p className="text-on-court-muted">{t`Padel review · ${{ month: value('month') }}`}</p>
        <h1
          translate="no"
          dir="auto"
          className="text-[clamp(1.75rem,6vw,3rem)] leading-tight font-bold tracking-[-0.02em] wrap-anywhere"
        >
          {value('name')}
        </h1>
      </div>
      <div data-shown={value('hasScore')} className="grid gap-4 data-[shown=no]:hidden">
        <p className="flex flex-wrap items-end gap-x-4 gap-y-1">
          <span className="font-heading text-[clamp(4rem,14vw,6rem)] leading-[0.85] font-bold tracking-tight">
            {value('score')}
          </span>
          <span className="grid leading-snug">
            <span className="text-on-court-muted">{t`of ${{ max: oneDecimal(ratingScale.max) }}`}</span>
            <span className="text-lg font-semibold">{t`Overall score`}</span>
          </span>
        </p>
        <div aria-hidden className="h-2.5 max-w-md rounded-full bg-court-line">
          <div className="h-full rounded-full bg-accent" style={{ width: `${value('barPercent')}%` }} />
        </div>
      </div>
    </article>
  );
}

interface NoteProps {
  kind: SharedReviewPlaceholder;
  title: SharedReviewPlaceholder;
  comment: SharedReviewPlaceholder;
  isShown: SharedReviewPlaceholder;
}

/** A note of the coach; one without a title has what it is about as its heading alone. */
function Note({ kind, title, comment, isShown }: NoteProps) {
  return (
    <div data-shown={value(isShown)} className="data-[shown=no]:hidden">
      <Card as="article" className="relative grid gap-2 overflow-hidden print:break-inside-avoid">
        <span aria-hidden className="absolute inset-y-0 left-0 w-1 bg-primary" />
        <h2 className="grid gap-0.5 text-lg wrap-anywhere" dir="auto">
          <span className="font-sans text-sm font-semibold text-ink-muted">{value(kind)}</span>
          <span className="empty:hidden">{value(title)}</span>
        </h2>
        <p className="max-w-[70ch] whitespace-pre-line wrap-anywhere empty:hidden" dir="auto">
          {value(comment)}
        </p>
      </Card>
    </div>
  );
}
