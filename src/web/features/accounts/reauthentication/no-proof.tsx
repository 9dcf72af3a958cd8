// Nothing to prove with: an account that signs in elsewhere, where that cannot be asked.

/** Says what would help. */
export function NoProof() {
  return (
    <p className="text-sm">
      There is nothing yet with which you could confirm it. Set a password first: your profile, under Security, mails
      you the link.
    </p>
  );
}
