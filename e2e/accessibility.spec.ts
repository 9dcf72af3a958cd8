// Every screen, at the width of a desktop and at that of a phone: nothing that axe calls serious, nothing wider than the screen, and content that
// begins at the line of all others.
//
// One load of a screen serves both widths; a page that phones are sent in place of another is loaded as a phone, too.

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { continueAs, demoEmail, expect, test } from './fixtures.ts';

/** What is looked at: the address, and the title that its screen has and an error screen has not. */
type Screens = Record<string, string | RegExp>;

/** By whose account (one of the demo's, or a visitor), and about what: few enough screens each that none takes long. */
const walks: readonly [who: string, about: string, screens: Screens][] = [
  [
    'visitor',
    'public pages',
    {
      // One landing page for desktops, one for phones.
      '/': /^(See your padel the way a coach does\.|Padel Performance Analysis)$/,
      '/help-center': 'Help Center',
      '/privacy-policy': 'Privacy Policy',
      '/takedown': 'Ask for a takedown',
      '/nope.html': '404 Page Not Found',
    },
  ],
  [
    'visitor',
    'coming in',
    {
      '/auth?tab=login': 'Sign in to Pala',
      '/auth?tab=register': 'Create your account',
      '/auth?tab=register&club=HAVNEN': 'Create your account',
      '/set-password': 'Set your password',
      // Asking about a registration: e2e/confirm-email.spec.ts. A link that is none leads to signing in.
      '/confirm-email': 'Sign in to Pala',
      '/stop-mails': 'This link is not whole',
    },
  ],
  [
    'visitor',
    'installation and demo',
    { '/admin-setup': 'Setup is done', '/dev-login': 'Developer Sign-In', '/demo-roles': 'Demo Accounts' },
  ],
  [
    'player',
    'dashboard and videos',
    { '/player': 'Welcome, Freja', '/player/videos': 'My Videos', '/player/videos?add=true': 'My Videos' },
  ],
  [
    'player',
    'progress',
    {
      '/progress': 'Your Progress Journey',
      '/progress?tab=history': 'Your Progress Journey',
      '/progress?tab=benchmarks': 'Your Progress Journey',
    },
  ],
  [
    'player',
    'performance',
    {
      '/performance': 'Performance Analytics',
      '/performance?tab=skills': 'Performance Analytics',
      '/performance?tab=tracking': 'Performance Analytics',
    },
  ],
  [
    'player',
    'paying',
    {
      '/subscription': 'Subscription',
      '/payment?product=credits-3': 'Payment',
      '/subscription-management': 'Your subscription',
      '/test-billing': 'Test billing',
    },
  ],
  [
    'player',
    'goals and training',
    {
      '/player/goals': 'My Goals',
      '/player/pair': 'Pair Matches',
      '/player/training': 'My Training Sessions',
      '/player/training?tab=completed': 'My Training Sessions',
    },
  ],
  [
    'player',
    'themselves',
    {
      '/player/profile': 'My Profile',
      '/player/profile?tab=goals': 'My Profile',
      '/player/profile?tab=training': 'My Profile',
      '/player/profile?tab=security': 'My Profile',
      '/nowhere': '404 Page Not Found',
    },
  ],
  [
    'direct',
    'figures',
    { '/player': 'Welcome, Oliver', '/progress': 'Your Progress Journey', '/performance': 'Performance Analytics' },
  ],
  [
    'direct',
    'what belongs to clubs, and coaches',
    {
      '/player/goals': 'My Goals',
      '/player/pair': 'Pair Matches',
      '/player/training': 'My Training Sessions',
      '/player/profile': 'My Profile',
      '/my-coaches': 'My Coaches',
      '/my-coaches/find': 'Find a coach',
    },
  ],
  [
    'coach',
    'videos',
    {
      '/coach/dashboard': 'Hello Lucía',
      '/coach/videos': 'Videos to Review',
      '/coach/videos?show=done': 'Videos to Review',
      '/coach/videos?show=unclaimed': 'Videos to Review',
    },
  ],
  [
    'coach',
    'levels and themselves',
    {
      '/admin/level-verification': 'Level Verification',
      '/admin/level-verification?show=second-opinion': 'Level Verification',
      '/coach/messages': 'Messages',
      '/coach/profile': 'My Profile',
      '/profile?tab=security': 'My Profile',
      '/profile?tab=coaching': 'My Profile',
      '/notifications': 'Notifications',
    },
  ],
  [
    'freelance',
    'players and sessions',
    {
      '/coach/players': 'My Players',
      '/coach/add-player': 'Add a player',
      '/coach/sessions': 'Training Sessions',
      '/coach/sessions?show=completed': 'Training Sessions',
      '/coach/sessions?view=week': 'Training Sessions',
      '/coach/schedule': 'Schedule Session',
    },
  ],
  ['club', 'dashboard', { '/club/dashboard': 'Club Dashboard' }],
  [
    'club',
    'people',
    {
      '/club/coaches': 'Coaches',
      '/club/invite-coach': 'Invite a coach',
      '/club/players': 'Players',
      '/club/create-user': 'Add people',
      '/club/import': 'Import players',
      '/club/videos': 'Club Videos',
    },
  ],
  [
    'club',
    'reports and content',
    {
      '/club/reports': 'Reports',
      '/club/awards': 'Seasonal Awards',
      '/club/highlights': 'Highlights',
      '/club/spotlights': 'Spotlights',
      '/club/social': 'Social media',
    },
  ],
  [
    'admin',
    'people',
    {
      '/admin/dashboard': 'Admin Dashboard',
      '/admin/users': 'User Management',
      '/admin/create-user': 'Invite a person',
      '/admin/create-coach': 'Invite a coach',
      '/admin/create-club': 'Create Club',
      '/admin/password-setup': 'Password setup',
      '/admin/password-reset-links': 'Password links',
      '/role-switcher': 'Switch Role',
    },
  ],
  [
    'admin',
    'players and training',
    {
      '/admin/player-dashboard': 'Player Dashboard',
      '/admin/training': 'Training Sessions',
      '/admin/training?book=true': 'Schedule Session',
      '/admin/goals': 'Goals',
      '/admin/performance-training': 'Performance Training',
      '/player': 'Player dashboard',
      '/player/videos': 'My Videos',
    },
  ],
  [
    'admin',
    'figures and records',
    {
      '/admin/analytics': 'System Analytics',
      '/admin/audit': 'Audit Logs',
      '/admin/failures': 'Failed emails and jobs',
      '/admin/takedowns': 'Takedowns',
      '/admin/performance-insights': 'Performance Insights',
      '/admin/performance-insights?tab=movers': 'Performance Insights',
      '/admin/performance-insights?tab=inactive': 'Performance Insights',
      '/admin/performance-insights?tab=agreement': 'Performance Insights',
    },
  ],
  [
    'admin',
    'videos and levels',
    {
      '/admin/videos': 'Videos',
      '/admin/submit-video': 'Submit a video',
      '/admin/video-annotations': 'Notes',
      '/admin/movement-analysis': 'Movement Analysis',
      '/admin/smashy': 'Open questions',
      '/admin/level-verification?show=verified': 'Level Verification',
      '/player/progress': 'Your Progress Journey',
      '/nav-test': 'Navigation Test',
    },
  ],
];

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** Of the page frame in the middle of the desktop's window. */
const leftEdge = (desktop.width - 1200) / 2 + 24;

for (const [who, about, screens] of walks) {
  const tag = about === 'public pages' ? '@phone' : [];
  test(`the screens of ${who} are accessible: ${about}`, { tag }, async ({ page }) => {
    await arrive(page, who);
    let before: string | RegExp = '';
    for (const [address, title] of Object.entries(screens)) {
      // Within the application, as people go, where the next title tells that the next screen is there.
      if (who === 'visitor' || before === '' || before === title) await page.goto(address);
      else await page.evaluate((to) => history.pushState({}, '', to), address);
      await expectScreen(page, title);
      if (who !== 'visitor') await expectLeftEdge(page);
      before = title;
    }
  });
}

test('a published review is accessible', async ({ page }) => {
  await arrive(page, 'player');
  const title = await follow(
    page,
    '/player/videos?status=analyzed',
    '/player/video-analysis/',
    /^\s*View Analysis of /,
  );
  await expectScreen(page, title);
});

test('the workspace of a review is accessible', async ({ page }) => {
  await arrive(page, 'coach');
  const title = await follow(page, '/coach/videos', '/coach/video-analysis/', /^\s*Open review of /);
  await expectScreen(page, title);
});

test('each part of a player’s page is accessible to their coach', async ({ page }) => {
  await arrive(page, 'freelance');
  await page.goto('/coach/players');
  const player = page.locator('a[href^="/coach/player/"]').first();
  const address = (await player.getAttribute('href')) ?? '';
  const name = ((await player.textContent()) ?? '').trim();
  for (const part of ['', '?part=goals', '?part=sessions', '?part=videos', '?part=notes']) {
    await page.goto(address + part);
    await expectScreen(page, name);
  }
});

test('each part of a person’s page, and of what administrators open, is accessible', async ({ page }) => {
  await arrive(page, 'admin');
  const name = await follow(page, '/admin/users?search=Nygaard', '/admin/player/', /^/);
  const address = new URL(page.url()).pathname;
  await expectScreen(page, name);
  for (const part of ['videos', 'goals', 'sessions', 'level', 'account', 'history']) {
    await page.goto(`${address}?part=${part}`);
    await expectScreen(page, name);
  }
  for (const part of ['', '&part=progress', '&part=level']) {
    await page.goto(`/admin/player-dashboard?player=${address.split('/').at(-1)}${part}`);
    await expectScreen(page, 'Player Dashboard');
  }
  await page.goto(`/admin/performance-training?player=${address.split('/').at(-1)}`);
  await expectScreen(page, 'Performance Training');
});

test('what administrators open over their screens is accessible: people', async ({ page }) => {
  await arrive(page, 'admin');
  await page.goto('/admin/users?search=Nygaard');
  const more = page.getByRole('button', { name: 'More for Freja Nygaard' });
  for (const [item, title] of [
    ['Change role or club', 'Role and club of Freja Nygaard'],
    ['Suspend', /^Suspend Freja/],
    ['Delete account', /^Delete the account/],
  ] as const) {
    await more.click();
    await page.getByRole('menuitem', { name: item }).click();
    await expectDialog(page, title);
  }
  await page.getByRole('button', { name: 'Adjust credits of Freja Nygaard' }).click();
  await expectDialog(page, /credits/i);
  await page.getByRole('checkbox', { name: 'Choose all 1' }).check();
  await page.getByRole('button', { name: 'Suspend those who are chosen' }).click();
  await expectDialog(page, 'Suspend 1 person');
});

test('what administrators open over their screens is accessible: clubs, notes and factors', async ({ page }) => {
  await arrive(page, 'admin');
  await page.goto('/admin/clubs');
  await page
    .getByRole('link', { name: 'Havnens Padel' })
    .or(page.getByRole('button', { name: 'Havnens Padel' }))
    .first()
    .click();
  await expectScreen(page, 'Havnens Padel');
  await page.getByRole('button', { name: 'Edit name or code' }).click();
  await expectDialog(page, /./);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expectDialog(page, /Havnens Padel/);
  await page.goto('/admin/video-annotations');
  await page
    .getByRole('button', { name: /^Correct/ })
    .first()
    .click();
  await expectDialog(page, 'Correct this note');
  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expectDialog(page, 'Set up an authenticator app');
});

/** One page frame: title and content begin at the left of the page's 1200 pixels, within its margin. */
async function expectLeftEdge(page: Page): Promise<void> {
  const lefts = await page
    .locator('main h1')
    .first()
    .evaluate((heading) => {
      // The title, and whatever stands first below it.
      const content = heading.closest('header')?.nextElementSibling ?? heading;
      return [heading, content].map((part) => Math.round(part.getBoundingClientRect().left));
    });
  expect(lefts, page.url()).toEqual([leftEdge, leftEdge]);
}

/** Expects a dialog with this title and nothing wrong with it or behind it, as a phone shows it, and closes it. */
async function expectDialog(page: Page, title: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title);
  await page.setViewportSize(phone);
  await expectAccessible(page, 'serious');
  await page.setViewportSize(desktop);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Opens the browser as one of the demo's people, in the light theme and without motion. */
async function arrive(page: Page, who: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (who !== 'visitor') await continueAs(page, demoEmail(who));
}

/** Expects the screen with this title (or its dialog, behind which the screen is out of reach), with all its data, and nothing wrong with it. */
async function expectScreen(page: Page, title: string | RegExp): Promise<void> {
  // Toasts are dialogs too, with their kind on the heading.
  const ofDialog = page.getByRole('dialog').getByRole('heading', { level: 2 }).and(page.locator(':not([data-type])'));
  const heading = page.getByRole('heading', { level: 1 }).and(page.locator(':visible')).or(ofDialog);
  for (const viewport of test.info().project.name === 'phone' ? [phone] : [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expect(heading).toHaveText(title);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page, 'serious');
  }
}

/** Follows the first link of a list that leads below `prefix`; tells the title of what it leads to, which is the link's text after `lead`. */
async function follow(page: Page, list: string, prefix: string, lead: RegExp): Promise<string> {
  await page.goto(list);
  const link = page.locator(`a[href^="${prefix}"]`).filter({ hasText: lead }).first();
  const name = (await link.textContent()) ?? '';
  await page.goto((await link.getAttribute('href')) ?? '');
  return name.trim().replace(lead, '');
}
