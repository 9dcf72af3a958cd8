// Whether a person may appear in a club's content: reels, cards, awards, posts (docs/product.md#club-content).

/** A member's choice; null until they choose. */
export const contentChoices = ['agreed', 'refused'] as const;
export type ContentChoice = (typeof contentChoices)[number];

/** The facts behind the answer. They are read whenever something is shown, never stored. */
export interface ShownPerson {
  /** An active account, and a member of the club whose content it is. */
  isActiveMember: boolean;
  /** Their choice for this club; null until they choose. Choices for other clubs do not count. */
  choice: ContentChoice | null;
  /** Whether they are a junior: silence is then a no. */
  isJunior: boolean;
  /** Whether an administrator has granted a takedown. */
  isTakenDown: boolean;
}

/** Whether managers may use a member in drafts: until the member refuses, and a junior once the guardian agrees. */
export function mayBeDrafted({ isActiveMember, isJunior, choice }: ShownPerson): boolean {
  return isActiveMember && (isJunior ? choice === 'agreed' : choice !== 'refused');
}

/** Whether a member's play and name may be public: only with consent. */
export function mayBePublic(person: ShownPerson): boolean {
  return mayBeDrafted(person) && person.choice === 'agreed' && !person.isTakenDown;
}

/**
 * Whether a card about a member may be public: with consent to this card in its current form. General consent is not enough,
 * since a card quotes a review that only the member and their coach have read.
 */
export function mayCardBePublic(person: ShownPerson, hasAgreedToCard: boolean): boolean {
  return mayBeDrafted(person) && hasAgreedToCard && !person.isTakenDown;
}
