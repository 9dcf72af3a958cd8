// What the screen of a video says while it loads, which stands in the page before any script has run.

export const loadingTitle = 'Loading video...';
export const loadingLead = 'The video is on its way, with its notes, its ratings and what to work on.';
