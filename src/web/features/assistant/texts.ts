// Smashy's greetings, suggested questions and failure messages.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { brand } from '#brand';
import { say } from '#domain/language/say.ts';
import type { Role } from '#domain/people/roles.ts';

/** Suggestions shown while there is only the greeting. */
export const maxSuggestions = 3;

const suggestions: Record<'player' | 'coach' | 'club' | 'admin', readonly MessageDescriptor[]> = {
  player: [
    msg`What should I work on?`,
    msg`How has my bandeja changed?`,
    msg`What do I need for the next level?`,
    msg`What is the golden point?`,
  ],
  coach: [msg`Which drills help the lob?`, msg`What does a 4.0 volley look like?`, msg`How are levels verified?`],
  club: [msg`How are levels verified?`, msg`How long does a review take?`, msg`What is the golden point?`],
  admin: [msg`How are levels verified?`, msg`Who can see a player’s videos?`, msg`How long does a review take?`],
};

/** Suggested first questions. */
export function suggestionsFor(role: Role): readonly string[] {
  const kind = role === 'coach_freelance' || role === 'coach_club' ? 'coach' : role;
  return suggestions[kind].slice(0, maxSuggestions).map(say);
}

export function greetingFor({ firstName, role }: { firstName: string; role: Role }): string {
  return role === 'player'
    ? t`Hi ${{ firstName }}! I’m Smashy. Ask me about padel, your own game or ${{ product: brand.name }}.`
    : t`Hi ${{ firstName }}! I’m Smashy. Ask me about padel or ${{ product: brand.name }}.`;
}

/** For administrators who view the product as another person or role. */
export const impersonationGreeting = msg`My conversations are private, so I can’t answer while you view ${{ product: brand.name }} as someone else. Go back to your own account to ask me.`;

/** Failure toast and the reply in the conversation (docs/product.md#smashy). */
export const failureToast = {
  title: msg`Connection Error`,
  description: msg`Smashy is taking a quick break. Try again in a moment!`,
} as const;
export const failureReply = msg`Sorry, I had a small technical issue. Please try asking me again.`;
