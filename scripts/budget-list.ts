// What each screen may weigh when it is the first: kilobytes of scripts, compressed with Brotli.

/** Most scripts that a browser may have to ask for before the first screen shows. */
export const maxScripts = 15;

interface Budget {
  name: string;
  /** The document: the application, or a public page. */
  page: string;
  /** The modules of the screen's routes, which the router loads before it shows. */
  modules: readonly string[];
  /** Thousands of bytes. */
  kilobytes: number;
}

/** The component of a route file, as the build splits it off. */
const screen = (route: string) => `src/web/routes/${route}.tsx?tsr-split=component`;
const frame = screen('_app');
const signedIn = (name: string, route: string, kilobytes: number): Budget => ({
  name,
  page: 'app.html',
  modules: [frame, screen(`_app/${route}`)],
  kilobytes,
});

export const budgets: readonly Budget[] = [
  { name: 'landing', page: 'index.html', modules: [], kilobytes: 2 },
  { name: 'sign-in', page: 'app.html', modules: [screen('auth')], kilobytes: 120 },
  signedIn('player dashboard', 'index', 150),
  signedIn('coach dashboard', 'coach/dashboard', 150),
  signedIn('club dashboard', 'club/dashboard', 150),
  signedIn('admin dashboard', 'admin/dashboard', 150),
  signedIn('my videos', 'player/videos', 150),
  signedIn('reviewed video', 'player/video-analysis.$videoId', 150),
  signedIn('workspace', 'coach/video-analysis.$videoId', 220),
];
