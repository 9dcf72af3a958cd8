// Whether a person may be shown in what a club makes of its members' play: reels, cards, awards, posts (docs/product.md#club-content).

/** What a member has decided. Who has not decided has said neither. */
export const contentChoices = ['agreed', 'refused'] as const;
export type ContentChoice = (typeof contentChoices)[number];

/** What the answer rests on. It is worked out whenever something is shown, and never kept. */
export interface ShownPerson {
  /** An active account, and a member of the club whose content it is. */
  isActiveMember: boolean;
  /** What they decided for this club; null before they decide. A decision for another club does not count. */
  choice: ContentChoice | null;
  /** An administrator has granted that they are not shown in public. */
  isTakenDown: boolean;
}

/** Whether the club's manager may put a member into a draft: until the member says no. */
export function mayBeDrafted({ isActiveMember, choice }: ShownPerson): boolean {
  return isActiveMember && choice !== 'refused';
}

/** Whether everybody may see a member's play and name: only after their yes. */
export function mayBePublic(person: ShownPerson): boolean {
  return mayBeDrafted(person) && person.choice === 'agreed' && !person.isTakenDown;
}

/**
 * Whether a card about a member may leave the house: after their yes to this very card, as it is now. A yes in general does not do,
 * since a card quotes a review that only the member and their coach have read.
 */
export function mayCardBePublic(person: ShownPerson, hasAgreedToCard: boolean): boolean {
  return mayBeDrafted(person) && hasAgreedToCard && !person.isTakenDown;
}
