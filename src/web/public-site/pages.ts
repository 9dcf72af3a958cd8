// The public pages, open to visitors who are not signed in.

import { t } from '@lingui/core/macro';
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
  /** Of the English page. */
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
    get title() {
      return `${brand.name} – ${brand.tagline}`;
    },
    get description() {
      return t`Share a video link of your padel match. A certified coach reviews it with timestamped notes, ratings in 11 skills and a verified level.`;
    },
    Page: LandingPage,
  },
  {
    path: '/help-center',
    get title() {
      return t`Help Center – ${{ product: brand.name }}`;
    },
    get description() {
      return t`How to get started with ${{ product: brand.name }}, how reviews and levels work, and how to delete or export your data.`;
    },
    Page: HelpCenterPage,
  },
  {
    path: '/privacy-policy',
    get title() {
      return t`Privacy Policy – ${{ product: brand.name }}`;
    },
    get description() {
      return t`What ${{ product: brand.name }} stores about you, why, for how long, and what your rights are. In English, Danish and Spanish.`;
    },
    Page: PrivacyPolicyPage,
  },
  {
    path: '/verified',
    title: `${placeholder('name')}: ${placeholder('shown')}, ${brand.verifiedStamp}`,
    get description() {
      return t`${{ label: placeholder('label') }}. Verified ${{ month: placeholder('month') }} by ${{ verifier: placeholder('verifier') }}.`;
    },
    Page: CertificatePage,
    isUnlisted: true,
    preview: {
      address: `/verified/${placeholder('code')}`,
      image: `/verified/${placeholder('code')}/certificate.png`,
      get imageAlt() {
        return t`Certificate of ${{ name: placeholder('name') }}: ${{ shown: placeholder('shown') }}, ${{ label: placeholder('label') }}`;
      },
    },
  },
  {
    path: '/verify',
    get title() {
      return t`Check a badge – ${{ product: brand.name }}`;
    },
    get description() {
      return t`Check a ${{ product: brand.name }} badge: whether it is unchanged, who issued it, and whether it is in force. In your browser, offline too.`;
    },
    Page: VerifyPage,
    script: '/public-site/verify/verify.ts',
  },
  {
    path: '/method',
    get title() {
      return t`How levels are measured – ${{ product: brand.name }}`;
    },
    get description() {
      return t`How ${{ product: brand.name }} measures a padel level from coaches’ ratings, why coaches are compared, how certain a level is, and how good the method is.`;
    },
    Page: MethodPage,
  },
  {
    path: '/reel',
    title: `${reelPlaceholder('title')} – ${reelPlaceholder('club')}`,
    get description() {
      return t`Highlights of ${{ club: reelPlaceholder('club') }}: ${{ size: reelPlaceholder('size') }}.`;
    },
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
    get title() {
      return t`Padel review of ${{ name: sharedReviewPlaceholder('name') }} – ${{ product: brand.name }}`;
    },
    description: sharedReviewPlaceholder('summary'),
    Page: SharedReviewPage,
    isUnlisted: true,
    preview: {
      address: `/shared-review/${sharedReviewPlaceholder('code')}`,
      image: `/shared-review/${sharedReviewPlaceholder('code')}/review.png`,
      get imageAlt() {
        return t`Padel review of ${{ name: sharedReviewPlaceholder('name') }}, ${{ month: sharedReviewPlaceholder('month') }}. ${{ summary: sharedReviewPlaceholder('summary') }}`;
      },
    },
  },
  {
    path: '/404',
    get title() {
      return t`404 Page Not Found – ${{ product: brand.name }}`;
    },
    get description() {
      return t`There is no page at this address.`;
    },
    Page: NotFoundPage,
    isUnlisted: true,
  },
  {
    path: '/offline',
    get title() {
      return t`No connection – ${{ product: brand.name }}`;
    },
    get description() {
      return t`${{ product: brand.name }} cannot be reached right now.`;
    },
    Page: OfflinePage,
    isUnlisted: true,
    script: '/public-site/offline/retry.ts',
  },
];
