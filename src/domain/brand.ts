// The product's name and everything that another brand would change.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';

/** Name, contact and links of the brand. Another brand is one edit here (and the logo in `web/public/`). */
export const brand = {
  name: 'Pala',
  get tagline() {
    return say(msg`Padel Performance Analysis`);
  },
  /** The stamp of a verified level. */
  verifiedStamp: 'Pala Verified',
  supportMail: 'support@pala.example',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/pala.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@pala.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/pala-example' },
  ],
} as const;
