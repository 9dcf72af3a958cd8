// A person's picture or initials.

interface PortraitProps {
  person: { firstName: string; lastName: string; profileImageUrl: string | null };
}

/** Decorative, since the name is beside it. */
export function Portrait({ person }: PortraitProps) {
  const { firstName, lastName, profileImageUrl } = person;
  if (profileImageUrl !== null) {
    return (
      <img
        src={profileImageUrl}
        alt=""
        // Google refuses pictures to requests with a referrer.
        referrerPolicy="no-referrer"
        className="size-16 shrink-0 rounded-full bg-surface-sunken object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden
      className="grid size-16 shrink-0 place-items-center rounded-full bg-primary-soft font-heading text-lg font-semibold text-primary uppercase"
    >
      {/* By code point, so that letters beyond the basic plane stay whole. */}
      {[...firstName][0]}
      {[...lastName][0]}
    </span>
  );
}
