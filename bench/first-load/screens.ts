// The screens whose first load is measured, with the demo's people signed in.

export interface MeasuredScreen {
  name: string;
  path: string;
  /** `name=value`; empty for visitors. */
  cookie: string;
}

/** Signs the demo's people in at a server, and finds a reviewed video of the player and one that the coach may review. */
export async function chooseScreens(url: string): Promise<MeasuredScreen[]> {
  const signIn = async (name: string) => {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@demo.pala.example`, password: 'padel-demo' }),
    });
    if (!answer.ok) throw new Error(`${name} could not be signed in: ${answer.status}`);
    return (answer.headers.get('set-cookie') ?? '').split(';', 1).join('');
  };
  const player = await signIn('player');
  const coach = await signIn('coach');
  const read = async (path: string, cookie: string) => (await fetch(url + path, { headers: { cookie } })).json();
  const videos = (await read('/api/videos', player)) as { id: string; status: string }[];
  const queue = (await read('/api/reviews/queue', coach)) as { rows: { videoId: string }[] };
  const reviewed = videos.find(({ status }) => status === 'Analyzed')?.id;
  return [
    { name: 'landing', path: '/', cookie: '' },
    { name: 'sign-in', path: '/auth', cookie: '' },
    { name: 'player', path: '/', cookie: player },
    { name: 'coach', path: '/coach/dashboard', cookie: coach },
    { name: 'freelance coach', path: '/coach/dashboard', cookie: await signIn('freelance') },
    { name: 'club', path: '/club/dashboard', cookie: await signIn('club') },
    { name: 'admin', path: '/admin/dashboard', cookie: await signIn('admin') },
    { name: 'my videos', path: '/player/videos', cookie: player },
    { name: 'reviewed video', path: `/player/video-analysis/${reviewed}`, cookie: player },
    { name: 'workspace', path: `/coach/video-analysis/${queue.rows[0]?.videoId}`, cookie: coach },
  ];
}
