// The public pages, open to visitors who are not signed in.

import type { ComponentType } from 'react';
import { placeholder } from '#contract/levels/certificate-page.ts';
import { reelPlaceholder } from '#contract/publicity/reel-page.ts';
import { sharedReviewPlaceholder } from '#contract/reviews/shared-review-page.ts';
import { brand } from '#domain/brand.ts';
import { CertificatePage } from './certificate/certificate-page.tsx';
import { HelpCenterPage } from './help-center/help-center-page.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { MethodPage } from './method/method-page.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { OfflinePage } from './offline/offline-page.tsx';
import { PrivacyPolicyPage } from './privacy-policy/privacy-policy-page.tsx';
import { ReelPage } from './reel/reel-page.tsx';
import { SharedReviewPage } from './shared-review/shared-review-page.tsx';
import { VerifyPage } from './verify/verify-page.tsx';

/** A page with its metadata for search engines and link previews. */
export interface PublicPage {
  path: string;
  title: string;
  description: string;
  Page: ComponentType;
  /** Hidden from search engines. */
  isUnlisted?: boolean;
  /** Placeholder for the robots meta tag, where the server decides per address. */
  robots?: string;
  /** Address and picture for link previews, if not `path` and the default picture. */
  preview?: { address: string; image: string; imageAlt: string };
  /** An extra script module. */
  script?: string;
}

/** All public pages; `scripts/pages/public-pages.ts` lists the same addresses as build files. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: `${brand.name} – ${brand.tagline}`,
    description:
      'Share a video link of your padel match. A certified coach reviews it with timestamped notes, ratings in 11 skills and a verified level.',
    Page: LandingPage,
  },
  {
    path: '/help-center',
    title: `Help Center – ${brand.name}`,
    description: `How to get started with ${brand.name}, how reviews and levels work, and how to delete or export your data.`,
    Page: HelpCenterPage,
  },
  {
    path: '/privacy-policy',
    title: `Privacy Policy – ${brand.name}`,
    description: `What ${brand.name} stores about you, why, for how long, and what your rights are. In English and Danish.`,
    Page: PrivacyPolicyPage,
  },
  {
    path: '/verified',
    title: `${placeholder('name')}: ${placeholder('shown')}, ${brand.verifiedStamp}`,
    description: `${placeholder('label')}. Verified ${placeholder('month')} by ${placeholder('verifier')}.`,
    Page: CertificatePage,
    isUnlisted: true,
    preview: {
      address: `/verified/${placeholder('code')}`,
      image: `/verified/${placeholder('code')}/certificate.png`,
      imageAlt: `Certificate of ${placeholder('name')}: ${placeholder('shown')}, ${placeholder('label')}`,
    },
  },
  {
    path: '/verify',
    title: `Check a badge – ${brand.name}`,
    description: `Check a ${brand.name} badge: whether it is unchanged, who issued it, and whether it is in force. In your browser, offline too.`,
    Page: VerifyPage,
    script: '/public-site/verify/verify.ts',
  },
  {
    path: '/method',
    title: `How levels are measured – ${brand.name}`,
    description: `How ${brand.name} measures a padel level from coaches’ ratings, why coaches are compared, how certain a level is, and how good the method is.`,
    Page: MethodPage,
  },
  {
    path: '/reel',
    title: `${reelPlaceholder('title')} – ${reelPlaceholder('club')}`,
    description: `Highlights of ${reelPlaceholder('club')}: ${reelPlaceholder('size')}.`,
    Page: ReelPage,
    robots: reelPlaceholder('robots'),
    preview: {
      address: `/reel/${reelPlaceholder('code')}`,
      image: `/reel/${reelPlaceholder('code')}/preview.png`,
      imageAlt: `${reelPlaceholder('title')}, ${reelPlaceholder('club')}`,
    },
    script: '/public-site/reel/play-reel.ts',
  },
  {
    path: '/shared-review',
    title: `Padel review of ${sharedReviewPlaceholder('name')} – ${brand.name}`,
    description: sharedReviewPlaceholder('summary'),
    Page: SharedReviewPage,
    isUnlisted: true,
    preview: {
      address: `/shared-review/${sharedReviewPlaceholder('code')}`,
      image: `/shared-review/${sharedReviewPlaceholder('code')}/review.png`,
      imageAlt: `Padel review of ${sharedReviewPlaceholder('name')}, ${sharedReviewPlaceholder('month')}. ${sharedReviewPlaceholder('summary')}`,
    },
  },
  {
    path: '/404',
    title: `404 Page Not Found – ${brand.name}`,
    description: 'There is no page at this address.',
    Page: NotFoundPage,
    isUnlisted: true,
  },
  {
    path: '/offline',
    title: `No connection – ${brand.name}`,
    description: `${brand.name} cannot be reached right now.`,
    Page: OfflinePage,
    isUnlisted: true,
    script: '/public-site/offline/retry.ts',
  },
];
