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

// What is still to be reached: sign-in 120, a reviewed video 150 (docs/decisions/023-first-load.md).
export const budgets: readonly Budget[] = [
  { name: 'landing', page: 'index.html', modules: [], kilobytes: 2, scripts: 3 },
  { name: 'sign-in', page: 'app.html', modules: [screen('auth')], kilobytes: 131.1, scripts: 8 },
  signedIn('player dashboard', 'index', 147.3, 10),
  signedIn('coach dashboard', 'coach/dashboard', 143.8, 7),
  signedIn('club dashboard', 'club/dashboard', 145.2, 9),
  signedIn('admin dashboard', 'admin/dashboard', 143.6, 7),
  signedIn('my videos', 'player/videos', 144.8, 8),
  signedIn('reviewed video', 'player/video-analysis.$videoId', 157.5, 9),
  signedIn('workspace', 'coach/video-analysis.$videoId', 207.4, 14),
];
