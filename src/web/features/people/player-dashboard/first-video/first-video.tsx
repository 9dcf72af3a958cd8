// The dashboard of a player without a video: send the first one, see what a review looks like, find a coach.

import { msg, plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Handshake } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { say } from '#domain/language/say.ts';
import { mayUploadVideo } from '#domain/people/permissions.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { SampleReviewButton } from '#web/features/reviews/shared/sample-review/sample-review-button.tsx';
import { examplePlayers } from '#web/lib/example-review.ts';
import { loadForm } from '#web/lib/forms/late-form.ts';
import { query } from '#web/lib/http/api.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Court } from '#web/ui/padel/court.tsx';

const FirstLink = lateComponent(
  () => loadForm(() => import('./first-link.tsx').then((part) => part.FirstLink)),
  <Skeleton className="h-23 rounded-lg" />,
);

export interface FirstVideoProps {
  user: CurrentUser;
}

export function FirstVideo({ user }: FirstVideoProps) {
  return (
    <>
      <Card as="section" className="grid gap-x-10 gap-y-6 sm:p-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-center gap-5">
          {mayUploadVideo(user).allowed ? <Send user={user} /> : <NoCredit user={user} />}
        </div>
        <Steps />
      </Card>
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Sample />
        <FindCoach />
      </div>
    </>
  );
}

/** The field for the link, and what the review costs. */
function Send({ user }: { user: CurrentUser }) {
  const { data, isLoading } = useQuery({ ...query(endpoints.getPaymentStatus), enabled: !isClubMember(user) });
  if (isLoading) return <Skeleton className="h-52 rounded-lg" />;
  return (
    <>
      <Heading title={data?.hasWelcomeCredit ? t`Your first review is on us` : t`Send your first video`}>
        {costOf(user)} {t`Paste the link to a match or training session.`}
      </Heading>
      <FirstLink />
    </>
  );
}

/** What the first review takes, in a sentence. */
function costOf(user: CurrentUser): string {
  if (isClubMember(user)) return t`Your club covers the review.`;
  const left = user.analysisCreditsRemaining;
  return plural(
    { count: left },
    { one: 'You have # credit, which pays for one review.', other: 'You have # credits, each for one review.' },
  );
}

/** For direct players without a credit. */
function NoCredit({ user }: { user: CurrentUser }) {
  return (
    <>
      <Heading title={t`Send your first video`}>
        {t`You need a credit to send a video. One credit pays for one review; clubs pay for their members.`}
      </Heading>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {user.mayBuy && (
          <Link to="/subscription" className={buttonStyles()}>
            {t`Subscribe or Buy Credits`}
          </Link>
        )}
        <Link to="/player/videos" className={buttonStyles({ variant: 'secondary' })}>
          {t`How to get a credit`}
        </Link>
      </div>
    </>
  );
}

function Heading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <h2 className="text-xl sm:text-2xl">{title}</h2>
      <p className="max-w-[60ch] text-ink-muted">{children}</p>
    </div>
  );
}

const steps = [
  [msg`Send a link`, msg`A YouTube or Matchi.tv recording. You can add what your coach should look at.`],
  // Word joiners keep the range of hours on one line.
  [
    msg`A coach reviews it`,
    msg`Once a coach has it, the review takes ${{ hours: '24\u2060–\u206048' }} hours, or 24 for a Matchi recording.`,
  ],
  [msg`Train what counts`, msg`You get notes at the moments that matter, ratings, and what to work on first.`],
] as const;

function Steps() {
  return (
    <section className="grid content-start gap-4 rounded-lg bg-primary-soft p-4 sm:p-5">
      <h3>
        <Link
          to="/player/videos"
          className="inline-flex min-h-6 items-center gap-1.5 text-primary underline-offset-4 hover:underline"
        >
          {t`Start Your Journey`}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </h3>
      <ol className="grid gap-4">
        {steps.map(([name, text], index) => (
          <li key={name.id} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent font-heading text-sm font-semibold text-on-accent"
            >
              {index + 1}
            </span>
            <span className="grid gap-0.5">
              <span className="font-semibold">{say(name)}</span>
              <span className="text-sm">{say(text)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sample() {
  return (
    <Card as="section" className="flex items-center gap-6">
      <Court players={examplePlayers} className="w-48 shrink-0 rounded-lg max-sm:hidden" />
      <div className="grid gap-3">
        <div className="grid gap-1">
          <h2 className="text-lg">{t`See what you get`}</h2>
          <p className="max-w-[48ch] text-ink-muted">
            {t`An example review: a coach’s notes, ratings of each skill, and two things to work on with a drill each.`}
          </p>
        </div>
        <SampleReviewButton />
      </div>
    </Card>
  );
}

function FindCoach() {
  return (
    <Card as="section" className="grid content-start gap-3">
      <div className="grid gap-1">
        <h2 className="text-lg">{t`Your coach`}</h2>
        <p className="max-w-[48ch] text-ink-muted">
          {t`Send a request to a coach you choose. Until then we assign the next available coach.`}
        </p>
      </div>
      <Link to="/my-coaches/find" className={`${buttonStyles({ variant: 'secondary' })} justify-self-start`}>
        <Handshake aria-hidden />
        {t`Find a coach`}
      </Link>
    </Card>
  );
}
