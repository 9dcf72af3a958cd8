// For accounts without any way to reauthenticate, which sign in elsewhere.

/** Says what would help. */
export function NoWayToReauthenticate() {
  return (
    <p className="text-sm">
      You have no way to confirm it's you yet. Set a password first: request a link under Security in your profile.
    </p>
  );
}
