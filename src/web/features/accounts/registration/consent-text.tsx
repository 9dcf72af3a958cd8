// The words beside the box with which people consent.

import { PrivacyPolicyLink } from './privacy-policy-link.tsx';

/** Names what is agreed to, and links to it. */
export function ConsentText() {
  return (
    <span>
      I consent to the processing of my data as described in the <PrivacyPolicyLink />.
    </span>
  );
}
