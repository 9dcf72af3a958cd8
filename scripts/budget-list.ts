// What each screen may weigh when it is the first: kilobytes of scripts, compressed with Brotli.

interface Budget {
  name: string;
  /** The document: the application, or a public page. */
  page: string;
  /** The modules of the screen's routes, which the router loads before it shows. */
  modules: readonly string[];
  /** Thousands of bytes. */
  kilobytes: number;
  /** Most files. */
  scripts: number;
}

/** The component of a route file, as the build splits it off. */
const screen = (route: string) => `src/web/routes/${route}.tsx?tsr-split=component`;
const frame = screen('_app');
const signedIn = (name: string, route: string, kilobytes: number, scripts = 15): Budget => ({
  name,
  page: 'app.html',
  modules: [frame, screen(`_app/${route}`)],
  kilobytes,
  scripts,
});

// What is still to be reached: sign-in 120, each first screen 150, a reviewed video 150, and the last two with 15 files (docs/decisions/023-first-load.md).
export const budgets: readonly Budget[] = [
  { name: 'landing', page: 'index.html', modules: [], kilobytes: 2, scripts: 3 },
  { name: 'sign-in', page: 'app.html', modules: [screen('auth')], kilobytes: 130.5, scripts: 7 },
  signedIn('player dashboard', 'index', 158, 13),
  signedIn('coach dashboard', 'coach/dashboard', 154.5, 10),
  signedIn('club dashboard', 'club/dashboard', 156, 12),
  signedIn('admin dashboard', 'admin/dashboard', 156, 12),
  signedIn('my videos', 'player/videos', 155, 10),
  signedIn('reviewed video', 'player/video-analysis.$videoId', 169.5, 20),
  signedIn('workspace', 'coach/video-analysis.$videoId', 213, 28),
];
