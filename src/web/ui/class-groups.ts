// Which utilities set the same thing, for the merger of class names: those that our parts and screens use. The list that comes with
// tailwind-merge knows all of Tailwind, most of which would weigh on every first load for nothing. A new utility that shall give way to
// another one gets its line here; `class-names.test.ts` holds this list against theirs for all utilities in our sources.

import type { createTailwindMerge } from 'tailwind-merge';

type MergeConfig = ReturnType<Parameters<typeof createTailwindMerge>[0]>;
type Groups = MergeConfig['classGroups'];

const any = () => true;
const isLength = (value: string) => /^(?:[\d.]+$|px$|\[[\d.]|\[calc)/.test(value);
const isFontSize = (value: string) => /^(?:xs|sm|base|lg|\d?xl)$|^\[(?:[\d.]|clamp|calc|min|max)/.test(value);
const split = (names: string) => names.split(' ');

/** Groups of one utility each, which takes any value. */
const each = (names: string): Groups =>
  Object.fromEntries(split(names).map((name) => [name, [{ [name]: ['', any] }] as const]));

/** What sets all four sides, and with it what sets some of them. */
const overSides = (name: string, dash = '') => ({
  [name]: split('x y s t r b l').map((side) => name + dash + side),
  [`${name}${dash}x`]: split('s r l').map((side) => name + dash + side),
  [`${name}${dash}y`]: split('t b').map((side) => name + dash + side),
});

export const mergeConfig: MergeConfig = {
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...each('p px py ps pt pr pb pl m mx my mt mr mb ml gap gap-x gap-y scroll-my scroll-mt scroll-mb'),
    ...each('w h size min-w max-w min-h max-h basis grow shrink inset inset-x inset-y top right bottom left z order'),
    ...each(
      'items self content place-items justify justify-items justify-self grid-cols grid-rows col-span col-start row-span row-start',
    ),
    ...each(
      'rounded rounded-t rounded-r rounded-b rounded-l rounded-tl rounded-tr rounded-br rounded-bl divide-x divide-y',
    ),
    ...each(
      'leading tracking whitespace underline-offset decoration align list line-clamp wrap overflow overflow-x overflow-y overscroll',
    ),
    ...each(
      'opacity shadow fill accent from via to transition duration animate origin translate translate-x translate-y rotate scale',
    ),
    ...each(
      'cursor select touch resize appearance aspect columns pointer-events break-inside outline-offset backdrop-blur brightness',
    ),
    display: split('block contents flex grid hidden inline inline-block inline-flex inline-grid table flow-root'),
    position: split('static fixed absolute relative sticky'),
    visibility: split('visible invisible collapse'),
    'screen-readers': ['sr-only', 'not-sr-only'],
    'flex-direction': [{ flex: split('row row-reverse col col-reverse') }],
    'flex-wrap': [{ flex: split('wrap wrap-reverse nowrap') }],
    flex: [{ flex: [any] }],
    'font-size': [{ text: [isFontSize] }],
    'text-align': [{ text: split('left center right justify start end') }],
    'text-wrap': [{ text: split('wrap nowrap balance pretty') }],
    'text-overflow': ['truncate'],
    'text-color': [{ text: [any] }],
    'text-decoration': split('underline overline line-through no-underline'),
    'text-transform': split('uppercase lowercase capitalize normal-case'),
    'font-weight': [{ font: split('normal medium semibold bold extrabold') }],
    'font-family': [{ font: [any] }],
    'number-spacing': ['tabular-nums'],
    'numbers-normal': ['normal-nums'],
    'word-break': [{ break: split('normal words all keep') }],
    'bg-image': ['bg-none', { 'bg-linear': [any] }],
    'bg-color': [{ bg: [any] }],
    'border-collapse': [{ border: ['collapse', 'separate'] }],
    'border-style': [{ border: split('solid dashed dotted none') }],
    border: [{ border: ['', isLength] }],
    ...Object.fromEntries(
      split('x y s t r b l').map((side) => [`border-${side}`, [{ [`border-${side}`]: ['', isLength] }]]),
    ),
    'border-color': [{ border: [any] }],
    'ring-width': [{ ring: ['', isLength] }],
    'ring-color': [{ ring: [any] }],
    'outline-style': [{ outline: split('none hidden dashed') }],
    'outline-width': [{ outline: ['', isLength] }],
    'outline-color': [{ outline: [any] }],
    'stroke-width': [{ stroke: [isLength] }],
    stroke: [{ stroke: [any] }],
    'object-fit': [{ object: split('contain cover fill none') }],
    'object-position': [{ object: [any] }],
  },
  conflictingClassGroups: {
    ...overSides('p'),
    ...overSides('m'),
    ...overSides('border', '-'),
    ...overSides('scroll-m'),
    rounded: split('t r b l tl tr br bl').map((corner) => `rounded-${corner}`),
    'rounded-t': ['rounded-tl', 'rounded-tr'],
    'rounded-r': ['rounded-tr', 'rounded-br'],
    'rounded-b': ['rounded-br', 'rounded-bl'],
    'rounded-l': ['rounded-tl', 'rounded-bl'],
    size: ['w', 'h'],
    gap: ['gap-x', 'gap-y'],
    inset: split('inset-x inset-y top right bottom left'),
    'inset-x': ['right', 'left'],
    'inset-y': ['top', 'bottom'],
    flex: ['basis', 'grow', 'shrink'],
    overflow: ['overflow-x', 'overflow-y'],
    translate: ['translate-x', 'translate-y'],
    'font-size': ['leading'],
    'line-clamp': ['display', 'overflow'],
    'numbers-normal': ['number-spacing'],
    'number-spacing': ['numbers-normal'],
  },
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: split('* ** after before file marker placeholder selection'),
};
