// The picture of a person, or their initials.

interface PortraitProps {
  person: { firstName: string; lastName: string; profileImageUrl: string | null };
}

/** Decorative: the name stands beside it. */
export function Portrait({ person }: PortraitProps) {
  const { firstName, lastName, profileImageUrl } = person;
  if (profileImageUrl !== null) {
    return (
      <img
        src={profileImageUrl}
        alt=""
        // Google refuses its pictures to pages that say where they are.
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
      {/* By characters as people count them: an accented letter stays whole. */}
      {[...firstName][0]}
      {[...lastName][0]}
    </span>
  );
}
