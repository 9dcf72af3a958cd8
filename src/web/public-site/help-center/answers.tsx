// The texts of the questions and answers.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { numberText } from '#domain/round-to.ts';
import {
  ratingScale,
  skillCategories,
  skillCategoryLabel,
  skillCategoryNames,
  skillLabel,
  skillNames,
  skillTiers,
} from '#domain/skills/skills.ts';
import { TierBadge } from '#web/ui/badge.tsx';

const product = brand.name;

/** What people ask, most asked first. The facts are those of docs/product.md. */
export const answers = (): readonly { question: string; answer: ReactNode }[] => [
  {
    question: t`Can I upload a video file?`,
    answer: (
      <p>
        {t`No. ${{ product: brand.name }} works with links: you share a YouTube or Matchi.tv link, and the video stays where it is. You don’t have to worry about file formats or sizes.`}
      </p>
    ),
  },
  {
    question: t`Which links work?`,
    answer: (
      <p>
        {t`YouTube links, and Matchi.tv links of the form matchi.tv/watch?s=… On YouTube, set the visibility to “Unlisted”: only people with the link can watch, and that includes your coach. A private video won’t work. If you sent the wrong link, open “Details” of the video in My Videos to replace it, edit the details or withdraw the video.`}
      </p>
    ),
  },
  {
    question: t`How long does an analysis take?`,
    answer: (
      <p>
        {t`24–48 hours once a coach has your video, and up to 24 hours for a Matchi recording. Open the video in My Videos to see who reviews it and by when. We’ll let you know when it’s ready.`}
      </p>
    ),
  },
  { question: t`Which skills does the coach rate?`, answer: <SkillList /> },
  { question: t`What do the four rating levels mean?`, answer: <TierList /> },
  {
    question: t`Are the levels official?`,
    answer: (
      <p>
        {t`No. They are ${{ product: brand.name }}’s own levels, shown on the scale that players in your country use, and are not issued by a federation. On scales that we work out ourselves they read “about”. “${{ stamp: brand.verifiedStamp }}” means that a certified coach has approved the level.`}
      </p>
    ),
  },
  {
    question: t`Why did my level move?`,
    answer: (
      <p>
        <Trans>
          On <a href="/progress">your progress page</a>, press “Why did my level move?”. You see your level with the
          range it lies in, and for each match what was rated, what that counts as, and the moments that surprised us.
          How it all works is on <a href={pageAddress('/method')}>How levels are measured</a>.
        </Trans>
      </p>
    ),
  },
  {
    question: t`How do I check someone’s badge?`,
    answer: (
      <p>
        <Trans>
          On the page <a href={pageAddress('/verify')}>Check a badge</a>: choose the picture or the file, or paste the
          text. It says whether the badge is unchanged, who issued it, and whether it is in force. Players download
          theirs under Privacy in the profile.
        </Trans>
      </p>
    ),
  },
  {
    question: t`What are analysis credits?`,
    answer: (
      <p>
        {t`If you are not in a club, each video takes one analysis credit. The first is on us when your account is approved. You can buy more under Subscription, singly or in packs, or get some each month with a subscription. Club members don’t need credits. If you withdraw a video before a coach starts the review, you get the credit back.`}
      </p>
    ),
  },
  {
    question: t`How do I write to my coach?`,
    answer: (
      <p>
        {t`Under My Coaches, once you’re connected. You need a subscription: Premium has 20 messages a month, Pro 100. Your coach’s replies are free.`}
      </p>
    ),
  },
  {
    question: t`Can I ask for a training session?`,
    answer: (
      <p>
        {t`Club members can. Choose “Ask for a session” under My Training Sessions or My Coaches, and say what you want to work on, which days suit you and how long you want. Your coach books a session, or tells you why not.`}
      </p>
    ),
  },
  {
    question: t`Can I join a session of my club?`,
    answer: (
      <p>
        {t`If a coach has opened it to members: it appears under Open sessions on My Training Sessions. Take a free place, or join the waiting list. We keep a free place for the first in line for 12 hours and notify them; in the last 2 hours before the start it goes to the first who takes it. The coach sees your name, your answer and whether you came, nothing else.`}
      </p>
    ),
  },
  {
    question: t`How do I find out what’s new?`,
    answer: (
      <p>
        {t`Through the bell, by email, and through notifications on your phone or computer if you switch them on under My Profile. You can switch off each kind of email and each device there. Emails also have an unsubscribe link.`}
      </p>
    ),
  },
  {
    question: t`Who is Smashy?`,
    answer: (
      <p>
        {t`Your assistant, behind the button at the bottom of every screen. Smashy answers questions about padel, about using ${{ product: brand.name }}, and about your own published reviews. It doesn’t replace your coach, and tells you when it doesn’t know.`}
      </p>
    ),
  },
  {
    question: t`What do club members get?`,
    answer: (
      <p>
        {t`Everything other players get, plus goals and training sessions set by their coach. And they don’t need credits for their videos.`}
      </p>
    ),
  },
  {
    question: t`Who can see my data?`,
    answer: (
      <p>
        <Trans>
          Only coaches who are directly connected to you can access your data. If you belong to a club, its managers see
          members’ names, levels, videos and published reviews, and its coaches may take on your videos. Administrators
          see what they need to run the service, and whenever one views {product} as you, it is recorded. Read more in
          the <a href={pageAddress('/privacy-policy')}>privacy policy</a>.
        </Trans>
      </p>
    ),
  },
  {
    question: t`How do I protect my account?`,
    answer: (
      <p>
        {t`Set up a second factor in your profile, under Security: a passkey (your fingerprint, your face or your device’s PIN) or an authenticator app. It protects your account even if someone knows your password. Keep the ten recovery codes that come with it: each lets you sign in once if you lose your phone. If you lose those too, write to us.`}
      </p>
    ),
  },
  {
    question: t`Can I share a review?`,
    answer: (
      <p>
        <Trans>
          Yes. Open the review under <a href="/player/videos">My Videos</a>, choose Share and turn on its public page.
          You choose whether it shows your overall score, up to two notes and how your name appears; you get a link and
          a picture. The video and the rest of the review stay private. Turn the page off and it’s gone at once.
        </Trans>
      </p>
    ),
  },
  {
    question: t`Can my club show me in public?`,
    answer: (
      <p>
        <Trans>
          Only if you say yes. In your <a href="/player/profile?tab=privacy">profile, under Privacy</a>, you decide
          whether your club may show you in its reels, awards and posts, and under which name. For a card about you we
          ask you again. You can say no at any time, and it takes effect at once. Anyone who appears on a public page
          can <a href="/takedown">request its removal</a>, even without an account.
        </Trans>
      </p>
    ),
  },
  {
    question: t`Can my child use Pala?`,
    answer: (
      <p>
        <Trans>
          Your child’s club asks you by email, and you accept under <a href="/family">My family</a>. A junior has no
          sign-in: you use Pala for your child, agree to each video, and get a copy of every message from a coach. Once
          grown, your child can take over the account.
        </Trans>
      </p>
    ),
  },
  {
    question: t`Do all coaches rate alike?`,
    answer: (
      <p>
        {t`Coaches rate with the same descriptions of each level. Administrators also keep short reference clips with agreed ratings. Every coach rates them once a season without seeing these, and then learns how strictly they rate.`}
      </p>
    ),
  },
  {
    question: t`I manage a club. Where do I start?`,
    answer: (
      <p>
        <Trans>
          Share the invitation link on your <a href="/club/dashboard">dashboard</a>, or import a{' '}
          <a href="/club/import">CSV of your players</a> from any spreadsheet or membership system. Invite your coaches
          under Coaches, and give them members under Players, one by one, many at once or as a group. Reports show how
          active your members are and who is improving. Under <a href="/club/messages">Messages</a> you write to all
          members, a group, or people who haven’t answered your invitation. Film one evening, and one of your coaches
          gives everyone who played a verified level under <a href="/club/ranking-evenings">Ranking Evenings</a>. Under
          Content you make highlight reels, player spotlights, seasonal awards and social media posts.
        </Trans>
      </p>
    ),
  },
  {
    question: t`Can I install ${{ product: brand.name }} on my phone?`,
    answer: (
      <p>
        {t`Yes. Choose “Install” or “Add to Home Screen” in your browser’s menu. It needs a connection. If you’re a coach and lose it, the review you’re writing stays on your device.`}
      </p>
    ),
  },
];

/** The skills by group, and the overall rating that makes them eleven. */
function SkillList() {
  return (
    <>
      <p>{t`${{ count: skillNames.length }} ratings from 0 to 7: one overall and ten skills in three groups.`}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {skillCategoryNames.map((category) => (
          <div key={category} className="contents">
            <dt className="font-semibold text-ink">{skillCategoryLabel(category)}</dt>
            <dd className="max-sm:mb-2">{skillCategories[category].map(skillLabel).join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{t`If the video doesn’t show a skill, the coach may leave it unrated.`}</p>
    </>
  );
}

/** Each level with its badge and range. */
function TierList() {
  return (
    <>
      <p>{t`Every rating falls into one of ${{ count: skillTiers.length }} levels:`}</p>
      <ul className="mt-3 grid gap-2">
        {skillTiers.map(({ id, from }, index) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TierBadge rating={from} />
            {rangeOf(from, skillTiers[index + 1]?.from)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Includes the lower bound but not the upper one. */
function rangeOf(from: number, next: number | undefined): string {
  const lowest = numberText(from);
  if (next === undefined) return t`${{ from: lowest }} and up, to ${{ max: ratingScale.max }}`;
  const end = numberText(next);
  return from === 0 ? t`below ${{ next: end }}` : t`${{ from: lowest }} to under ${{ next: end }}`;
}
