// The density of a player's positions on one end of the court.

import { type HeatMap, heatCells } from '#domain/reviews/movement/heat-map.ts';
import { heatInWords } from '#domain/reviews/movement/movement-words.ts';
import { CourtLines } from './court.tsx';

/** Nothing is drawn below this share of the peak, so that the court stays visible. */
const faintest = 0.04;

/** One end of the court, net on the right, brighter is hotter; with a description for screen readers. */
export function HeatDrawing({ map, label }: { map: HeatMap; label: string }) {
  return (
    <svg viewBox="-0.5 -0.5 11 11" role="img" aria-label={`${label} ${heatInWords(map)}`} className="block w-full">
      <CourtLines />
      <g className="fill-accent" shapeRendering="crispEdges">
        {map.shares.map((share, cell) => {
          const strength = share / map.peak;
          if (strength < faintest) return null;
          const [column, row] = [cell % heatCells.along, Math.floor(cell / heatCells.along)];
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its place
              key={cell}
              x={column * heatCells.size}
              y={row * heatCells.size}
              width={heatCells.size}
              height={heatCells.size}
              opacity={0.9 * strength}
            />
          );
        })}
      </g>
      <path d="M3.05 0V10M3.05 5H10M10 0V10" className="stroke-on-court" fill="none" strokeWidth="0.06" opacity="0.6" />
    </svg>
  );
}
