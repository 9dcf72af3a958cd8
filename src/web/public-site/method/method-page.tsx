// The page on how levels are measured. The build renders it with placeholders; the server fills in this installation's figures.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { methodPlaceholder } from '#contract/levels/method-page.ts';
import { brand } from '#domain/brand.ts';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { localeInForce } from '#domain/language/say.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Prose } from '../parts/prose.tsx';
import { SiteFooter } from '../parts/site-footer.tsx';
import { SiteHeader } from '../parts/site-header.tsx';

/** What a level is, how it is computed, and how good that is (docs/product.md#level-model). */
export function MethodPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" className="mx-auto grid w-full max-w-3xl grow content-start gap-8 px-4 py-8 sm:px-6 sm:py-12">
        <header className="grid gap-2">
          <h1 className="text-2xl sm:text-3xl">{t`How levels are measured`}</h1>
          <p className="max-w-[68ch] text-ink-muted">
            {t`A level should not depend on which coach you meet. This page says how ${{ product: brand.name }} measures one, how certain it is, and how we know.`}
          </p>
        </header>

        <Section title={t`What a level is`}>
          <p>
            {t`Certified coaches review matches on video and rate up to eleven skills from 0 to 7. The measured level is our best estimate of how well a player plays, from all of their published reviews. It comes with a range, such as “4.0, between 3.8 and 4.3”: in 95 of 100 cases the truth lies within it.`}
          </p>
          <p>
            {t`A measured level is not a verified one. A verified level is a decision: a certified coach has looked at the player’s matches and put their name to it.`}
          </p>
        </Section>

        <Section title={t`How it is computed`}>
          <p>{t`We take every rating to be the sum of three things:`}</p>
          <Formula>{t`rating = ability + coach + chance`}</Formula>
          <ul>
            <li>
              <Trans>
                <strong>Ability</strong> is how well the player plays a skill on the day of the match. It changes with
                time.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>Coach</strong> is how much higher or lower this coach rates than others. We find it from players
                whom several coaches have rated, and from clips that all of them rate. It stays private.
              </Trans>
            </li>
            <li>
              <Trans>
                <strong>Chance</strong> is everything else: the form of the day, the opponents, the moment the coach
                saw.
              </Trans>
            </li>
          </ul>
          <p>
            {t`The three are estimated together from all published ratings (a linear mixed model, fitted by restricted maximum likelihood). A coach with few reviews is taken to be close to average until there is more to go on. Then each match moves the level a step towards what its rating counts as:`}
          </p>
          <Formula>{t`new level = old level + weight × (rating − coach − old level)`}</Formula>
          <p>
            {t`The weight is between 0 and 1. It is large while we know little of a player, or after a long pause, and small once many matches agree (a Kalman filter). So a good rating can still lower a level, if even more was expected. Players read the reason for each step under “Why did my level move?”.`}
          </p>
        </Section>

        <Section title={t`Coaches who can’t be compared`}>
          <p>
            {t`Coaches can be compared if they have rated the same players or the same reference clips, or if other coaches connect them: Anna and Bo share a player, Bo and Carla another. Coaches connected in this way form a group. Nothing shows whether one group’s coaches rate higher than another’s, so levels in different groups may differ by as much as coaches usually do. The range of a level includes that. A coach who shares neither is taken as they are, and their players’ ranges are wider.`}
          </p>
        </Section>

        <Section title={t`How certain a level is`}>
          <p>
            {t`The range becomes narrower with each review, most of all by another coach: one coach’s reviews all share that coach’s way of rating. Without new matches it grows again, as people improve or lose their touch. A verified level asks for a re-check after a year.`}
          </p>
        </Section>

        <Section title={t`How good the method is`}>
          <p>
            {t`No one knows the true level of a real player. So we made up 1,000 federations of 5 to 40 coaches, whose truth we know, let the method see only the ratings, and compared.`}
          </p>
          <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-[7rem_1fr]">
            <Result
              figure={percent(0.952)}
            >{t`of players have their true level within the range. It should be 95%.`}</Result>
            <Result figure={percent(0.49)}>
              {t`smaller errors than without comparing coaches, if coaches are severe and lenient (a standard deviation of 0.5 points).`}
            </Result>
            <Result figure={percent(0.32)}>
              {t`smaller errors in a mix of federations, some with alike and some with very different coaches.`}
            </Result>
            <Result figure={percent(0.01)}>
              {t`larger errors if all coaches rate exactly alike: the price of looking for a difference that isn’t there.`}
            </Result>
          </dl>
          <p>{t`On published data, the method agrees with the statistics program R (package lme4) to three digits.`}</p>
        </Section>

        <Card as="section">
          <h2 className="text-lg">{t`Here, today`}</h2>
          <div className="mt-2 grid gap-2">
            <p>{methodPlaceholder('computed')}</p>
            <p>{methodPlaceholder('precision')}</p>
          </div>
        </Card>

        <Section title={t`What it doesn’t know`}>
          <p>
            {t`The method sees ratings, not matches. It can’t notice a mistake that all coaches make alike, and it knows nothing of results, age or ranking. Levels are ${{ product: brand.name }}’s own and not issued by a federation.`}
          </p>
          <p>
            <Trans>
              Were you given a level as a badge? <a href={pageAddress('/verify')}>Check the badge</a>. More questions
              are answered in the <a href={pageAddress('/help-center')}>Help Center</a>.
            </Trans>
          </p>
        </Section>
      </main>
      <SiteFooter />
    </div>
  );
}

const percent = (share: number) =>
  new Intl.NumberFormat(localeInForce(), { style: 'percent', maximumFractionDigits: 1 }).format(share);

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <Prose>{children}</Prose>
    </section>
  );
}

function Formula({ children }: { children: string }) {
  return (
    <p translate="no" className="overflow-x-auto rounded-lg bg-surface-sunken px-4 py-3 font-mono text-sm leading-6">
      {children}
    </p>
  );
}

function Result({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-heading text-xl font-semibold">{figure}</dt>
      <dd>{children}</dd>
    </div>
  );
}
