// The public pages: what visitors can read before they sign in.

import type { ComponentType } from 'react';
import { brand } from '#domain/brand.ts';
import { HelpCenterPage } from './help-center/help-center-page.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { PrivacyPolicyPage } from './privacy-policy/privacy-policy-page.tsx';

/** A page, and how search engines and link previews introduce it. */
export interface PublicPage {
  path: string;
  title: string;
  description: string;
  Page: ComponentType;
}

/** All of them; `scripts/public-pages.ts` names the same addresses as files of the build. */
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
];
