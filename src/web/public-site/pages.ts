// The public pages: what visitors can read before they sign in.

import type { ComponentType } from 'react';
import { placeholder } from '#contract/levels/certificate-page.ts';
import { reelPlaceholder } from '#contract/publicity/reel-page.ts';
import { brand } from '#domain/brand.ts';
import { CertificatePage } from './certificate/certificate-page.tsx';
import { HelpCenterPage } from './help-center/help-center-page.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { OfflinePage } from './offline/offline-page.tsx';
import { PrivacyPolicyPage } from './privacy-policy/privacy-policy-page.tsx';
import { ReelPage } from './reel/reel-page.tsx';

/** A page, and how search engines and link previews introduce it. */
export interface PublicPage {
  path: string;
  title: string;
  description: string;
  Page: ComponentType;
  /** Search engines leave it out: it is shown at other addresses than its own, or is nobody's to find. */
  isUnlisted?: boolean;
  /** What search engines are told, where the server decides it for each address. */
  robots?: string;
  /** The page's own address and picture in link previews, where they are not `path` and the product's picture. */
  preview?: { address: string; image: string; imageAlt: string };
  /** Module of its own, beside the theme menu's. */
  script?: string;
}

/** All of them; `scripts/pages/public-pages.ts` names the same addresses as files of the build. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: `${brand.name} – ${brand.tagline}`,
    description:
      'Share a video link of your padel. A certified coach reviews it with timestamped notes, ratings in 11 skills and a verified level.',
    Page: LandingPage,
  },
  {
    path: '/help-center',
    title: `Help Center – ${brand.name}`,
    description: `How to get started with ${brand.name}, how levels and reviews work, and how to delete or export your data.`,
    Page: HelpCenterPage,
  },
  {
    path: '/privacy-policy',
    title: `Privacy Policy – ${brand.name}`,
    description: `What ${brand.name} stores about you, why, for how long, and what you can ask for. In English and Danish.`,
    Page: PrivacyPolicyPage,
  },
  {
    path: '/verified',
    title: `${placeholder('name')}: ${placeholder('federation')} ${placeholder('level')}, ${brand.verifiedStamp}`,
    description: `${placeholder('label')}. Verified ${placeholder('month')} by ${placeholder('verifier')}.`,
    Page: CertificatePage,
    isUnlisted: true,
    preview: {
      address: `/verified/${placeholder('code')}`,
      image: `/verified/${placeholder('code')}/certificate.png`,
      imageAlt: `Certificate of ${placeholder('name')}: ${placeholder('federation')} ${placeholder('level')}, ${placeholder('label')}`,
    },
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
