// Texts of the loading screen, which are in the page before any script runs.

export const loadingTitle = 'Loading video...';
export const loadingLead = 'The video is on its way, with its notes, its ratings and what to work on.';
