// The hero of the landing page.

import { t } from '@lingui/core/macro';
import { brand } from '#domain/brand.ts';
import { ReviewVignette } from '../vignettes/review-vignette.tsx';
import { CreateAccountLink, LogInLink } from './entry-links.tsx';

const facts = () => [
  { figure: '11', label: t`skills rated by a coach` },
  { figure: '4', label: t`rating levels, Entry Level to Advanced` },
  { figure: t`24–48 h`, label: t`once a coach has your video` },
];

/** The promise, links to register and log in, an example review, and three figures divided by court lines. */
export function Hero() {
  return (
    <div className="bg-court pt-20 text-on-court [--color-focus:var(--color-on-court)]">
      <div className="mx-auto grid max-w-300 grid-cols-2 items-center gap-10 px-6 pt-8 pb-14 xl:gap-16">
        <div>
          <p className="mb-5 font-medium text-on-court-muted">{brand.tagline}</p>
          <h1 className="text-[clamp(3.25rem,5.6vw,5rem)] leading-[0.96] font-extrabold tracking-[-0.035em]">
            {t`See your padel the way a coach does.`}
          </h1>
          <p className="mt-7 max-w-[44ch] text-lg text-on-court-muted">
            {t`Share a video link of your match. A certified coach reviews it, with notes at the exact second, ratings in 11 skills, and a level you can stand behind.`}
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <CreateAccountLink />
            <LogInLink />
          </div>
        </div>
        <ReviewVignette />
      </div>
      <div className="border-t-2 border-court-line">
        <dl className="mx-auto grid max-w-300 grid-cols-3 px-6">
          {facts().map(({ figure, label }) => (
            <div
              key={figure}
              className="flex flex-col-reverse justify-end gap-1 py-9 not-first:border-l-2 not-first:border-court-line not-first:pl-8"
            >
              <dt className="text-on-court-muted">{label}</dt>
              <dd className="font-heading text-[2.75rem] leading-none font-bold tracking-[-0.02em]">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
