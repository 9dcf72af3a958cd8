/** Cards of one page: whole rows on every width. */
export const cardsOfPage = 24;
