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

// The wings of clubs and administration cost each first screen some 15 kB, which is to be won back. What is still to be reached: sign-in 120, each first screen 150, reviewed video 150 and workspace 220, each with 15 files (docs/decisions/023-first-load.md).
export const budgets: readonly Budget[] = [
  { name: 'landing', page: 'index.html', modules: [], kilobytes: 2, scripts: 3 },
  { name: 'sign-in', page: 'app.html', modules: [screen('auth')], kilobytes: 175, scripts: 15 },
  signedIn('player dashboard', 'index', 170, 20),
  signedIn('coach dashboard', 'coach/dashboard', 165.5, 16),
  signedIn('club dashboard', 'club/dashboard', 166.5, 18),
  signedIn('admin dashboard', 'admin/dashboard', 166, 17),
  signedIn('my videos', 'player/videos', 166.5, 17),
  signedIn('reviewed video', 'player/video-analysis.$videoId', 185, 28),
  signedIn('workspace', 'coach/video-analysis.$videoId', 277, 40),
];
