// The link to the privacy policy.

import { Trans } from '@lingui/react/macro';
import { pageAddress } from '#domain/language/page-addresses.ts';

/** Opens in a new tab, so that nothing typed is lost. */
export function PrivacyPolicyLink() {
  return (
    <a
      href={pageAddress('/privacy-policy')}
      target="_blank"
      rel="noopener"
      className="font-medium whitespace-nowrap text-primary underline"
    >
      <Trans>
        Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
      </Trans>
    </a>
  );
}
