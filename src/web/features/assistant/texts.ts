// Smashy's greetings, suggested questions and failure messages.

import { brand } from '#brand';
import type { Role } from '#domain/people/roles.ts';

/** Suggestions shown while there is only the greeting. */
export const maxSuggestions = 3;

const suggestions: Record<'player' | 'coach' | 'club' | 'admin', readonly string[]> = {
  player: [
    'What should I work on?',
    'How has my bandeja changed?',
    'What do I need for the next level?',
    'What is the golden point?',
  ],
  coach: ['Which drills help the lob?', 'What does a 4.0 volley look like?', 'How are levels verified?'],
  club: ['How are levels verified?', 'How long does a review take?', 'What is the golden point?'],
  admin: ['How are levels verified?', 'Who can see a player’s videos?', 'How long does a review take?'],
};

/** Suggested first questions. */
export function suggestionsFor(role: Role): readonly string[] {
  const kind = role === 'coach_freelance' || role === 'coach_club' ? 'coach' : role;
  return suggestions[kind].slice(0, maxSuggestions);
}

export function greetingFor({ firstName, role }: { firstName: string; role: Role }): string {
  const ownGame = role === 'player' ? ', your own game' : '';
  return `Hi ${firstName}! I’m Smashy. Ask me about padel${ownGame} or ${brand.name}.`;
}

/** For administrators who view the product as another person or role. */
export const impersonationGreeting = `My conversations are private, so I can’t answer while you view ${brand.name} as someone else. Go back to your own account to ask me.`;

/** Failure toast and the reply in the conversation (docs/product.md#smashy). */
export const failureToast = {
  title: 'Connection Error',
  description: 'Smashy is taking a quick break. Try again in a moment!',
  tone: 'danger',
} as const;
export const failureReply = 'Sorry, I had a small technical issue. Please try asking me again.';
