// The label of the consent checkbox.

import { Trans } from '@lingui/react/macro';
import { PrivacyPolicyLink } from './privacy-policy-link.tsx';

/** Links to the privacy policy. */
export function ConsentText() {
  return (
    <span>
      <Trans>
        I consent to the processing of my data as described in the <PrivacyPolicyLink />.
      </Trans>
    </span>
  );
}
