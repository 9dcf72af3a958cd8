// What Smashy says before anything is asked, and when something fails.

import { brand } from '#brand';
import type { Role } from '#domain/people/roles.ts';

/** How many suggestions are shown, while only the greeting stands. */
export const shownSuggestions = 3;

const suggestions: Record<'player' | 'coach' | 'club' | 'admin', readonly string[]> = {
  player: [
    'What should I work on?',
    'How did my bandeja change?',
    'What is between me and the next level?',
    'What is the golden point?',
  ],
  coach: ['Which drills are there for the lob?', 'What does a 4.0 volley look like?', 'How are levels verified?'],
  club: ['How are levels verified?', 'How long does a review take?', 'What is the golden point?'],
  admin: ['How are levels verified?', 'Who can see a player’s videos?', 'How long does a review take?'],
};

/** Questions to begin with. */
export function suggestionsFor(role: Role): readonly string[] {
  const kind = role === 'coach_freelance' || role === 'coach_club' ? 'coach' : role;
  return suggestions[kind].slice(0, shownSuggestions);
}

export function greetingFor({ firstName, role }: { firstName: string; role: Role }): string {
  const own = role === 'player' ? ', your own play' : '';
  return `Hi ${firstName}! I am Smashy. Ask me about padel${own} or ${brand.name}.`;
}

/** What Smashy says to administrators who view the product as another person or role. */
export const viewedGreeting = `What people ask me stays between us, so I am quiet while you view ${brand.name} this way. Return to your own account and ask me there.`;

/** The toast of a failure, and what stands in the conversation then (docs/product.md#smashy). */
export const failureToast = {
  title: 'Connection Error',
  description: 'Smashy is taking a quick break. Try again in a moment!',
  tone: 'danger',
} as const;
export const failureReply = 'Sorry, I had a small technical issue. Please try asking me again.';
