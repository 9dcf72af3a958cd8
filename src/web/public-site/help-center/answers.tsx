// The texts of the questions and answers.

import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { SkillList } from './skill-list.tsx';
import { TierList } from './tier-list.tsx';

/** What people ask, most asked first. The facts are those of docs/product.md. */
export const answers: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'Can I upload a video file?',
    answer: (
      <p>
        No. {brand.name} works with links: you share a YouTube or Matchi.tv link, and the video stays where it is. So no
        file format and no file size can be wrong.
      </p>
    ),
  },
  {
    question: 'Which links work?',
    answer: (
      <p>
        YouTube links and Matchi.tv links of the form matchi.tv/watch?s=… On YouTube, set the visibility to “Unlisted”:
        then only people who have the link can watch, and your coach can too. A private video will not work. If you sent
        the wrong link, open “Details” of the video in My Videos: there you can replace it, correct what you sent, or
        withdraw the video.
      </p>
    ),
  },
  {
    question: 'How long does an analysis take?',
    answer: (
      <p>
        24–48 hours once a coach has your video, and up to 24 hours for a Matchi recording. Open the video in My Videos
        to see who reviews it and by when. We let you know when it is ready.
      </p>
    ),
  },
  { question: 'Which skills does the coach rate?', answer: <SkillList /> },
  { question: 'What do the four rating levels mean?', answer: <TierList /> },
  {
    question: 'Are the levels official?',
    answer: (
      <p>
        No. They are {brand.name}’s own levels, shown on the scale that players in your country use. They are not issued
        by a federation. “{brand.verifiedStamp}” means that a certified coach has approved the level.
      </p>
    ),
  },
  {
    question: 'What are analysis credits?',
    answer: (
      <p>
        A player without a club uses one analysis credit for each video. The first one is on us when your account is
        approved; more are under Subscription, one by one, in packages, or with a subscription each month. Club members’
        videos take none. If you withdraw a video before a coach begins to review it, its credit comes back.
      </p>
    ),
  },
  {
    question: 'How do I write to my coach?',
    answer: (
      <p>
        Under My Coaches, once you are connected. Messages need a subscription: Premium has 20 a month, Pro 100. Your
        coach’s answers are free.
      </p>
    ),
  },
  {
    question: 'Can I ask for a training session?',
    answer: (
      <p>
        Club members can: choose “Ask for a session” under My Training Sessions or My Coaches, and say what you would
        like to work on, which days suit you and for how long. Your coach books one, or tells you why not.
      </p>
    ),
  },
  {
    question: 'How am I told what is new?',
    answer: (
      <p>
        By the bell, by email, and, if you switch it on under My Profile, by notifications on your phone or computer.
        Each kind of email and each device can be switched off there; emails have a link for it too.
      </p>
    ),
  },
  {
    question: 'Who is Smashy?',
    answer: (
      <p>
        The assistant behind the button at the foot of each screen. It answers questions about padel, about how to use{' '}
        {brand.name}, and about your own published reviews. It does not replace your coach, and says so when it does not
        know.
      </p>
    ),
  },
  {
    question: 'What do club members get?',
    answer: (
      <p>
        Everything that other players get, and goals and training sessions set up by their coach. Their videos take no
        credits.
      </p>
    ),
  },
  {
    question: 'Who can see my data?',
    answer: (
      <p>
        Only coaches who are directly connected to you can access your data. If you belong to a club, the people who
        manage it see its members’ names, levels, videos and published reviews, and its coaches may take on your videos.
        Administrators see what they need to run the service; whenever one looks at it through your eyes, that is
        recorded. More is in the <a href="/privacy-policy">privacy policy</a>.
      </p>
    ),
  },
  {
    question: 'How do I protect my account?',
    answer: (
      <p>
        Set up a second factor in your profile, under Security: a passkey (your fingerprint, your face or your device’s
        PIN) or an authenticator app. Then nobody gets in who only knows your password. Keep the ten recovery codes that
        come with it: each signs you in once when you have lost your phone. If those are gone too, write to us.
      </p>
    ),
  },
  {
    question: 'Can my club show me in public?',
    answer: (
      <p>
        Only if you say so. In your <a href="/player/profile">profile</a> you decide whether your club may show you in
        its reels, awards and posts, and by which name; a card about you asks you once more. A no counts at once.
        Whoever appears on a public page without an account can <a href="/takedown">ask for a takedown</a>.
      </p>
    ),
  },
  {
    question: 'I manage a club. Where do I begin?',
    answer: (
      <p>
        With the invitation link on your <a href="/club/dashboard">dashboard</a>, or a{' '}
        <a href="/club/import">CSV of your players</a> from any spreadsheet or membership system; coaches are invited
        under Coaches. Reports tell how much is played and who gets better. Content holds highlight reels, player
        spotlights, the awards of a season, and posts about them for social media.
      </p>
    ),
  },
  {
    question: `Can I install ${brand.name} on my phone?`,
    answer: (
      <p>
        Yes. Choose “Install” or “Add to Home Screen” in your browser’s menu. It needs a connection to work; what a
        coach is writing in a review is kept on the device while there is none.
      </p>
    ),
  },
];
