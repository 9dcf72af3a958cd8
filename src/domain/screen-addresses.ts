// The addresses of all screens, and who may open each. The server uses them to answer 404.

import { coachesAndAdministrators, coachRoles, type Role, roles } from '#domain/people/roles.ts';

const anyone = 'anyone';
const players: readonly Role[] = ['player'];
const managers: readonly Role[] = ['club'];
const administrators: readonly Role[] = ['admin'];
const playersAndAdministrators: readonly Role[] = ['player', 'admin'];

/** All screens, as in the router, with the roles that may open them; `$` is the variable part of an address. */
const screenReaders = {
  '/': roles,
  '/admin': administrators,
  '/admin-setup': anyone,
  '/admin/analytics': administrators,
  '/admin/audit': administrators,
  '/admin/clubs': administrators,
  '/admin/create-club': administrators,
  '/admin/create-coach': administrators,
  '/admin/create-user': administrators,
  '/admin/dashboard': administrators,
  '/admin/failures': administrators,
  '/admin/goals': administrators,
  '/admin/level-scales': administrators,
  '/admin/level-verification': coachesAndAdministrators,
  '/admin/movement-analysis': coachesAndAdministrators,
  '/admin/password-reset-links': administrators,
  '/admin/password-setup': administrators,
  '/admin/payments': administrators,
  '/admin/performance-insights': administrators,
  '/admin/performance-training': administrators,
  '/admin/player-dashboard': administrators,
  '/admin/player/$': administrators,
  '/admin/reference-clips': administrators,
  '/admin/smashy': administrators,
  '/admin/submit-video': administrators,
  '/admin/takedowns': administrators,
  '/admin/takedowns/$': administrators,
  '/admin/training': administrators,
  '/admin/users': administrators,
  '/admin/video-annotations': administrators,
  '/admin/video-review/$': administrators,
  '/admin/videos': administrators,
  '/auth': anyone,
  '/club': managers,
  '/club/awards': managers,
  '/club/coaches': managers,
  '/club/comparison/$': managers,
  '/club/create-user': managers,
  '/club/dashboard': managers,
  '/club/groups': managers,
  '/club/groups/$': managers,
  '/club/highlights': managers,
  '/club/highlights/$': managers,
  '/club/import': managers,
  '/club/invite-coach': managers,
  '/club/messages': managers,
  '/club/messages/$': managers,
  '/club/juniors': managers,
  '/club/player/$': managers,
  '/club/players': managers,
  '/club/ranking-evenings': managers,
  '/club/ranking-evenings/$': managers,
  '/club/reports': managers,
  '/club/settings': managers,
  '/club/social': managers,
  '/club/spotlights': managers,
  '/club/video-analysis/$': managers,
  '/club/videos': managers,
  '/club/write': managers,
  '/coach': coachRoles,
  '/coach/add-player': coachRoles,
  '/coach/comparison/$': coachRoles,
  '/coach/dashboard': coachRoles,
  '/coach/messages': coachRoles,
  '/coach/player/$': coachRoles,
  '/coach/players': coachRoles,
  '/coach/profile': coachRoles,
  '/coach/ranking-evenings': coachRoles,
  '/coach/ranking-evenings/$': coachRoles,
  '/coach/reference-clips': coachRoles,
  '/coach/reference-clips/$': coachRoles,
  '/coach/schedule': coachRoles,
  '/coach/sessions': coachRoles,
  '/coach/video-analysis/$': coachRoles,
  '/coach/videos': coachRoles,
  '/complete-google-registration': anyone,
  '/confirm-email': anyone,
  '/dashboard': players,
  '/demo-roles': anyone,
  '/dev-login': anyone,
  '/email-auth': anyone,
  '/family': roles,
  '/login': anyone,
  '/my-coaches': players,
  '/my-coaches/find': players,
  '/nav-test': administrators,
  '/notifications': roles,
  '/pair-invitation': anyone,
  '/payment': roles,
  '/performance': players,
  '/player': playersAndAdministrators,
  '/player/club-messages': players,
  '/player/club-messages/$': players,
  '/player/comparison/$': playersAndAdministrators,
  '/player/goals': players,
  '/player/home': playersAndAdministrators,
  '/player/pair': players,
  '/player/pair/$': players,
  '/player/profile': roles,
  '/player/progress': playersAndAdministrators,
  '/player/training': players,
  '/player/video-analysis/$': playersAndAdministrators,
  '/player/videos': playersAndAdministrators,
  '/profile': roles,
  '/progress': players,
  '/role-switcher': roles,
  '/set-password': anyone,
  '/set-up-second-factor': anyone,
  '/stop-mails': anyone,
  '/subscription': roles,
  '/subscription-management': roles,
  '/takedown': anyone,
  '/test-billing': players,
  '/test-checkout/$': players,
  '/upload': playersAndAdministrators,
} as const satisfies Record<string, readonly Role[] | typeof anyone>;

export const screenAddresses = Object.keys(screenReaders) as (keyof typeof screenReaders)[];

const screens = screenAddresses.map((address) => address.split('/'));

/** Whether the application has a screen at a path, regardless of a final slash and capitals. */
export function isScreen(path: string): boolean {
  return screenAt(path) !== undefined;
}

/** Whether a role may open the screen at an address, regardless of the query; false if there is none. */
export function mayOpenScreen(role: Role, address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  const readers = readersOf(screenAt(path)?.address);
  return readers === anyone || readers.includes(role);
}

/** The roles that may open the screen of an address in the list, or `anyone`, signed in or not. */
export function readersOf(address: string | undefined): readonly Role[] | typeof anyone {
  return screenReaders[address as keyof typeof screenReaders] ?? [];
}

/** The screen at a path: its address, and the value of `$`. */
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

/** First segments of addresses for programs: the API, health, metrics, files, public pages of people. No screen is below them. */
const programSegments = /^\/(?:api|healthz|readyz|metrics|assets|verified|reel|shared-review)(?![a-z])/;

/**
 * Whether a person may have typed a path, or followed an old link to it: not a file, not hidden, and not below an address for
 * programs.
 */
export function mayBeTyped(path: string): boolean {
  return !/\.|%|\/\//.test(path) && !programSegments.test(path.toLowerCase());
}
