// Runs around every test of the web: styles as in the application, a clean browser, and no error goes unnoticed.

// oxlint-disable-next-line import/no-unassigned-import -- has to come before React
import './without-devtools.ts';
// oxlint-disable-next-line import/no-unassigned-import -- has to come before the modules that open channels
import './own-channels.ts';
import '#web/styles.css';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { clearDrafts } from '#web/lib/drafts.ts';
import { loadLateParts } from '#web/lib/late/late.ts';
import { FakeEventSource } from './fake-event-source.ts';
import { responsesProcessed, stopFakeServer } from './fake-server.ts';
import { findSoon } from './find-soon.ts';
import { speedUpAnimations } from './quick-animations.ts';
import { allowMotion } from './reduced-motion.ts';
import { leaveScreens } from './render-screen.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- changes React
import './without-owner-stacks.ts';

// A real navigation would take the page away from under the test; tests look at `browserNavigation.goTo` instead.
const goTo = vi.spyOn(browserNavigation, 'goTo').mockImplementation(() => {});
const reload = vi.spyOn(browserNavigation, 'reload').mockImplementation(() => {});

window.EventSource = FakeEventSource as unknown as typeof EventSource;
// As in a window that has been open for a moment: what comes after the first paint has come. `late-component.test.tsx` looks at the moment
// before.
await Promise.all([
  import('#web/ui/feedback/toast-stack.tsx'),
  import('#web/ui/overlays/dialog-sheet.tsx'),
  import('#web/ui/overlays/menu-sheet.tsx'),
  import('#web/ui/overlays/popover-sheet.tsx'),
]);
loadLateParts(() => Promise.resolve());
findSoon();
await speedUpAnimations();

/** As in vitest.config.ts. */
const viewport = { width: 1280, height: 800 };

let consoleError: MockInstance<typeof console.error>;

beforeEach(async () => {
  FakeEventSource.opened.length = 0;
  goTo.mockClear();
  reload.mockClear();
  browserNavigation.leavingUntil = 0;
  await clearDrafts();
  localStorage.clear();
  sessionStorage.clear();
  consoleError = vi.spyOn(console, 'error');
});

afterEach(async ({ task }) => {
  // What stood on the screen tells more than what was not found there.
  if (task.result?.state === 'fail') {
    // oxlint-disable-next-line no-console -- for debugging a failed test
    console.log(`${task.name}: on the screen of ${innerWidth} × ${innerHeight} stood\n${document.body.innerText}`);
  }
  leaveScreens();
  vi.useRealTimers();
  await responsesProcessed();
  // A test that has failed may have left it to the next one.
  if (innerWidth !== viewport.width || innerHeight !== viewport.height)
    await page.viewport(viewport.width, viewport.height);
  await allowMotion();
  const errors = consoleError.mock.calls.map((parts) => parts.map(String).join(' '));
  consoleError.mockRestore();
  stopFakeServer();
  expect(errors, 'errors in the console').toEqual([]);
});
