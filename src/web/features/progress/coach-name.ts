// A coach's name, also when the account is no more.

/** The coach as the player knows them; "a former coach" after the account is gone. */
export function coachName(coach: { firstName: string; lastName: string } | null): string {
  return coach ? `${coach.firstName} ${coach.lastName}` : 'a former coach';
}
