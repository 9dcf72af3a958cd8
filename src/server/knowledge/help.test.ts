// The product's help: an entry for every screen and every setting, and every button that an entry quotes exists.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#domain/language/catalogue.ts';
import { mailKinds } from '#domain/messages/mail/mail-kinds.ts';
import { pushKinds } from '#domain/messages/push/push-kinds.ts';
import { readersOf, type screenAddresses } from '#domain/screen-addresses.ts';
import { entryIn } from '#server/assistant/answers/knowledge.ts';
import { inLanguage } from '#server/language/in-language.ts';
import { translationsFolder } from '#server/paths.ts';
import { readEntries } from './entries.ts';

/** A screen without help: what it is instead. */
const tool = { isFor: 'the person who runs or develops Pala' } as const;

/** The entry about each screen. A new screen names its own here. */
const screenHelp: Record<(typeof screenAddresses)[number], string | typeof tool> = {
  '/': 'product/my-dashboard',
  '/admin': 'administration/analytics',
  '/admin-setup': tool,
  '/admin/analytics': 'administration/analytics',
  '/admin/audit': 'administration/audit-log',
  '/admin/clubs': 'administration/clubs',
  '/admin/create-club': 'administration/clubs',
  '/admin/create-coach': 'administration/approve-people',
  '/admin/create-user': 'administration/approve-people',
  '/admin/dashboard': 'administration/analytics',
  '/admin/failures': 'administration/failed-mails',
  '/admin/goals': 'administration/sessions-and-goals',
  '/admin/level-scales': 'levels/fep-scale',
  '/admin/level-verification': 'coaching/verify-a-level',
  '/admin/movement-analysis': 'administration/movement-marks',
  '/admin/password-reset-links': 'administration/password-links',
  '/admin/password-setup': 'administration/password-links',
  '/admin/payments': 'administration/payments',
  '/admin/performance-insights': 'administration/coach-agreement',
  '/admin/performance-training': 'administration/sessions-and-goals',
  '/admin/player-dashboard': 'administration/view-as',
  '/admin/player/$': 'administration/approve-people',
  '/admin/reference-clips': 'coaching/reference-clips',
  '/admin/smashy': 'administration/open-questions',
  '/admin/submit-video': 'administration/assign-a-coach',
  '/admin/takedowns': 'administration/takedowns',
  '/admin/takedowns/$': 'administration/takedowns',
  '/admin/training': 'administration/sessions-and-goals',
  '/admin/users': 'administration/approve-people',
  '/admin/video-annotations': 'administration/correct-a-note',
  '/admin/video-review/$': 'administration/correct-a-note',
  '/admin/videos': 'administration/assign-a-coach',
  '/auth': 'account/create-an-account',
  '/club': 'clubs/figures',
  '/club/awards': 'clubs/awards',
  '/club/coaches': 'clubs/member-page',
  '/club/comparison/$': 'product/second-review',
  '/club/create-user': 'clubs/invite-people',
  '/club/dashboard': 'clubs/figures',
  '/club/groups': 'clubs/groups',
  '/club/groups/$': 'clubs/groups',
  '/club/highlights': 'clubs/reels',
  '/club/highlights/$': 'clubs/reels',
  '/club/import': 'clubs/invite-people',
  '/club/invite-coach': 'clubs/invite-people',
  '/club/messages': 'clubs/write-to-members',
  '/club/messages/$': 'clubs/write-to-members',
  '/club/juniors': 'clubs/juniors',
  '/club/player/$': 'clubs/member-page',
  '/club/players': 'clubs/many-members',
  '/club/ranking-evenings': 'clubs/ranking-evening',
  '/club/ranking-evenings/$': 'clubs/ranking-evening',
  '/club/reports': 'clubs/figures',
  '/club/settings': 'clubs/club-settings',
  '/club/social': 'clubs/spotlights-and-posts',
  '/club/spotlights': 'clubs/spotlights-and-posts',
  '/club/video-analysis/$': 'clubs/club-videos',
  '/club/videos': 'clubs/club-videos',
  '/club/write': 'clubs/write-to-members',
  '/coach': 'coaching/queue',
  '/coach/reference-clips': 'coaching/reference-clips',
  '/coach/reference-clips/$': 'coaching/reference-clips',
  '/coach/add-player': 'coaching/add-a-player',
  '/coach/comparison/$': 'product/second-review',
  '/coach/dashboard': 'coaching/queue',
  '/coach/messages': 'coaching/messages-to-players',
  '/coach/player/$': 'coaching/player-page',
  '/coach/players': 'coaching/player-page',
  '/coach/profile': 'coaching/coach-profile',
  '/coach/ranking-evenings': 'clubs/ranking-evening',
  '/coach/ranking-evenings/$': 'clubs/ranking-evening',
  '/coach/schedule': 'coaching/sessions',
  '/coach/sessions': 'coaching/sessions',
  '/coach/video-analysis/$': 'coaching/write-a-review',
  '/coach/videos': 'coaching/queue',
  '/complete-google-registration': 'account/create-an-account',
  '/confirm-email': 'account/create-an-account',
  '/dashboard': 'product/change-or-withdraw-video',
  '/demo-roles': tool,
  '/dev-login': tool,
  '/email-auth': 'account/create-an-account',
  '/family': 'clubs/juniors',
  '/login': 'account/password',
  '/my-coaches': 'product/messages',
  '/my-coaches/find': 'product/find-a-coach',
  '/nav-test': tool,
  '/notifications': 'product/notifications',
  '/pair-invitation': 'product/partner-pair-view',
  '/payment': 'product/credits',
  '/performance': 'product/performance-page',
  '/player': 'product/my-dashboard',
  '/player/club-messages': 'product/from-your-club',
  '/player/club-messages/$': 'product/from-your-club',
  '/player/comparison/$': 'product/second-review',
  '/player/goals': 'product/goals',
  '/player/home': 'product/my-dashboard',
  '/player/pair': 'product/partner-pair-view',
  '/player/pair/$': 'product/partner-pair-view',
  '/player/profile': 'account/name-and-email',
  '/player/progress': 'product/progress-page',
  '/player/training': 'product/training-sessions',
  '/player/video-analysis/$': 'product/what-a-review-holds',
  '/player/videos': 'product/change-or-withdraw-video',
  '/profile': 'account/name-and-email',
  '/progress': 'product/progress-page',
  '/role-switcher': 'administration/view-as',
  '/set-password': 'account/password',
  '/set-up-second-factor': 'administration/second-factor',
  '/stop-mails': 'product/notifications',
  '/subscription': 'product/premium-or-pro',
  '/subscription-management': 'product/manage-subscription',
  '/takedown': 'clubs/shown-in-public',
  '/test-billing': tool,
  '/test-checkout/$': tool,
  '/upload': 'product/add-a-video',
};

/** Where settings are. */
const settingSources = [
  'features/people/profile',
  'features/people/coach-profile',
  'features/clubs/settings',
  'features/training/calendar',
  'shell/theme-switch.tsx',
];

/** The entry about each setting, by the label of its field, switch or card. */
const settingHelp: Record<string, string> = {
  'First name': 'account/name-and-email',
  Language: 'account/language',
  'Look first': 'account/look-first',
  Reviews: 'account/look-first',
  'When to ask me': 'account/look-first',
  'Last name': 'account/name-and-email',
  Email: 'product/notifications',
  'Notifications on your devices': 'product/notifications',
  'Notify me about': 'product/notifications',
  'Show details': 'product/notifications',
  'Current password': 'account/password',
  'New password': 'account/password',
  'Confirm new password': 'account/password',
  'Where you are signed in': 'account/password',
  'Second factor': 'administration/second-factor',
  'Code from the app': 'administration/second-factor',
  /** Of a passkey; the club's is "Name of the club". */
  Name: 'administration/second-factor',
  'Your data': 'account/export-my-data',
  'Delete account': 'account/delete-my-account',
  Certificate: 'levels/certificate',
  'Public certificate': 'levels/certificate',
  'Club publicity': 'clubs/shown-in-public',
  'Can your club feature you?': 'clubs/shown-in-public',
  'About you': 'coaching/coach-profile',
  'Certified since': 'coaching/coach-profile',
  'Players can find me': 'coaching/coach-profile',
  'Your coach profile': 'coaching/coach-profile',
  Languages: 'coaching/coach-profile',
  Logo: 'clubs/club-settings',
  'Colour and logo': 'clubs/club-settings',
  'Name of the club': 'clubs/club-settings',
  'Calendar address': 'account/calendar-feed',
  'Your calendar': 'account/calendar-feed',
  Theme: 'account/look',
  'When reviews open': 'account/when-reviews-open',
  'Open my reviews': 'account/when-reviews-open',
  'Time of day': 'account/when-reviews-open',
};

/** The entry about each kind of email and notification that can be switched off. */
const kindHelp: Record<(typeof mailKinds)[number] | (typeof pushKinds)[number], string> = {
  reviews: 'product/notifications',
  messages: 'product/notifications',
  sessions: 'product/notifications',
  requests: 'product/notifications',
  connections: 'product/notifications',
  pairs: 'product/notifications',
  payments: 'product/notifications',
  applicants: 'product/notifications',
  invitations: 'clubs/invite-people',
  reports: 'clubs/figures',
  club: 'product/from-your-club',
  clips: 'coaching/reference-clips',
};

/** Texts that entries quote with a name or a moment in them, as the sources have them. */
const filledIn: Record<string, string> = {
  'Use as Emma': 'Use as ${{ firstName }}',
  'updated on': 'updated',
  '2 of 5, about 40 minutes left':
    '{number} of {total} </span> , about <Plural value={minutes} one="# minute" other="# minutes" /> left',
};

/** Topics about Pala. Others quote what is said on court. */
const aboutPala = new Set(['product', 'account', 'coaching', 'clubs', 'administration']);

const entries = new Map(readEntries().map((entry) => [entry.id, entry]));
const source = (folder: string) => fileURLToPath(new URL(`../../${folder}`, import.meta.url));

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(`${path}/${name}`));
}

const textOf = (paths: readonly string[]) =>
  paths
    .flatMap(filesIn)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

describe('help', () => {
  it.each(Object.entries(screenHelp))('on %s can be read by everyone who may open it', (address, id) => {
    if (typeof id !== 'string') return;
    const entry = entries.get(id);
    expect(entry?.id).toBe(id);
    const readers = readersOf(address);
    // Administrators open Switch Role in whichever role they view Pala.
    const isForAdministrators =
      address === '/role-switcher' || (readers !== 'anyone' && readers.every((role) => role === 'admin'));
    expect(entry?.readers === 'administrators' && !isForAdministrators).toBe(false);
  });

  it('is there for every setting of profile, club, calendar and theme', () => {
    const text = textOf(settingSources.map((path) => source(`web/${path}`)));
    const labels = [
      ...text.matchAll(/<\w*(?:Field|Switch)\b[^>]*?\blabel=(?:"|\{t`)([^"`]+)["`]/g),
      ...text.matchAll(/<(?:CardTitle|legend)\b[^>]*>\s*(?:\{t`)?([A-Z][^<{`]+?)(?:`\})?\s*</g),
    ].map(([, label = '']) => label);
    expect(new Set(labels)).toEqual(new Set(Object.keys(settingHelp)));
    for (const id of Object.values(settingHelp)) expect(entries.get(id)?.readers).toBe('everybody');
  });

  it('is there for every kind of email and notification that can be switched off', () => {
    expect(new Set([...mailKinds, ...pushKinds])).toEqual(new Set(Object.keys(kindHelp)));
    for (const id of Object.values(kindHelp)) expect(entries.get(id)?.readers).toBe('everybody');
  });

  it('quotes only texts that the screens have', () => {
    const screens = textOf([source('web'), source('domain')]).replaceAll(/\s+/g, ' ');
    const unknown = [...entries.values()].flatMap(({ id, topic, text, translations: { danish, spanish } }) =>
      [...(aboutPala.has(topic) ? text : '').matchAll(/["“]([^"”]+)["”]/g)]
        .map(([, quoted = '']) => quoted)
        // Texts of the product are not translated; what people say is.
        .filter((quoted) => danish.text.includes(quoted) && spanish.text.includes(quoted))
        .filter((quoted) => !screens.includes(filledIn[quoted] ?? quoted))
        .map((quoted) => `${id}: ${quoted}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(['da', 'es'] as const)('names buttons and screens as the screens do for a reader of %s', (language) => {
    const file = readFileSync(join(translationsFolder, `${language}.po`), 'utf8');
    const translated = new Map(readCatalogue(file).map(({ english, translation }) => [english, translation]));
    const inEnglish = inLanguage(language, () =>
      [...entries.values()].flatMap((entry) =>
        [...entryIn(language === 'da' ? 'danish' : 'spanish', entry).text.matchAll(/["“]([^"”]+)["”]/g)]
          .map(([, quoted = '']) => quoted)
          .filter((quoted) => aboutPala.has(entry.topic) && (translated.get(quoted) ?? quoted) !== quoted)
          .map((quoted) => `${entry.id}: ${quoted}`),
      ),
    );
    expect(inEnglish).toEqual([]);
  });
});
