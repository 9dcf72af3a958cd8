// Labels for links to screens.

import type { Role } from '#domain/people/roles.ts';
import { isScreen, mayOpenScreen } from '#domain/screen-addresses.ts';

const labels: Record<string, string> = {
  '/': 'Dashboard',
  '/admin/analytics': 'System Analytics',
  '/admin/audit': 'Audit Logs',
  '/admin/clubs': 'Club Management',
  '/admin/create-club': 'Create Club',
  '/admin/create-user': 'Invite a person',
  '/admin/dashboard': 'Admin Dashboard',
  '/admin/failures': 'Failed emails and jobs',
  '/admin/level-verification': 'Level Verification',
  '/admin/movement-analysis': 'Movement Analysis',
  '/admin/password-reset-links': 'Password links',
  '/admin/password-setup': 'Password setup',
  '/admin/payments': 'Payments',
  '/admin/performance-insights': 'Performance Insights',
  '/admin/smashy': 'Open questions',
  '/admin/takedowns': 'Takedowns',
  '/admin/users': 'User Management',
  '/admin/videos': 'Videos',
  '/auth': 'Sign in',
  '/club/dashboard': 'Club Dashboard',
  '/club/groups': 'Groups',
  '/club/players': 'Players',
  '/club/ranking-evenings': 'Ranking Evenings',
  '/club/videos': 'Videos',
  '/coach/add-player': 'Add Player',
  '/coach/dashboard': 'Coach Dashboard',
  '/coach/messages': 'Messages',
  '/coach/players': 'My Players',
  '/coach/profile': 'Coach profile',
  '/coach/ranking-evenings': 'Ranking Evenings',
  '/coach/schedule': 'Schedule Session',
  '/coach/sessions': 'Training Sessions',
  '/coach/videos': 'Videos to Review',
  '/dashboard': 'My Videos',
  '/family': 'My family',
  '/help-center': 'Help Center',
  '/method': 'How levels are measured',
  '/my-coaches': 'My Coaches',
  '/my-coaches/find': 'Find a coach',
  '/performance': 'Performance',
  '/player/goals': 'My Goals',
  '/player/pair': 'Pair Matches',
  '/player/profile': 'My Profile',
  '/player/progress': 'Your progress',
  '/player/training': 'Training Sessions',
  '/player/videos': 'My Videos',
  '/privacy-policy': 'Privacy Policy',
  '/profile': 'My Profile',
  '/progress': 'Your progress',
  '/role-switcher': 'Switch Role',
  '/subscription': 'Subscription',
  '/subscription-management': 'Your subscription',
  '/payment': 'Pay',
  '/upload': 'Send a video',
};

/** Public pages that entries link to. */
const publicPages = ['/help-center', '/method', '/privacy-policy'];

/** Whether an address is a screen or a public page. */
export function isKnownAddress(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return isScreen(path) || publicPages.includes(path);
}

/** Whether this role may open an address. */
export function canOpenAddress(role: Role, address: string): boolean {
  return isScreen(address.split(/[?#]/, 1)[0] ?? '') ? mayOpenScreen(role, address) : isKnownAddress(address);
}

/** The label of an address, ignoring its query. */
export function screenLabel(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return labels[path] ?? 'Open';
}
