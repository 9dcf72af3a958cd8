// The link to the privacy policy.

/** Opens in a new tab, so that nothing typed is lost. */
export function PrivacyPolicyLink() {
  return (
    <a
      href="/privacy-policy"
      target="_blank"
      rel="noopener"
      className="font-medium whitespace-nowrap text-primary underline"
    >
      Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
