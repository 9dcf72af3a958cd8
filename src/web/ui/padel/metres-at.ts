// From the screen to the court.

import type { PointerEvent } from 'react';
import type { CourtPoint } from '#domain/reviews/court/court.ts';

/** The pointer's position on a drawn court, in metres; outside of it, too. */
export function metresAt({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): CourtPoint {
  const toMetres = currentTarget.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toMetres);
  return { x, y };
}
