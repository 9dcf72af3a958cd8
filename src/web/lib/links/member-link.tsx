// A member of the club, by name, leading to their page.

import { Link } from '@tanstack/react-router';
import { personName } from '#domain/people/person-name.ts';

interface MemberLinkProps {
  player: { id: string; firstName: string; lastName: string };
}

/** The name, and with it the way to what the player did. */
export function MemberLink({ player }: MemberLinkProps) {
  return (
    <Link
      to="/club/player/$userId"
      params={{ userId: player.id }}
      dir="auto"
      className="font-medium wrap-anywhere underline-offset-4 hover:underline"
    >
      <span translate="no">{personName(player)}</span>
    </Link>
  );
}
