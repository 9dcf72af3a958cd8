/** Days without activity after which a player counts as inactive. */
export const inactiveDays = ['30', '60', '90'] as const;
