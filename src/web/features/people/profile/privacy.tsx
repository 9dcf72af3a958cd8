// The Privacy tab of a player's profile: what is public about them.

import { isClubMember } from '#domain/people/roles.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { CertificatePanel } from './certificate-panel.tsx';
import { ContentChoicePanel } from './content-choice-panel.tsx';

/** The certificate of a verified level, and a member's answers to their club. */
export function Privacy() {
  const user = useCurrentUser();
  return (
    <div className="grid gap-4 sm:gap-6">
      {user.isLevelVerified && <CertificatePanel />}
      {isClubMember(user) && <ContentChoicePanel />}
    </div>
  );
}
