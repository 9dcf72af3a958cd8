// A picture of a padel court from behind the baseline, drawn to scale, for every video of the fake YouTube.

/** Metres along the court from the near glass, across from the left, and above the floor. */
type Place = readonly [x: number, y: number, height?: number];

/** The camera: metres behind the near glass and above the floor; `drop` is its tilt, `zoom` in pixels. */
const camera = { behind: 6.4, above: 4.6, drop: 0.32, zoom: 900 } as const;

/** Projects a place of the court into a picture of 1280 × 720. */
function project([x, y, height = 0]: Place): { x: number; y: number; scale: number } {
  const [forward, up] = [x + camera.behind, height - camera.above];
  const depth = forward * Math.cos(camera.drop) - up * Math.sin(camera.drop);
  const rise = forward * Math.sin(camera.drop) + up * Math.cos(camera.drop);
  const scale = camera.zoom / depth;
  return { x: 640 + (y - 5) * scale, y: 318 - rise * scale, scale };
}

const points = (places: readonly Place[]) =>
  places
    .map(project)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

const area = (places: readonly Place[], look: string) => `<polygon points="${points(places)}" ${look}/>`;
const line = (places: readonly Place[], look: string) => `<polyline points="${points(places)}" fill="none" ${look}/>`;

/** A wall between two places of the floor. */
const wall = ([x1, y1]: Place, [x2, y2]: Place, from: number, to: number, look: string) =>
  area(
    [
      [x1, y1, from],
      [x2, y2, from],
      [x2, y2, to],
      [x1, y1, to],
    ],
    look,
  );

/** A player on the court, seen from behind or from the front. */
function person(place: Place, shirt: string, racket: -1 | 1): string {
  const { x, y, scale } = project(place);
  const at = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})`;
  return `<g transform="${at}"><ellipse cx=".1" rx=".5" ry=".12" fill="#0008"/>
    <path d="M-.16 0-.1-.8M.18 0 .1-.8" stroke="#c99b77" stroke-width=".15" stroke-linecap="round"/>
    <path d="M-.24-.95h.48l.06.42h-.26L0-.66l-.04.13h-.26z" fill="#20242c"/>
    <path d="M-.25-1.5q.25-.1.5 0l.02.6h-.54z" fill="${shirt}"/>
    <path d="M${racket * 0.24}-1.42 ${racket * 0.46}-1.12 ${racket * 0.62}-1.3" stroke="#c99b77" stroke-width=".11" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
    <ellipse cx="${racket * 0.74}" cy="-1.5" rx=".12" ry=".16" fill="#16181d" transform="rotate(${racket * 25} ${racket * 0.74} -1.5)"/>
    <circle cy="-1.68" r=".14" fill="#c99b77"/><path d="M-.14-1.7a.14.14 0 0 1 .28 0z" fill="#3b2a20"/></g>`;
}

const white = 'stroke="#f4f7fb" stroke-width="3" stroke-linejoin="round"';
const steel = 'stroke="#0d1218" stroke-width="4"';
const corners: Place[] = [
  [0, 0],
  [0, 10],
  [20, 10],
  [20, 0],
];
const posts = (y: number) =>
  [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]
    .map((x) =>
      line(
        [
          [x, y],
          [x, y, x < 17 && x > 3 ? 3 : 4],
        ],
        steel,
      ),
    )
    .join('');
const net = (height: number): Place[] => [
  [10, 0, height + 0.04],
  [10, 5, height - 0.04],
  [10, 10, height + 0.04],
];
const ball = project([8.6, 4.4, 2.1]);

/** The scene, of an invented match. */
const scene = `<defs>
    <linearGradient id="hall" x2="0" y2="1"><stop stop-color="#0d141c"/><stop offset="1" stop-color="#1d2a37"/></linearGradient>
    <linearGradient id="floor" x2="0" y2="1"><stop stop-color="#2a5c98"/><stop offset="1" stop-color="#2f6db6"/></linearGradient>
    <pattern id="mesh" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 0h7M0 0v7" stroke="#b9c8d8" stroke-opacity=".35"/></pattern>
  </defs>
  <rect width="1280" height="720" fill="url(#hall)"/>
  <g fill="#f3f6d8" opacity=".9">${[250, 520, 760, 1030].map((x) => `<rect x="${x - 34}" y="26" width="68" height="9" rx="4"/>`).join('')}</g>
  ${area(
    [
      [-3, -2.5],
      [-3, 12.5],
      [23, 12.5],
      [23, -2.5],
    ],
    'fill="#243444"',
  )}
  ${area(corners, 'fill="url(#floor)"')}
  ${wall([20, 0], [20, 10], 0, 3, 'fill="#9fc3e6" fill-opacity=".16" stroke="#dcebf8" stroke-opacity=".5"')}
  ${wall([20, 0], [20, 10], 3, 4, 'fill="url(#mesh)"')}
  ${[0, 10].map((y) => `${wall([4, y], [16, y], 0, 3, 'fill="url(#mesh)"')}${wall([16, y], [20, y], 0, 3, 'fill="#9fc3e6" fill-opacity=".14"')}${wall([0, y], [4, y], 0, 3, 'fill="#9fc3e6" fill-opacity=".14"')}${posts(y)}`).join('')}
  ${line(
    [
      [20, 0, 4],
      [20, 10, 4],
    ],
    steel,
  )}
  ${line([...corners, [0, 0]], white)}
  ${line(
    [
      [3.05, 0],
      [3.05, 10],
    ],
    white,
  )}${line(
    [
      [16.95, 0],
      [16.95, 10],
    ],
    white,
  )}${line(
    [
      [3.05, 5],
      [16.95, 5],
    ],
    white,
  )}
  ${person([17.2, 3], '#c8472f', -1)}${person([13.4, 7.4], '#c8472f', 1)}
  ${area([...net(0.92), [10, 10], [10, 0]], 'fill="#0b1016" fill-opacity=".55"')}
  ${line(net(0.92), 'stroke="#f4f7fb" stroke-width="5"')}
  ${person([6.9, 3.1], '#8f979f', -1)}${person([5.6, 6.9], '#f2f4f6', 1)}
  <circle cx="${ball.x.toFixed(1)}" cy="${ball.y.toFixed(1)}" r="${(ball.scale * 0.06).toFixed(1)}" fill="#dff04a"/>`;

/** The picture as SVG that fills this width and height (pixels or per cent), cropped at the edges. */
export function courtPicture(width: number | '100%', height: number | '100%'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice">${scene}</svg>`;
}
