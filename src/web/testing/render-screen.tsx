// Shows a screen, or a part of one, in the test's browser with a fake server behind it.

import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { readCatalogue } from '#domain/language/catalogue.ts';
import { type LanguageCode, sourceLanguage } from '#domain/language/languages.ts';
import type { Role } from '#domain/people/roles.ts';
import { reportCaughtError } from '#web/lib/http/caught-errors.ts';
import { createQueryClient } from '#web/lib/http/query-client.ts';
import { i18n } from '#web/lib/language.ts';
import { currentUserQuery } from '#web/lib/session/session.ts';
import { createAppRouter } from '#web/router.ts';
import { Toaster } from '#web/ui/feedback/toast.tsx';
import { ScaleMappingsContext } from '#web/ui/padel/scale-mappings.ts';
import danish from '../../../translations/da.po?raw';
import spanish from '../../../translations/es.po?raw';
import { type Answers, failure, fakeServer } from './fake-server.ts';
import { userWithRole } from './people.ts';

const catalogues: Record<LanguageCode, string> = { en: '', da: danish, es: spanish };

/** What a screen's texts are in a language; nothing in English, which is in the code. */
function translationsInto(language: LanguageCode): Messages {
  const entries = readCatalogue(catalogues[language]);
  return Object.fromEntries(entries.map(({ id, translation }) => [id, compileMessage(translation)]));
}

interface ScreenOptions {
  /** Who is signed in: a role, a person from `testUser(…)`, or null for a visitor. A player by default. */
  as?: Role | CurrentUser | null;
  /**
   * What the server answers, by endpoint name. There already: the current user, nothing for a second factor, empty bells, no
   * achievements, no subscription, no movement, no replay, no push, books that agree, no requests for
   * training and none of a club, no open sessions, no partner in a video, no word of who reviews one, looking first as
   * nobody changed it, no answers to notes, no earlier ones and nothing to send again (`defaultAnswers`).
   */
  answers?: Answers;
  /** In which it is read; English by default. */
  language?: LanguageCode;
}

/** What the frame and the sign-in screen ask for, whatever a test is about. */
export function defaultAnswers(user: CurrentUser | null): Answers {
  return {
    getCurrentUser: user ?? failure('unauthorized'),
    getSignInOptions: { google: false, devLogin: false, demo: false },
    // Nobody in a test's browser has a passkey.
    startPasskeySignIn: failure('unavailable'),
    getSecondFactor: { passkeys: [], totpSince: null, recoveryCodesLeft: 0, isRequired: false },
    listAchievements: { xpTotal: 0, counts: {}, latest: [] },
    listNotifications: [],
    listCoachNotifications: [],
    countUnreadMessages: { unread: 0 },
    getSubscriptionStatus: { hasSubscription: false, status: 'inactive', subscription: null, messageQuotaRemaining: 0 },
    listPaymentDifferences: { rows: [], next: null },
    getMovement: null,
    getOwnReplay: null,
    getPushSettings: { publicKey: '', devices: [], kinds: [] },
    listOwnTrainingRequests: { rows: [], next: null },
    listTrainingRequests: { rows: [], next: null },
    listTrainingSessions: [],
    listOpenSessions: [],
    listClubRequests: [],
    getVideoPartner: null,
    listWaitingVideos: [],
    getLookChoice: { when: 'after-sending', clubAsks: true },
    getReviewOpening: { opening: null },
    getClubLooks: { asks: true },
    listNoteThreads: { answering: null, refusal: null, threads: [] },
    listUnansweredNotes: { count: 0, first: [] },
    listOwnNotes: [],
    listSituationRequests: [],
  };
}

/** Like the server's own: what only its owner reads or does has no answer in a view, so that asking for it fails the test. */
function answersFor(user: CurrentUser | null, answers: Answers): Answers {
  if (!user?.viewedBy) return answers;
  const isOpen = (name: string) => !('ownAccount' in endpoints[name as EndpointName]);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => isOpen(name)));
}

const cleanUps: (() => void)[] = [];

/** As if every text were in one built file. */
globalThis.textFiles = [
  async (language) => {
    globalThis.translations = { ...globalThis.translations, [language]: translationsInto(language as LanguageCode) };
  },
];

/** Takes away what was rendered, as leaving or reloading the page does, and returns to English; what the browser stores remains. */
export function leaveScreens(): void {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  i18n.loadAndActivate({ locale: sourceLanguage, messages: {} });
  document.documentElement.lang = sourceLanguage;
  delete document.documentElement.dataset['language'];
}

/**
 * Renders an element inside the application's providers, or, given a path, the whole application at that path with its
 * guards and its frame. Returns what tests look at: calls received, the address, the query client. Find things through
 * `page` of `vitest/browser`.
 */
export function renderScreen(screen: ReactNode, { as = 'player', answers = {}, language }: ScreenOptions = {}) {
  const person = typeof as === 'string' ? userWithRole(as) : as;
  // Who reads a language has it in their profile.
  const user = person && language ? { ...person, language } : person;
  if (language) i18n.loadAndActivate({ locale: language, messages: translationsInto(language) });
  const server = fakeServer(answersFor(user, { ...defaultAnswers(user), ...answers }));
  const onUnauthorized = vi.fn();
  const queryClient = createQueryClient({ onUnauthorized });
  const isPath = typeof screen === 'string' && screen.startsWith('/');
  const router = isPath ? routerAt(screen, queryClient) : routerAround(screen, user);
  // A lone screen stands behind the guards: who is signed in is known already.
  if (!isPath) queryClient.setQueryData(currentUserQuery.queryKey, user);

  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, { onCaughtError: reportCaughtError });
  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </I18nProvider>,
  );
  const stopFollowing = i18n.on('change', () => void queryClient.invalidateQueries());
  cleanUps.push(() => {
    stopFollowing();
    root.unmount();
    container.remove();
    queryClient.clear();
  });
  return {
    received: server.received,
    queryClient,
    onUnauthorized,
    /** Path and query string of the address bar. */
    address: () => router.state.location.href,
  };
}

function routerAt(path: string, queryClient: QueryClient): AnyRouter {
  const router = createAppRouter(queryClient, { history: createMemoryHistory({ initialEntries: [path] }) });
  // A link that comes to lie under the pointer, wherever the last test left it, asks for nothing.
  router.update({ ...router.options, defaultPreload: false });
  return router;
}

/** A router that shows the element at every address, so that its links can be followed and looked at. */
function routerAround(screen: ReactNode, user: CurrentUser | null): AnyRouter {
  const routeTree = createRootRoute({
    component: () => (
      <ScaleMappingsContext value={user?.scaleMappings ?? []}>
        <Suspense fallback="Loading...">{screen}</Suspense>
      </ScaleMappingsContext>
    ),
    notFoundComponent: Outlet,
  });
  return createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }), notFoundMode: 'root' });
}
