// The addresses at which the application has a screen. The server tells by them what is there and what is not.

/** Every one, as in the router; `$` stands for the one part of an address that differs. */
export const screenAddresses = [
  '/',
  '/admin',
  '/admin-setup',
  '/admin/analytics',
  '/admin/audit',
  '/admin/clubs',
  '/admin/create-club',
  '/admin/create-coach',
  '/admin/create-user',
  '/admin/dashboard',
  '/admin/failures',
  '/admin/goals',
  '/admin/level-verification',
  '/admin/movement-analysis',
  '/admin/password-reset-links',
  '/admin/password-setup',
  '/admin/performance-insights',
  '/admin/performance-training',
  '/admin/player-dashboard',
  '/admin/player/$',
  '/admin/smashy',
  '/admin/submit-video',
  '/admin/takedowns',
  '/admin/takedowns/$',
  '/admin/training',
  '/admin/users',
  '/admin/video-annotations',
  '/admin/video-review/$',
  '/admin/videos',
  '/auth',
  '/club',
  '/club/awards',
  '/club/coaches',
  '/club/create-user',
  '/club/dashboard',
  '/club/highlights',
  '/club/highlights/$',
  '/club/import',
  '/club/invite-coach',
  '/club/player/$',
  '/club/players',
  '/club/reports',
  '/club/social',
  '/club/spotlights',
  '/club/video-analysis/$',
  '/club/videos',
  '/coach',
  '/coach/add-player',
  '/coach/dashboard',
  '/coach/messages',
  '/coach/player/$',
  '/coach/players',
  '/coach/profile',
  '/coach/schedule',
  '/coach/sessions',
  '/coach/video-analysis/$',
  '/coach/videos',
  '/complete-google-registration',
  '/confirm-email',
  '/dashboard',
  '/demo-roles',
  '/dev-login',
  '/email-auth',
  '/login',
  '/my-coaches',
  '/my-coaches/find',
  '/nav-test',
  '/notifications',
  '/pair-invitation',
  '/payment',
  '/performance',
  '/player',
  '/player/goals',
  '/player/home',
  '/player/pair',
  '/player/pair/$',
  '/player/profile',
  '/player/progress',
  '/player/training',
  '/player/video-analysis/$',
  '/player/videos',
  '/profile',
  '/progress',
  '/role-switcher',
  '/set-password',
  '/set-up-second-factor',
  '/stop-mails',
  '/subscription',
  '/subscription-management',
  '/takedown',
  '/test-billing',
  '/test-checkout/$',
  '/upload',
] as const;

const screens = screenAddresses.map((address) => address.split('/'));

/** Whether the application has a screen at a path; a slash at its end makes no difference, capitals do not either. */
export function isScreen(path: string): boolean {
  return screenAt(path) !== undefined;
}

/** The screen at a path: its address, and what stands in the path for `$`. */
export function screenAt(path: string): { address: string; value: string | undefined } | undefined {
  const parts = path.toLowerCase().replace(/\/$/, '').split('/');
  const wanted = parts.length === 1 ? ['', ''] : parts;
  const found = screens.find(
    (screen) =>
      screen.length === wanted.length &&
      screen.every((part, index) => (part === '$' ? wanted[index] !== '' : part === wanted[index])),
  );
  return found && { address: found.join('/') || '/', value: wanted[found.indexOf('$')] };
}

/** First words of addresses that programs ask for: the API, health, measurements, files, certificates, reels. No screen lies below them. */
const machineWords = /^\/(?:api|healthz|readyz|metrics|assets|verified|reel)(?![a-z])/;

/**
 * Whether somebody may have typed a path, or followed an old link to it: it is neither a file, nor a hidden place, nor below a word that
 * programs ask for.
 */
export function couldBeTyped(path: string): boolean {
  return !/\.|%|\/\//.test(path) && !machineWords.test(path.toLowerCase());
}
