// Budgets of each screen's first load: kilobytes of scripts, compressed with Brotli.

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

/** The component of a route file, split off by the build. */
const screen = (route: string) => `src/web/routes/${route}.tsx?tsr-split=component`;
const frame = screen('_app');
const signedIn = (name: string, route: string, kilobytes: number, scripts = 15): Budget => ({
  name,
  page: 'app.html',
  modules: ['src/web/application.tsx', frame, screen(`_app/${route}`)],
  kilobytes,
  scripts,
});

// Still to reach: a reviewed video 150 (docs/decisions/023-first-load.md).
export const budgets: readonly Budget[] = [
  { name: 'landing', page: 'index.html', modules: [], kilobytes: 2, scripts: 3 },
  { name: 'checking a badge', page: 'verify.html', modules: [], kilobytes: 9.9, scripts: 5 },
  { name: 'sign-in', page: 'app.html', modules: ['src/web/sign-in.tsx'], kilobytes: 97.2, scripts: 7 },
  signedIn('player dashboard', 'index', 152.6, 10),
  signedIn('coach dashboard', 'coach/dashboard', 146.8, 8),
  signedIn('club dashboard', 'club/dashboard', 145.2, 8),
  signedIn('admin dashboard', 'admin/dashboard', 148.4, 9),
  signedIn('my videos', 'player/videos', 153.2, 10),
  signedIn('reviewed video', 'player/video-analysis.$videoId', 169.5, 11),
  signedIn('workspace', 'coach/video-analysis.$videoId', 223, 17),
];
